// Made from messages/ by `node packages/i18n/generate.ts`. Change the messages, then run it again.
import { number, plural } from '../../runtime.ts'
import type { WaitingMessages } from '../types.gen.ts'

const messages: WaitingMessages = {
  waitingCount: (a) => `${(plural('es', a.count) === 'one' ? `${number('es', a.count)} pendiente de envío` : `${number('es', a.count)} pendientes de envío`)}`,
  waitingShow: () => 'Mostrar',
  waitingTitle: () => 'Pendiente de envío',
  waitingText: () => 'Se enviará en este orden cuando vuelvas a tener conexión.',
  tryAgain: () => 'Intentar de nuevo',
  remove: () => 'Quitar',
  waitingLike: () => 'Me gusta',
  waitingUnlike: () => 'Retirar un «me gusta»',
  waitingRepost: () => 'Repost',
  waitingUnrepost: () => 'Retirar un repost',
  waitingBookmark: () => 'Guardar',
  waitingUnbookmark: () => 'Quitar de guardados',
  waitingFollow: () => 'Seguir',
  waitingUnfollow: () => 'Dejar de seguir',
  waitingVote: () => 'Voto',
  waitingPost: () => 'Publicación',
  waitingReply: () => 'Respuesta',
  waitingRefused: () => 'No se ha podido enviar.',
  waitingFailed: (a) => `${(plural('es', a.count) === 'one' ? `${number('es', a.count)} no se ha podido enviar` : `${number('es', a.count)} no se han podido enviar`)}`,
}
export default messages
