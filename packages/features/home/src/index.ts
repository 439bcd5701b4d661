/** The home feed. `FeedView` and its parts are drawn from what they are given. */
export { HomeScreen } from './HomeScreen.tsx'
export { FeedView, type FeedViewProps } from './FeedView.tsx'
export { FeedTabs } from './FeedTabs.tsx'
