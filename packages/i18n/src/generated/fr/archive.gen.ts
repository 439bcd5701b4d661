// Made from messages/ by `node packages/i18n/generate.ts`. Change the messages, then run it again.
import type { ArchiveMessages } from '../types.gen.ts'

const messages: ArchiveMessages = {
  title: (a) => `Votre archive Skein, ${a.name}`,
  about: () => 'Tout ce que vous avez créé sur Skein. Les mêmes données se trouvent dans le dossier « data », vos fichiers dans « media ».',
  posts: () => 'Publications',
  messages: () => 'Messages',
  aiGenerated: () => 'Généré avec l’IA',
  encrypted: () => 'Message chiffré : seules les clés de votre navigateur peuvent l’ouvrir.',
  chats: () => 'Conversations avec l’assistant',
}
export default messages
