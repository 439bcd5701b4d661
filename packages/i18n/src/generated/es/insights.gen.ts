// Made from messages/ by `node packages/i18n/generate.ts`. Change the messages, then run it again.
import type { InsightsMessages } from '../types.gen.ts'

const messages: InsightsMessages = {
  postOf: (a) => `Publicación de ${a.name}`,
  madeOf: () => 'Escrito por IA a partir de publicaciones públicas de tu muro.',
  turnOff: () => 'Desactivar',
  turnedOff: () => 'El resumen de IA está desactivado. En los ajustes se activa de nuevo.',
  turnOffFailed: () => 'No se pudo desactivar el resumen de IA. Inténtalo de nuevo.',
}
export default messages
