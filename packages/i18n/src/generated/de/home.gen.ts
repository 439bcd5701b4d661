// Made from messages/ by `node packages/i18n/generate.ts`. Change the messages, then run it again.
import type { HomeMessages } from '../types.gen.ts'

const messages: HomeMessages = {
  feedLabel: () => 'Beiträge',
  whichPosts: () => 'Welche Beiträge',
  everyone: () => 'Alle',
  following: () => 'Folge ich',
  loadMore: () => 'Mehr Beiträge laden',
  caughtUp: () => 'Du bist auf dem neuesten Stand',
  failedToLoad: () => 'Die Beiträge konnten nicht geladen werden. Bitte versuche es erneut.',
  emptyTitle: () => 'Noch keine Beiträge',
  emptyText: () => 'Der erste könnte deiner sein.',
  emptyFollowingTitle: () => 'Keine Beiträge von Leuten, denen du folgst',
  emptyFollowingText: () => 'Folge jemandem, dann erscheinen die Beiträge hier.',
  showEveryone: () => 'Alle anzeigen',
  camera: () => 'Kamera',
  backToTop: () => 'Nach oben',
  loadingPosts: () => 'Beiträge werden geladen',
}
export default messages
