// Made from messages/ by `node packages/i18n/generate.ts`. Change the messages, then run it again.
import type { VideosMessages } from '../types.gen.ts'

const messages: VideosMessages = {
  label: () => 'Videos',
  carousel: () => 'carousel',
  video: () => 'video',
  next: () => 'Next video',
  previous: () => 'Previous video',
  goTo: (a) => `Go to video ${a.number}`,
  position: (a) => `${a.number} of ${a.total}`,
  play: () => 'Play',
  pause: () => 'Pause',
  mute: () => 'Mute',
  unmute: () => 'Unmute',
  progress: () => 'Progress',
  time: (a) => `${a.at} of ${a.length}`,
  cannotPlay: () => 'This video can’t be played',
  tryAgain: () => 'Try again',
  named: (a) => `${a.name}: ${a.words}`,
  byName: (a) => `Video by ${a.name}`,
  watch: () => 'Watch video',
  noVideos: () => 'No videos yet',
  noVideosText: () => 'Videos and reels that people post show here. Record the first one.',
  openCamera: () => 'Open camera',
  loading: () => 'Loading videos',
  moreFailed: () => 'More videos could not be loaded.',
  gone: () => 'This video is not available. Here are others.',
  comments: () => 'Comments',
  commentsLoading: () => 'Loading comments',
}
export default messages
