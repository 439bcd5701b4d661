// Made from messages/ by `node packages/i18n/generate.ts`. Change the messages, then run it again.
import type { PaletteMessages } from '../types.gen.ts'

const messages: PaletteMessages = {
  title: () => 'Commandes',
  placeholder: () => 'Trouver un écran, une personne ou une action',
  actions: () => 'Actions',
  newMessage: () => 'Nouveau message',
  searchFor: (a) => `Chercher « ${a.text} »`,
  notSearched: () => 'Impossible de chercher des personnes et des hashtags.',
}
export default messages
