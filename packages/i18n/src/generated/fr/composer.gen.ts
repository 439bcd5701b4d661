// Made from messages/ by `node packages/i18n/generate.ts`. Change the messages, then run it again.
import { number, plural } from '../../runtime.ts'
import type { ComposerMessages } from '../types.gen.ts'

const messages: ComposerMessages = {
  placeholder: () => 'Quoi de neuf ?',
  newPost: () => 'Nouveau post',
  post: () => 'Publier',
  posting: () => 'Publication...',
  addImage: () => 'Ajouter une image',
  addPoll: () => 'Ajouter un sondage',
  addEmoji: () => 'Ajouter un emoji',
  generateImage: () => 'Générer une image',
  enhance: () => 'Améliorer',
  charactersLeft: (a) => `${(plural('fr', a.count) === 'one' ? `${number('fr', a.count)} caractère restant` : `${number('fr', a.count)} caractères restants`)}`,
  charactersOver: (a) => `${(plural('fr', a.count) === 'one' ? `${number('fr', a.count)} caractère de trop` : `${number('fr', a.count)} caractères de trop`)}`,
  postCreated: () => 'Post publié !',
  postFailed: () => 'Impossible de publier. Veuillez réessayer.',
  draftRestored: () => 'Brouillon restauré',
  aiLabel: () => 'Ce texte a été amélioré par l’IA',
  contentEnhanced: () => 'Contenu amélioré !',
  enhancementFailed: () => 'Échec de l’amélioration',
  enhancementFailedText: () => 'Impossible d’améliorer le contenu. Veuillez réessayer.',
  remove: () => 'Retirer',
}
export default messages
