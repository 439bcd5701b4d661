/** Explore: what is talked about, whom to follow, posts to discover, and the search through all posts. */
export { ExploreScreen, type ExploreScreenProps } from './ExploreScreen.tsx'
