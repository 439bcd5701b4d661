// Made from messages/ by `node packages/i18n/generate.ts`. Change the messages, then run it again.
import type { PaletteMessages } from '../types.gen.ts'

const messages: PaletteMessages = {
  title: () => 'Befehle',
  placeholder: () => 'Bereich, Person oder Aktion finden',
  actions: () => 'Aktionen',
  newMessage: () => 'Neue Nachricht',
  nothing: (a) => `Nichts heißt „${a.text}“.`,
  notSearched: () => 'Personen und Hashtags konnten nicht durchsucht werden.',
}
export default messages
