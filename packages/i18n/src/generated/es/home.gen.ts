// Made from messages/ by `node packages/i18n/generate.ts`. Change the messages, then run it again.
import type { HomeMessages } from '../types.gen.ts'

const messages: HomeMessages = {
  feedLabel: () => 'Publicaciones',
  whichPosts: () => 'Qué publicaciones',
  everyone: () => 'Todos',
  following: () => 'Siguiendo',
  loadMore: () => 'Cargar más publicaciones',
  caughtUp: () => 'Estás al día',
  failedToLoad: () => 'No se pudieron cargar las publicaciones. Inténtalo de nuevo.',
  emptyTitle: () => 'Aún no hay publicaciones',
  emptyText: () => 'La primera podría ser la tuya.',
  emptyFollowingTitle: () => 'No hay publicaciones de quienes sigues',
  emptyFollowingText: () => 'Sigue a alguien y sus publicaciones aparecerán aquí.',
  showEveryone: () => 'Mostrar todos',
  camera: () => 'Cámara',
  backToTop: () => 'Volver arriba',
  loadingPosts: () => 'Cargando publicaciones',
}
export default messages
