// Made from messages/ by `node packages/i18n/generate.ts`. Change the messages, then run it again.
import type { PaletteMessages } from '../types.gen.ts'

const messages: PaletteMessages = {
  title: () => 'Commands',
  placeholder: () => 'Find a screen, a person or an action',
  actions: () => 'Actions',
  newMessage: () => 'New message',
  searchFor: (a) => `Search for “${a.text}”`,
  notSearched: () => 'People and hashtags could not be searched.',
}
export default messages
