// Made from messages/ by `node packages/i18n/generate.ts`. Change the messages, then run it again.
import { number, plural } from '../../runtime.ts'
import type { ThreadMessages } from '../types.gen.ts'

const messages: ThreadMessages = {
  loading: () => 'Cargando publicación',
  earlier: () => 'Antes en esta conversación',
  replies: () => 'Respuestas',
  showMoreReplies: (a) => `${(plural('es', a.count) === 'one' ? `Ver ${number('es', a.count)} respuesta más` : `Ver ${number('es', a.count)} respuestas más`)}`,
  moreRepliesFailed: () => 'No se pudieron cargar las respuestas. Inténtalo de nuevo.',
  loadMore: () => 'Cargar más respuestas',
  loadingReplies: () => 'Cargando respuestas',
  newReplies: (a) => `${(plural('es', a.count) === 'one' ? `${number('es', a.count)} respuesta nueva` : `${number('es', a.count)} respuestas nuevas`)}`,
  noReplies: () => 'Aún no hay respuestas',
  noRepliesText: () => 'La tuya podría ser la primera.',
  deletedTitle: () => 'Esta publicación se eliminó',
  deletedText: () => 'Su autor la retiró. La conversación continúa.',
  unavailableTitle: () => 'Esta publicación no está disponible',
  unavailableText: () => 'No existe, o su autor solo la muestra a otras personas.',
  failedTitle: () => 'No se pudo cargar esta publicación',
  failedText: () => 'Comprueba tu conexión e inténtalo de nuevo.',
  signInToReply: () => 'Inicia sesión para responder',
  title: (a) => `${a.name}: «${a.text}»`,
  earlierFailed: () => 'No se pudo cargar a qué responde esta publicación.',
  headWarning: (a) => `Advertencia de contenido: ${a.warning}`,
  headAi: (a) => `Generado con IA, publicado por @${a.username}: ${a.text}`,
  branchOf: (a) => `${a.name} y respuestas`,
  branchOfGone: () => 'Respuestas a una publicación que no está disponible',
  onlyFollowing: (a) => `Solo pueden responder las personas a las que @${a.username} sigue o menciona.`,
  onlyMentioned: (a) => `Solo pueden responder las personas a las que @${a.username} menciona.`,
  onlyAuthor: (a) => `Solo @${a.username} puede responder.`,
  onlySome: () => 'Aquí no puede responder todo el mundo.',
  ownFollowing: () => 'Solo pueden responder las personas a las que sigues o mencionas.',
  ownMentioned: () => 'Solo pueden responder las personas a las que mencionas.',
  ownNobody: () => 'Solo tú puedes responder.',
  keptReply: () => 'Tu respuesta se conserva:',
  writeReply: () => 'Escribir una respuesta',
}
export default messages
