// Made from messages/ by `node packages/i18n/generate.ts`. Change the messages, then run it again.
import { number, plural } from '../../runtime.ts'
import type { ComposerMessages } from '../types.gen.ts'

const messages: ComposerMessages = {
  placeholder: () => 'Was beschäftigt dich?',
  post: () => 'Posten',
  posting: () => 'Wird gepostet...',
  charactersLeft: (a) => `${(plural('de', a.count) === 'one' ? `noch ${number('de', a.count)} Zeichen` : `noch ${number('de', a.count)} Zeichen`)}`,
  charactersOver: (a) => `${(plural('de', a.count) === 'one' ? `${number('de', a.count)} Zeichen zu viel` : `${number('de', a.count)} Zeichen zu viel`)}`,
  postCreated: () => 'Beitrag erstellt!',
  postFailed: () => 'Der Beitrag konnte nicht erstellt werden. Bitte versuche es erneut.',
  postWaits: () => 'Wartet. Wird gesendet, sobald du wieder online bist.',
  addImage: () => 'Bild hinzufügen',
  generateImage: () => 'Bild erzeugen',
  addVideo: () => 'Video hinzufügen',
  addPoll: () => 'Umfrage hinzufügen',
  addEmoji: () => 'Emoji hinzufügen',
  enhance: () => 'Verbessern',
  tools: () => 'Zum Beitrag hinzufügen',
  moreTools: () => 'Weiteres hinzufügen',
  draftRestored: () => 'Entwurf wiederhergestellt',
  discard: () => 'Verwerfen',
  continueDraft: () => 'Weiterschreiben',
  draftHolds: () => 'Mit mehr als Text',
  reply: () => 'Antworten',
  writeReply: () => 'Schreibe eine Antwort…',
  replyingTo: (a) => `Antwort an @${a.username}`,
  openFailed: () => 'Das Fenster zum Schreiben konnte nicht geöffnet werden. Prüfe deine Verbindung und versuche es erneut.',
}
export default messages
