/** What the recorder says, in the reader's language: for the camera's screen and for the small card of the composer. */
import { recorderControlWords, recorderWords, translate } from '@skein/design-system'
import type { useMessages } from '@skein/i18n'

export type CameraMessages = ReturnType<typeof useMessages<'camera'>>

/** What the recorder says of its steps and its errors. */
const recorder = (m: CameraMessages) =>
  translate(recorderWords, {
    accessErrorTitle: m.accessErrorTitle(),
    accessErrorText: m.accessErrorText(),
    accessRequiredTitle: m.accessRequiredTitle(),
    accessRequiredText: m.accessRequiredText(),
    notFoundTitle: m.noStreamTitle(),
    notFoundText: m.notFoundText(),
    inUseTitle: m.noStreamTitle(),
    inUseText: m.inUseText(),
    lostTitle: m.noStreamTitle(),
    lostText: m.lostText(),
    unsupportedTitle: m.unsupportedTitle(),
    unsupportedText: m.unsupportedText(),
    recordingErrorTitle: m.recordingErrorTitle(),
    recordingErrorText: m.recordingErrorText(),
    brokenText: m.brokenText(),
    failedTitle: m.failedTitle(),
    failedText: (reason) => m.failedText({ reason }),
    noDataText: m.noDataText(),
    recordedTitle: m.recordedTitle(),
    recordedText: (duration) => m.recordedText({ duration }),
    interruptedText: m.interruptedText(),
    cameraStarted: m.cameraStarted(),
    cameraSilent: m.cameraSilent(),
    recordingStarted: m.recordingStarted(),
    recordingElapsed: (duration) => m.recordingElapsed({ duration }),
    recordingStopped: (duration) => m.recordingStopped({ duration }),
    photoTaken: m.photoTaken(),
    spokenDuration: (seconds) => {
      const [minutes, rest] = [Math.floor(seconds / 60), seconds % 60]
      const parts = [
        ...(minutes > 0 ? [m.minutes({ count: minutes })] : []),
        ...(rest > 0 || minutes === 0 ? [m.seconds({ count: rest })] : []),
      ]
      return parts.join(' ')
    },
  })

/** The names of the controls. */
const controls = (m: CameraMessages) =>
  translate(recorderControlWords, {
    record: m.record(),
    stop: m.stop(),
    takePhoto: m.takePhoto(),
    switchCamera: m.switchCamera(),
    cancelCountdown: m.cancel(),
    tryAgain: m.tryAgain(),
    turnOn: m.turnOn(),
    privacy: m.privacy(),
    asking: m.asking(),
    askingText: m.askingText(),
    deniedHelp: m.deniedHelp(),
    saving: m.saving(),
    rec: (time) => m.rec({ time }),
    noSound: m.noSound(),
    recorder: m.recorder(),
    recordAgain: m.recordAgain(),
    sendVideo: m.postVideo(),
    sending: m.posting(),
    yourVideo: m.yourVideo(),
  })

/** Both sets, for the provider's `translations`. */
export const recorderTranslations = (m: CameraMessages) => [recorder(m), controls(m)]
