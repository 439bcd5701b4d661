/** The search box of the header and of Explore: a plain form that completes. */
export { SearchBox, searchBoxId } from './SearchBox.tsx'
