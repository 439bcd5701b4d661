// Made from messages/ by `node packages/i18n/generate.ts`. Change the messages, then run it again.
import type { ArchiveMessages } from '../types.gen.ts'

const messages: ArchiveMessages = {
  title: (a) => `Dein Skein-Archiv, ${a.name}`,
  about: () => 'Alles, was du auf Skein gemacht hast. Dieselben Daten liegen im Ordner „data“, deine Dateien in „media“.',
  posts: () => 'Beiträge',
  messages: () => 'Nachrichten',
  aiGenerated: () => 'Mit KI erstellt',
  encrypted: () => 'Verschlüsselte Nachricht: Nur die Schlüssel deines Browsers können sie öffnen.',
  chats: () => 'Gespräche mit dem Assistenten',
}
export default messages
