/** The posts a member keeps, searched and filtered on the server. */
export { BookmarksScreen, type BookmarksScreenProps } from './BookmarksScreen.tsx'
export { addressOf, filterIn } from './filter-address.ts'
