// Made from messages/ by `node packages/i18n/generate.ts`. Change the messages, then run it again.
import { number, plural } from '../../runtime.ts'
import type { HomeMessages } from '../types.gen.ts'

const messages: HomeMessages = {
  whichPosts: () => 'Quelles publications',
  everyone: () => 'Tout le monde',
  following: () => 'Abonnements',
  feeds: () => 'Fils',
  emptyTitle: () => 'Aucune publication pour l’instant',
  emptyText: () => 'Le premier pourrait être le vôtre.',
  emptyFollowingTitle: () => 'Aucune publication des personnes que vous suivez',
  emptyFollowingText: () => 'Suivez quelqu’un et ses publications apparaîtront ici.',
  showEveryone: () => 'Afficher tout le monde',
  camera: () => 'Caméra',
  newPosts: (a) => `${(plural('fr', a.count) === 'one' ? `${number('fr', a.count)} nouvelle publication` : `${number('fr', a.count)} nouvelles publications`)}`,
  findPeople: () => 'Trouver des gens',
}
export default messages
