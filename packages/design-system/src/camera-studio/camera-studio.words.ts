import { defineWords } from '../provider/words.ts'

/** The studio's own words. The controls that it shares with the recorder are `recorderControlWords`. */
export const cameraStudioWords = defineWords('camera-studio', {
  title: 'Camera',
  close: 'Close',
  mode: 'Mode',
  modes: { video: 'Video', photo: 'Photo', story: 'Story', reel: 'Reel' },
  orientation: 'Orientation',
  orientations: { vertical: 'Vertical', horizontal: 'Horizontal', square: 'Square' },
  filter: 'Filter',
  filters: {
    original: 'Original',
    vintage: 'Vintage',
    vibrant: 'Vibrant',
    cool: 'Cool',
    warm: 'Warm',
    dramatic: 'Dramatic',
  },
  music: 'Music',
  noMusic: 'No music',
  locked: 'Locked while recording',
  play: (title: string) => `Play ${title}`,
  stopPlaying: (title: string) => `Stop ${title}`,
  timer: 'Timer',
  /** The tool that opens it, and what it stands at. */
  timerAt: (length: string) => `Timer, ${length}`,
  /** Spoken and shown lengths of the timer. */
  seconds: (count: number) => (count === 1 ? '1 second' : `${count} seconds`),
  secondsShort: (count: number) => `${count} s`,
  device: 'Camera',
  /** Any camera that the browser picks. */
  anyDevice: 'Automatic',
  unnamedDevice: (index: number) => `Camera ${index}`,
  /** What the browser gave: pixels, and pictures a second where it tells (0 otherwise). */
  picture: (width: number, height: number, frameRate: number) =>
    `Picture ${width} × ${height}${frameRate > 0 ? `, ${frameRate} fps` : ''}`,
  microphoneOn: 'Microphone on',
  noSound: 'No sound',
  settings: 'Camera settings',
  done: 'Done',

  newPost: { video: 'New video', photo: 'New photo', story: 'New story', reel: 'New reel' },
  review: 'Review',
  retake: 'Retake',
  postToFeed: 'Post to Feed',
  loginToPost: 'Login to Post',
  playVideo: 'Play',
  pauseVideo: 'Pause',
  photo: 'Your photo',
  trim: 'Trim',
  trimStart: 'Start',
  trimEnd: 'End',
  /** '0:17 of 0:24': what is kept, of what was recorded. */
  kept: (part: string, whole: string) => `${part} of ${whole}`,
  cover: 'Cover',
  coverAt: (time: string) => `Picture at ${time}`,
  uploading: (percent: string) => `Uploading ${percent}`,
  uploadFailed: 'Failed to upload video. Please try again.',
  sizes: (done: string, whole: string) => `${done} of ${whole}`,
  cancelUpload: 'Cancel',
  retryUpload: 'Retry',
})

export type CameraStudioWords = typeof cameraStudioWords.english
