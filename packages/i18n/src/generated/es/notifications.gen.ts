// Made from messages/ by `node packages/i18n/generate.ts`. Change the messages, then run it again.
import { number, plural } from '../../runtime.ts'
import type { NotificationsMessages } from '../types.gen.ts'

const messages: NotificationsMessages = {
  list: () => 'Notificaciones',
  loading: () => 'Cargando notificaciones',
  empty: () => 'Aún no hay notificaciones',
  emptyText: () => 'Aquí aparecen los me gusta, las respuestas y los nuevos seguidores.',
  explorePosts: () => 'Explorar publicaciones',
  failedToLoad: () => 'No se pudieron cargar las notificaciones. Inténtalo de nuevo.',
  loadMore: () => 'Cargar más notificaciones',
  markAllRead: () => 'Marcar todo como leído',
  markedRead: () => 'Todas las notificaciones están leídas',
  markFailed: () => 'No se pudo marcar como leído',
  newCount: (a) => `${(plural('es', a.count) === 'one' ? `${number('es', a.count)} nueva` : `${number('es', a.count)} nuevas`)}`,
  newMany: () => '99+ nuevas',
  newNotifications: (a) => `${(plural('es', a.count) === 'one' ? `${number('es', a.count)} notificación nueva` : `${number('es', a.count)} notificaciones nuevas`)}`,
  unread: () => 'Sin leer',
  today: () => 'Hoy',
  yesterday: () => 'Ayer',
  earlier: () => 'Antes',
  two: (a) => `${a.first} y ${a.second}`,
  many: (a) => `${a.first}, ${a.second} y ${(plural('es', a.count) === 'one' ? `${number('es', a.count)} persona más` : `${number('es', a.count)} personas más`)}`,
  liked: (a) => `${(plural('es', a.count) === 'one' ? `A ${a.names} le gusta tu publicación` : `A ${a.names} les gusta tu publicación`)}`,
  reposted: (a) => `${(plural('es', a.count) === 'one' ? `${a.names} compartió tu publicación` : `${a.names} compartieron tu publicación`)}`,
  quoted: (a) => `${a.names} citó tu publicación`,
  reacted: (a) => `${(plural('es', a.count) === 'one' ? `${a.names} reaccionó a tu publicación` : `${a.names} reaccionaron a tu publicación`)}`,
  commented: (a) => `${(plural('es', a.count) === 'one' ? `${a.names} comentó tu publicación` : `${a.names} comentaron tu publicación`)}`,
  mentioned: (a) => `${a.names} te mencionó`,
  followed: (a) => `${(plural('es', a.count) === 'one' ? `${a.names} te sigue` : `${a.names} te siguen`)}`,
  asked: (a) => `${a.names} quiere seguirte`,
  ownPollEnded: () => 'Tu encuesta ha terminado',
  pollEnded: (a) => `Ha terminado una encuesta de ${a.names}`,
  said: (a) => `${a.name}: «${a.text}»`,
  standing: () => 'La moderación ha decidido algo sobre tu cuenta',
}
export default messages
