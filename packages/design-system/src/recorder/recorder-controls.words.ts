import { defineWords } from '../provider/words.ts'

/** The names of a recorder's controls, and what is said before there is a picture. */
export const recorderControlWords = defineWords('recorder-controls', {
  record: 'Record',
  stop: 'Stop',
  pause: 'Pause',
  resume: 'Resume',
  takePhoto: 'Take photo',
  switchCamera: 'Switch camera',
  cancelCountdown: 'Cancel',
  tryAgain: 'Try again',
  turnOn: 'Turn on camera',
  /** Under the request for access: what it means (WCAG 3.3.2). */
  privacy: 'It stays off until you turn it on, and goes off when you leave. Nothing is sent before you send it.',
  asking: 'Waiting for your camera',
  askingText: 'Choose “Allow” when your browser asks.',
  deniedHelp: 'Allow camera and microphone for this site in your browser’s settings, then try again.',
  saving: 'Saving',
  /** The REC indicator; `time` is mm:ss. */
  rec: (time: string) => `REC ${time}`,
  /** In its place while the recording is paused. */
  paused: (time: string) => `Paused ${time}`,
  /** Over the picture, where the microphone is missing, busy or blocked. */
  noSound: 'No sound',

  recorder: 'Video recorder',
  recordAgain: 'Record Again',
  sendVideo: 'Send Video',
  sending: 'Sending...',
  yourVideo: 'Your video',
})

export type RecorderControlWords = typeof recorderControlWords.english
