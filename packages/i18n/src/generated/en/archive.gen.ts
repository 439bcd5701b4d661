// Made from messages/ by `node packages/i18n/generate.ts`. Change the messages, then run it again.
import type { ArchiveMessages } from '../types.gen.ts'

const messages: ArchiveMessages = {
  title: (a) => `Your Skein archive, ${a.name}`,
  about: () => 'Everything you made on Skein. The same as data is in the folder “data”, your files are in “media”.',
  posts: () => 'Posts',
  messages: () => 'Messages',
  aiGenerated: () => 'Generated with AI',
  encrypted: () => 'Encrypted message: only your browser’s keys can open it.',
  chats: () => 'Conversations with the assistant',
}
export default messages
