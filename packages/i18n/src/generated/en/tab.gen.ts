// Made from messages/ by `node packages/i18n/generate.ts`. Change the messages, then run it again.
import type { TabMessages } from '../types.gen.ts'

const messages: TabMessages = {
  otherTab: () => 'Skein is open in another tab of this browser. Close it there to go on here.',
  opening: () => 'Opening Skein …',
  failed: () => 'Skein could not be opened in this browser. It needs service workers and IndexedDB, which private windows may not have.',
  noArchive: () => 'This Skein runs in your browser alone and makes no archive. A server does.',
}
export default messages
