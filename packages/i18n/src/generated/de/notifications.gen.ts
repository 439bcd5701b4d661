// Made from messages/ by `node packages/i18n/generate.ts`. Change the messages, then run it again.
import { number, plural } from '../../runtime.ts'
import type { NotificationsMessages } from '../types.gen.ts'

const messages: NotificationsMessages = {
  list: () => 'Mitteilungen',
  loading: () => 'Mitteilungen werden geladen',
  empty: () => 'Noch keine Mitteilungen',
  emptyText: () => 'Hier erscheinen „Gefällt mir“, Antworten und neue Follower.',
  explorePosts: () => 'Beiträge entdecken',
  failedToLoad: () => 'Mitteilungen konnten nicht geladen werden. Bitte versuche es erneut.',
  loadMore: () => 'Mehr Mitteilungen laden',
  markAllRead: () => 'Alle als gelesen markieren',
  markedRead: () => 'Alle Mitteilungen sind gelesen',
  markFailed: () => 'Konnte nicht als gelesen markiert werden',
  newCount: (a) => `${(plural('de', a.count) === 'one' ? `${number('de', a.count)} neu` : `${number('de', a.count)} neu`)}`,
  newMany: () => '99+ neu',
  newNotifications: (a) => `${(plural('de', a.count) === 'one' ? `${number('de', a.count)} neue Mitteilung` : `${number('de', a.count)} neue Mitteilungen`)}`,
  unread: () => 'Ungelesen',
  today: () => 'Heute',
  yesterday: () => 'Gestern',
  earlier: () => 'Früher',
  two: (a) => `${a.first} und ${a.second}`,
  many: (a) => `${a.first}, ${a.second} und ${(plural('de', a.count) === 'one' ? `${number('de', a.count)} weitere Person` : `${number('de', a.count)} weitere Personen`)}`,
  liked: (a) => `${(plural('de', a.count) === 'one' ? `${a.names} gefällt dein Beitrag` : `${a.names} gefällt dein Beitrag`)}`,
  reposted: (a) => `${(plural('de', a.count) === 'one' ? `${a.names} hat deinen Beitrag geteilt` : `${a.names} haben deinen Beitrag geteilt`)}`,
  quoted: (a) => `${a.names} hat deinen Beitrag zitiert`,
  reacted: (a) => `${(plural('de', a.count) === 'one' ? `${a.names} hat auf deinen Beitrag reagiert` : `${a.names} haben auf deinen Beitrag reagiert`)}`,
  commented: (a) => `${(plural('de', a.count) === 'one' ? `${a.names} hat deinen Beitrag kommentiert` : `${a.names} haben deinen Beitrag kommentiert`)}`,
  mentioned: (a) => `${a.names} hat dich erwähnt`,
  followed: (a) => `${(plural('de', a.count) === 'one' ? `${a.names} folgt dir` : `${a.names} folgen dir`)}`,
  asked: (a) => `${a.names} möchte dir folgen`,
  ownPollEnded: () => 'Deine Umfrage ist beendet',
  pollEnded: (a) => `Eine Umfrage von ${a.names} ist beendet`,
  said: (a) => `${a.name}: „${a.text}“`,
  standing: () => 'Die Moderation hat etwas zu deinem Konto entschieden',
}
export default messages
