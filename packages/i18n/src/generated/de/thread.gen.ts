// Made from messages/ by `node packages/i18n/generate.ts`. Change the messages, then run it again.
import { number, plural } from '../../runtime.ts'
import type { ThreadMessages } from '../types.gen.ts'

const messages: ThreadMessages = {
  loading: () => 'Beitrag wird geladen',
  earlier: () => 'Früher in diesem Gespräch',
  replies: () => 'Antworten',
  showMoreReplies: (a) => `${(plural('de', a.count) === 'one' ? `${number('de', a.count)} weitere Antwort anzeigen` : `${number('de', a.count)} weitere Antworten anzeigen`)}`,
  moreRepliesFailed: () => 'Antworten konnten nicht geladen werden. Bitte versuche es erneut.',
  loadMore: () => 'Mehr Antworten laden',
  loadingReplies: () => 'Antworten werden geladen',
  newReplies: (a) => `${(plural('de', a.count) === 'one' ? `${number('de', a.count)} neue Antwort` : `${number('de', a.count)} neue Antworten`)}`,
  noReplies: () => 'Noch keine Antworten',
  noRepliesText: () => 'Deine könnte die erste sein.',
  deletedTitle: () => 'Dieser Beitrag wurde gelöscht',
  deletedText: () => 'Der Autor hat ihn entfernt. Das Gespräch geht weiter.',
  unavailableTitle: () => 'Dieser Beitrag ist nicht verfügbar',
  unavailableText: () => 'Es gibt ihn nicht, oder er ist nur für andere sichtbar.',
  failedTitle: () => 'Dieser Beitrag konnte nicht geladen werden',
  failedText: () => 'Bitte prüfe deine Verbindung und versuche es erneut.',
  signInToReply: () => 'Melde dich an, um zu antworten',
  title: (a) => `${a.name}: „${a.text}“`,
  earlierFailed: () => 'Worauf dieser Beitrag antwortet, konnte nicht geladen werden.',
  headWarning: (a) => `Inhaltswarnung: ${a.warning}`,
  headAi: (a) => `Mit KI erzeugt, gepostet von @${a.username}: ${a.text}`,
  branchOf: (a) => `${a.name} und Antworten`,
  branchOfGone: () => 'Antworten auf einen Beitrag, der nicht verfügbar ist',
  onlyFollowing: (a) => `Nur Leute, denen @${a.username} folgt oder die @${a.username} erwähnt, können antworten.`,
  onlyMentioned: (a) => `Nur Leute, die @${a.username} erwähnt, können antworten.`,
  onlyAuthor: (a) => `Nur @${a.username} kann antworten.`,
  onlySome: () => 'Hier können nicht alle antworten.',
  ownFollowing: () => 'Nur Leute, denen du folgst oder die du erwähnst, können antworten.',
  ownMentioned: () => 'Nur Leute, die du erwähnst, können antworten.',
  ownNobody: () => 'Nur du kannst antworten.',
  keptReply: () => 'Deine Antwort ist aufgehoben:',
  writeReply: () => 'Antwort schreiben',
}
export default messages
