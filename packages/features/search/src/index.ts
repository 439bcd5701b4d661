/** The search page and its browser (specification §2.12). */
export { emptyTrail, type Trail } from './browse-history.ts'
export { placeOf, searchOf, type Place } from './place.ts'
export { SearchScreen, type SearchScreenProps } from './SearchScreen.tsx'
