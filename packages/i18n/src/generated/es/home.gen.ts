// Made from messages/ by `node packages/i18n/generate.ts`. Change the messages, then run it again.
import { number, plural } from '../../runtime.ts'
import type { HomeMessages } from '../types.gen.ts'

const messages: HomeMessages = {
  whichPosts: () => 'Qué publicaciones',
  everyone: () => 'Todos',
  following: () => 'Siguiendo',
  feeds: () => 'Feeds',
  emptyTitle: () => 'Aún no hay publicaciones',
  emptyText: () => 'La primera podría ser la tuya.',
  emptyFollowingTitle: () => 'No hay publicaciones de quienes sigues',
  emptyFollowingText: () => 'Sigue a alguien y sus publicaciones aparecerán aquí.',
  showEveryone: () => 'Mostrar todos',
  camera: () => 'Cámara',
  newPosts: (a) => `${(plural('es', a.count) === 'one' ? `${number('es', a.count)} publicación nueva` : `${number('es', a.count)} publicaciones nuevas`)}`,
  findPeople: () => 'Buscar gente',
}
export default messages
