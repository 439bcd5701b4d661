// Made from messages/ by `node packages/i18n/generate.ts`. Change the messages, then run it again.
import type { VideosMessages } from '../types.gen.ts'

const messages: VideosMessages = {
  label: () => 'Videos',
  carousel: () => 'Karussell',
  video: () => 'Video',
  next: () => 'Nächstes Video',
  previous: () => 'Voriges Video',
  goTo: (a) => `Zu Video ${a.number}`,
  position: (a) => `${a.number} von ${a.total}`,
  play: () => 'Abspielen',
  pause: () => 'Anhalten',
  mute: () => 'Stummschalten',
  unmute: () => 'Ton einschalten',
  progress: () => 'Fortschritt',
  time: (a) => `${a.at} von ${a.length}`,
  cannotPlay: () => 'Dieses Video lässt sich nicht abspielen',
  tryAgain: () => 'Erneut versuchen',
  named: (a) => `${a.name}: ${a.words}`,
  byName: (a) => `Video von ${a.name}`,
  watch: () => 'Video ansehen',
  noVideos: () => 'Noch keine Videos',
  noVideosText: () => 'Hier stehen Videos und Reels, die jemand postet. Nimm das erste auf.',
  openCamera: () => 'Kamera öffnen',
  loading: () => 'Videos werden geladen',
  moreFailed: () => 'Weitere Videos konnten nicht geladen werden.',
  gone: () => 'Dieses Video ist nicht verfügbar. Hier sind andere.',
  comments: () => 'Kommentare',
  commentsLoading: () => 'Kommentare werden geladen',
}
export default messages
