// Made from messages/ by `node packages/i18n/generate.ts`. Change the messages, then run it again.
import { number, plural } from '../../runtime.ts'
import type { WaitingMessages } from '../types.gen.ts'

const messages: WaitingMessages = {
  waitingCount: (a) => `${(plural('fr', a.count) === 'one' ? `${number('fr', a.count)} envoi en attente` : `${number('fr', a.count)} envois en attente`)}`,
  waitingShow: () => 'Afficher',
  waitingTitle: () => 'En attente d’envoi',
  waitingText: () => 'Tout sera envoyé dans cet ordre dès que vous serez de nouveau en ligne.',
  tryAgain: () => 'Réessayer',
  remove: () => 'Retirer',
  waitingLike: () => 'J’aime',
  waitingUnlike: () => 'Retirer un « J’aime »',
  waitingRepost: () => 'Repost',
  waitingUnrepost: () => 'Annuler un repost',
  waitingBookmark: () => 'Enregistrer',
  waitingUnbookmark: () => 'Retirer des enregistrements',
  waitingFollow: () => 'Suivre',
  waitingUnfollow: () => 'Ne plus suivre',
  waitingVote: () => 'Vote',
  waitingPost: () => 'Post',
  waitingReply: () => 'Réponse',
  waitingRefused: () => 'L’envoi a échoué.',
  waitingFailed: (a) => `${(plural('fr', a.count) === 'one' ? `${number('fr', a.count)} envoi a échoué` : `${number('fr', a.count)} envois ont échoué`)}`,
}
export default messages
