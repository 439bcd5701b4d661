// Made from messages/ by `node packages/i18n/generate.ts`. Change the messages, then run it again.
import type { ExploreMessages } from '../types.gen.ts'

const messages: ExploreMessages = {
  searchLabel: () => 'Rechercher des publications, des personnes et des hashtags',
  searchPlaceholder: () => 'Rechercher publications, personnes et #hashtags',
  operators: () => 'Opérateurs de recherche',
  operatorFrom: () => 'Publications d’une personne : from:noor',
  operatorSince: () => 'Publications à partir d’un jour : since:2025-11-01',
  operatorUntil: () => 'Publications jusqu’à un jour : until:2025-11-30',
  operatorImage: () => 'Publications avec une image',
  operatorVideo: () => 'Publications avec une vidéo',
  operatorPoll: () => 'Publications avec un sondage',
  operatorLink: () => 'Publications avec un lien',
  lastDay: () => 'Dernières 24 heures',
  discover: () => 'Découvrir des publications',
  discoverEmpty: () => 'Rien à découvrir pour l’instant',
  discoverEmptyText: () => 'Suivez des personnes et aimez des publications : ce qui vous correspond apparaîtra ici.',
  findPeople: () => 'Trouver des gens',
  explorePosts: () => 'Explorer les publications',
  backToExplore: () => 'Retour à Explorer',
  resultsFor: (a) => `Publications pour « ${a.query} »`,
  nothingFound: () => 'Aucune publication trouvée',
  nothingFoundText: () => 'Essayez d’autres mots, ou moins de mots. Pour préciser une recherche :',
  invalidSearch: () => 'Une partie de cette recherche n’a pas pu être lue',
  invalidSearchText: () => 'Les dates s’écrivent 2025-11-30. Pour préciser une recherche :',
  tagEmpty: (a) => `Aucune publication avec #${a.tag} pour l’instant`,
  tagEmptyText: () => 'La première pourrait être la vôtre.',
  clearSearch: () => 'Effacer la recherche',
  tagDescription: (a) => `Publications sur #${a.tag} sur Skein.`,
  searchEverywhere: () => 'Chercher partout',
  trendRise: (a) => `${a.percent} de plus que la veille`,
}
export default messages
