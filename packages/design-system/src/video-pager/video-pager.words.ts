import { defineWords } from '../provider/words.ts'

/** The words that a video pager says itself. Times come written out (`0:12`), counts as numbers. */
export const videoPagerWords = defineWords('video-pager', {
  carousel: 'carousel',
  video: 'video',
  next: 'Next video',
  previous: 'Previous video',
  goTo: (number: number) => `Go to video ${number}`,
  position: (number: number, total: number) => `${number} of ${total}`,
  play: 'Play',
  pause: 'Pause',
  mute: 'Mute',
  unmute: 'Unmute',
  progress: 'Progress',
  time: (at: string, length: string) => `${at} of ${length}`,
  retry: 'Try again',
  failed: 'This video can’t be played',
})
