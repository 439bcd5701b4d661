/** The search box of the header and of Explore: a plain form that completes. */
export { longestSearch, SearchBox, searchBoxId } from './SearchBox.tsx'
