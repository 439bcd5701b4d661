// Made from messages/ by `node packages/i18n/generate.ts`. Change the messages, then run it again.
import type { TabMessages } from '../types.gen.ts'

const messages: TabMessages = {
  otherTab: () => 'Skein está abierto en otra pestaña de este navegador. Ciérralo allí para seguir aquí.',
  opening: () => 'Abriendo Skein …',
  failed: () => 'No se ha podido abrir Skein en este navegador. Necesita service workers e IndexedDB, que pueden faltar en las ventanas privadas.',
  noArchive: () => 'Este Skein funciona solo en tu navegador y no crea archivos de datos. Un servidor sí.',
}
export default messages
