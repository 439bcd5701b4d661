import { useMemo, type ReactNode } from 'react'
import { DesignSystemProvider, cameraStudioWords, translate, useLocale, useWords } from '@skein/design-system'
import { recorderTranslations, type CameraMessages } from '@skein/feature-composer/recorder'
import { useMessages } from '@skein/i18n'

/** What stands beside the picture, and in the review. */
const studio = (m: CameraMessages) =>
  translate(cameraStudioWords, {
    title: m.title(),
    close: m.close(),
    mode: m.mode(),
    modes: { video: m.video(), photo: m.photo(), story: m.story(), reel: m.reel() },
    orientation: m.orientation(),
    orientations: { vertical: m.vertical(), horizontal: m.horizontal(), square: m.square() },
    filter: m.filter(),
    filters: {
      original: m.original(),
      vintage: m.vintage(),
      vibrant: m.vibrant(),
      cool: m.cool(),
      warm: m.warm(),
      dramatic: m.dramatic(),
    },
    music: m.music(),
    noMusic: m.noMusic(),
    locked: m.locked(),
    play: (title) => m.playTrack({ title }),
    stopPlaying: (title) => m.stopTrack({ title }),
    timer: m.timer(),
    timerAt: (length) => m.timerAt({ length }),
    seconds: (count) => m.seconds({ count }),
    secondsShort: (count) => m.secondsShort({ count }),
    device: m.device(),
    anyDevice: m.anyDevice(),
    unnamedDevice: (index) => m.unnamedDevice({ index }),
    picture: (width, height, rate) => {
      const size = { width: String(width), height: String(height) }
      return rate > 0 ? m.pictureAt({ ...size, rate }) : m.picture(size)
    },
    microphoneOn: m.microphoneOn(),
    noSound: m.noSound(),
    settings: m.settings(),
    done: m.done(),
    newPost: { video: m.newVideo(), photo: m.newPhoto(), story: m.newStory(), reel: m.newReel() },
    review: m.review(),
    retake: m.retake(),
    postToFeed: m.postToFeed(),
    loginToPost: m.loginToPost(),
    playVideo: m.play(),
    pauseVideo: m.pause(),
    photo: m.yourPhoto(),
    trim: m.trim(),
    trimStart: m.trimStart(),
    trimEnd: m.trimEnd(),
    kept: (part, whole) => m.kept({ part, whole }),
    cover: m.cover(),
    coverAt: (time) => m.coverAt({ time }),
    uploading: (percent) => m.uploading({ percent }),
    uploadFailed: m.uploadErrorText(),
    sizes: (done, whole) => m.sizes({ done, whole }),
    cancelUpload: m.cancel(),
    retryUpload: m.retry(),
  })

/** The words of the camera, in the reader's language, for the primitives inside. */
export function CameraWords({ children }: { children: ReactNode }) {
  const m = useMessages('camera')
  const words = useWords()
  const { locale, dir, timeZone } = useLocale()
  const translations = useMemo(() => [...recorderTranslations(m), studio(m)], [m])
  return (
    <DesignSystemProvider
      locale={locale}
      dir={dir}
      messages={words}
      translations={translations}
      {...(timeZone !== undefined && { timeZone })}
    >
      {children}
    </DesignSystemProvider>
  )
}
