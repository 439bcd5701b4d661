// Made from messages/ by `node packages/i18n/generate.ts`. Change the messages, then run it again.
import { number, plural } from '../../runtime.ts'
import type { ComposerMessages } from '../types.gen.ts'

const messages: ComposerMessages = {
  placeholder: () => '¿En qué estás pensando?',
  post: () => 'Publicar',
  posting: () => 'Publicando...',
  charactersLeft: (a) => `${(plural('es', a.count) === 'one' ? `queda ${number('es', a.count)} carácter` : `quedan ${number('es', a.count)} caracteres`)}`,
  charactersOver: (a) => `${(plural('es', a.count) === 'one' ? `${number('es', a.count)} carácter de más` : `${number('es', a.count)} caracteres de más`)}`,
  postCreated: () => '¡Publicación creada!',
  postFailed: () => 'No se pudo crear la publicación. Inténtalo de nuevo.',
  postWaits: () => 'En espera. Se enviará cuando vuelvas a tener conexión.',
  addImage: () => 'Añadir imagen',
  generateImage: () => 'Generar imagen',
  addVideo: () => 'Añadir vídeo',
  addPoll: () => 'Añadir encuesta',
  addEmoji: () => 'Añadir emoji',
  enhance: () => 'Mejorar',
  tools: () => 'Añadir a tu publicación',
  moreTools: () => 'Añadir algo más',
  draftRestored: () => 'Borrador recuperado',
  discard: () => 'Descartar',
  continueDraft: () => 'Continuar',
  draftHolds: () => 'Con algo más que texto',
  reply: () => 'Responder',
  writeReply: () => 'Escribe una respuesta…',
  replyingTo: (a) => `En respuesta a @${a.username}`,
  openFailed: () => 'No se pudo abrir el editor. Comprueba tu conexión e inténtalo de nuevo.',
}
export default messages
