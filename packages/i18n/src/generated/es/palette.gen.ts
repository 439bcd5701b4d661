// Made from messages/ by `node packages/i18n/generate.ts`. Change the messages, then run it again.
import type { PaletteMessages } from '../types.gen.ts'

const messages: PaletteMessages = {
  title: () => 'Comandos',
  placeholder: () => 'Busca una pantalla, una persona o una acción',
  actions: () => 'Acciones',
  newMessage: () => 'Nuevo mensaje',
  searchFor: (a) => `Buscar «${a.text}»`,
  notSearched: () => 'No se han podido buscar personas ni etiquetas.',
}
export default messages
