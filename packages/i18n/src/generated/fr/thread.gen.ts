// Made from messages/ by `node packages/i18n/generate.ts`. Change the messages, then run it again.
import { number, plural } from '../../runtime.ts'
import type { ThreadMessages } from '../types.gen.ts'

const messages: ThreadMessages = {
  loading: () => 'Chargement de la publication',
  earlier: () => 'Plus tôt dans cette conversation',
  replies: () => 'Réponses',
  showMoreReplies: (a) => `${(plural('fr', a.count) === 'one' ? `Afficher ${number('fr', a.count)} autre réponse` : `Afficher ${number('fr', a.count)} autres réponses`)}`,
  moreRepliesFailed: () => 'Échec du chargement des réponses. Veuillez réessayer.',
  loadMore: () => 'Charger plus de réponses',
  loadingReplies: () => 'Chargement des réponses',
  newReplies: (a) => `${(plural('fr', a.count) === 'one' ? `${number('fr', a.count)} nouvelle réponse` : `${number('fr', a.count)} nouvelles réponses`)}`,
  noReplies: () => 'Pas encore de réponses',
  noRepliesText: () => 'La vôtre pourrait être la première.',
  deletedTitle: () => 'Cette publication a été supprimée',
  deletedText: () => 'Son auteur l’a retirée. La conversation continue.',
  unavailableTitle: () => 'Cette publication n’est pas disponible',
  unavailableText: () => 'Elle n’existe pas, ou son auteur la réserve à d’autres.',
  failedTitle: () => 'Cette publication n’a pas pu être chargée',
  failedText: () => 'Vérifiez votre connexion et réessayez.',
  signInToReply: () => 'Connectez-vous pour répondre',
  title: (a) => `${a.name} : « ${a.text} »`,
  earlierFailed: () => 'Ce à quoi cette publication répond n’a pas pu être chargé.',
  headWarning: (a) => `Avertissement sur le contenu : ${a.warning}`,
  headAi: (a) => `Généré par IA, publié par @${a.username} : ${a.text}`,
  branchOf: (a) => `${a.name} et les réponses`,
  branchOfGone: () => 'Réponses à une publication qui n’est pas disponible',
  onlyFollowing: (a) => `Seules les personnes que @${a.username} suit ou mentionne peuvent répondre.`,
  onlyMentioned: (a) => `Seules les personnes que @${a.username} mentionne peuvent répondre.`,
  onlyAuthor: (a) => `Seul @${a.username} peut répondre.`,
  onlySome: () => 'Tout le monde ne peut pas répondre ici.',
  ownFollowing: () => 'Seules les personnes que vous suivez ou mentionnez peuvent répondre.',
  ownMentioned: () => 'Seules les personnes que vous mentionnez peuvent répondre.',
  ownNobody: () => 'Vous seul pouvez répondre.',
  keptReply: () => 'Votre réponse est conservée :',
  writeReply: () => 'Écrire une réponse',
}
export default messages
