// Made from messages/ by `node packages/i18n/generate.ts`. Change the messages, then run it again.
import { number, plural } from '../../runtime.ts'
import type { ComposerMessages } from '../types.gen.ts'

const messages: ComposerMessages = {
  placeholder: () => 'Quoi de neuf ?',
  post: () => 'Publier',
  posting: () => 'Publication...',
  charactersLeft: (a) => `${(plural('fr', a.count) === 'one' ? `${number('fr', a.count)} caractère restant` : `${number('fr', a.count)} caractères restants`)}`,
  charactersOver: (a) => `${(plural('fr', a.count) === 'one' ? `${number('fr', a.count)} caractère de trop` : `${number('fr', a.count)} caractères de trop`)}`,
  postCreated: () => 'Publication créée !',
  postFailed: () => 'Impossible de publier. Veuillez réessayer.',
  postWaits: () => 'En attente. Ce sera envoyé dès que vous serez de nouveau en ligne.',
  addImage: () => 'Ajouter une image',
  generateImage: () => 'Générer une image',
  addVideo: () => 'Ajouter une vidéo',
  addPoll: () => 'Ajouter un sondage',
  addEmoji: () => 'Ajouter un emoji',
  enhance: () => 'Améliorer',
  tools: () => 'Ajouter à votre publication',
  moreTools: () => 'Ajouter autre chose',
  draftRestored: () => 'Brouillon récupéré',
  discard: () => 'Supprimer',
  continueDraft: () => 'Continuer',
  draftHolds: () => 'Avec plus que du texte',
  reply: () => 'Répondre',
  writeReply: () => 'Écrivez une réponse…',
  replyingTo: (a) => `En réponse à @${a.username}`,
  openFailed: () => 'Impossible d’ouvrir l’éditeur. Vérifiez votre connexion et réessayez.',
}
export default messages
