// Made from messages/ by `node packages/i18n/generate.ts`. Change the messages, then run it again.
import type { FeedMessages } from '../types.gen.ts'

const messages: FeedMessages = {
  feedLabel: () => 'Publications',
  loadMore: () => 'Charger plus de publications',
  caughtUp: () => 'Vous êtes à jour',
  failedToLoad: () => 'Impossible de charger les publications. Veuillez réessayer.',
  endOfList: () => 'Fin de la liste',
  backToTop: () => 'Retour en haut',
  loadingPosts: () => 'Chargement des publications',
}
export default messages
