/** The posts a member keeps, searched and filtered on the server. */
export { BookmarksScreen, type BookmarksScreenProps } from './BookmarksScreen.tsx'
export { filterOf, searchOf } from './filter-address.ts'
