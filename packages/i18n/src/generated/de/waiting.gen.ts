// Made from messages/ by `node packages/i18n/generate.ts`. Change the messages, then run it again.
import { number, plural } from '../../runtime.ts'
import type { WaitingMessages } from '../types.gen.ts'

const messages: WaitingMessages = {
  waitingCount: (a) => `${(plural('de', a.count) === 'one' ? `${number('de', a.count)} wartet auf das Senden` : `${number('de', a.count)} warten auf das Senden`)}`,
  waitingShow: () => 'Anzeigen',
  waitingTitle: () => 'Wartet auf das Senden',
  waitingText: () => 'Wird in dieser Reihenfolge gesendet, sobald du wieder online bist.',
  tryAgain: () => 'Erneut versuchen',
  remove: () => 'Entfernen',
  waitingLike: () => 'Gefällt mir',
  waitingUnlike: () => '„Gefällt mir“ zurücknehmen',
  waitingRepost: () => 'Repost',
  waitingUnrepost: () => 'Repost zurücknehmen',
  waitingBookmark: () => 'Lesezeichen',
  waitingUnbookmark: () => 'Lesezeichen entfernen',
  waitingFollow: () => 'Folgen',
  waitingUnfollow: () => 'Nicht mehr folgen',
  waitingVote: () => 'Stimme',
  waitingPost: () => 'Beitrag',
  waitingReply: () => 'Antwort',
  waitingRefused: () => 'Konnte nicht gesendet werden.',
  waitingFailed: (a) => `${(plural('de', a.count) === 'one' ? `${number('de', a.count)} konnte nicht gesendet werden` : `${number('de', a.count)} konnten nicht gesendet werden`)}`,
}
export default messages
