// Made from messages/ by `node packages/i18n/generate.ts`. Change the messages, then run it again.
import type { PaletteMessages } from '../types.gen.ts'

const messages: PaletteMessages = {
  title: () => 'Befehle',
  placeholder: () => 'Bereich, Person oder Aktion finden',
  actions: () => 'Aktionen',
  newMessage: () => 'Neue Nachricht',
  searchFor: (a) => `Nach „${a.text}“ suchen`,
  notSearched: () => 'Personen und Hashtags konnten nicht durchsucht werden.',
}
export default messages
