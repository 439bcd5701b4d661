// Made from messages/ by `node packages/i18n/generate.ts`. Change the messages, then run it again.
import type { TabMessages } from '../types.gen.ts'

const messages: TabMessages = {
  otherTab: () => 'Skein ist in einem anderen Tab dieses Browsers offen. Schließe es dort, um hier weiterzumachen.',
  opening: () => 'Skein wird geöffnet …',
  failed: () => 'Skein lässt sich in diesem Browser nicht öffnen. Es braucht Service Worker und IndexedDB, die es in privaten Fenstern oft nicht gibt.',
  noArchive: () => 'Dieses Skein läuft allein in deinem Browser und erstellt kein Archiv. Ein Server tut das.',
}
export default messages
