// Made from messages/ by `node packages/i18n/generate.ts`. Change the messages, then run it again.
import { number, plural } from '../../runtime.ts'
import type { ComposerMessages } from '../types.gen.ts'

const messages: ComposerMessages = {
  placeholder: () => 'Was beschäftigt dich?',
  newPost: () => 'Neuer Beitrag',
  post: () => 'Posten',
  posting: () => 'Wird gepostet...',
  addImage: () => 'Bild hinzufügen',
  addPoll: () => 'Umfrage hinzufügen',
  addEmoji: () => 'Emoji hinzufügen',
  generateImage: () => 'Bild erzeugen',
  enhance: () => 'Verbessern',
  charactersLeft: (a) => `${(plural('de', a.count) === 'one' ? `noch ${number('de', a.count)} Zeichen` : `noch ${number('de', a.count)} Zeichen`)}`,
  charactersOver: (a) => `${(plural('de', a.count) === 'one' ? `${number('de', a.count)} Zeichen zu viel` : `${number('de', a.count)} Zeichen zu viel`)}`,
  postCreated: () => 'Beitrag erstellt!',
  postFailed: () => 'Der Beitrag konnte nicht erstellt werden. Bitte versuche es erneut.',
  draftRestored: () => 'Entwurf wiederhergestellt',
  aiLabel: () => 'Dieser Text wurde mit KI verbessert',
  contentEnhanced: () => 'Text verbessert!',
  enhancementFailed: () => 'Verbessern fehlgeschlagen',
  enhancementFailedText: () => 'Der Text konnte nicht verbessert werden. Bitte versuche es erneut.',
  remove: () => 'Entfernen',
}
export default messages
