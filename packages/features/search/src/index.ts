/** The search page and its browser (specification §2.12). */
export { emptyTrail, type Trail } from './browse-history.ts'
export { addressOf, placeIn, type Place } from './place.ts'
export { SearchScreen, type SearchScreenProps } from './SearchScreen.tsx'
