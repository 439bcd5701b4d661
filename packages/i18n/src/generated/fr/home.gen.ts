// Made from messages/ by `node packages/i18n/generate.ts`. Change the messages, then run it again.
import type { HomeMessages } from '../types.gen.ts'

const messages: HomeMessages = {
  feedLabel: () => 'Posts',
  whichPosts: () => 'Quels posts',
  everyone: () => 'Tout le monde',
  following: () => 'Abonnements',
  loadMore: () => 'Charger plus de posts',
  caughtUp: () => 'Vous êtes à jour',
  failedToLoad: () => 'Impossible de charger les posts. Veuillez réessayer.',
  emptyTitle: () => 'Aucun post pour l’instant',
  emptyText: () => 'Le premier pourrait être le vôtre.',
  emptyFollowingTitle: () => 'Aucun post des personnes que vous suivez',
  emptyFollowingText: () => 'Suivez quelqu’un et ses posts apparaîtront ici.',
  showEveryone: () => 'Afficher tout le monde',
  camera: () => 'Caméra',
  backToTop: () => 'Retour en haut',
  loadingPosts: () => 'Chargement des posts',
}
export default messages
