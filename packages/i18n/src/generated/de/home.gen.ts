// Made from messages/ by `node packages/i18n/generate.ts`. Change the messages, then run it again.
import { number, plural } from '../../runtime.ts'
import type { HomeMessages } from '../types.gen.ts'

const messages: HomeMessages = {
  whichPosts: () => 'Welche Beiträge',
  everyone: () => 'Alle',
  following: () => 'Folge ich',
  feeds: () => 'Feeds',
  emptyTitle: () => 'Noch keine Beiträge',
  emptyText: () => 'Der erste könnte deiner sein.',
  emptyFollowingTitle: () => 'Keine Beiträge von Leuten, denen du folgst',
  emptyFollowingText: () => 'Folge jemandem, dann erscheinen die Beiträge hier.',
  showEveryone: () => 'Alle anzeigen',
  camera: () => 'Kamera',
  newPosts: (a) => `${(plural('de', a.count) === 'one' ? `${number('de', a.count)} neuer Beitrag` : `${number('de', a.count)} neue Beiträge`)}`,
  findPeople: () => 'Leute finden',
}
export default messages
