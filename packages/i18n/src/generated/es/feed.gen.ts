// Made from messages/ by `node packages/i18n/generate.ts`. Change the messages, then run it again.
import type { FeedMessages } from '../types.gen.ts'

const messages: FeedMessages = {
  feedLabel: () => 'Publicaciones',
  loadMore: () => 'Cargar más publicaciones',
  caughtUp: () => 'Estás al día',
  failedToLoad: () => 'No se pudieron cargar las publicaciones. Inténtalo de nuevo.',
  endOfList: () => 'Fin de la lista',
  backToTop: () => 'Volver arriba',
  loadingPosts: () => 'Cargando publicaciones',
}
export default messages
