/** Feeds that members make of people, hashtags and words. */
export { CustomFeedScreen, type CustomFeedScreenProps } from './CustomFeedScreen.tsx'
export { CustomFeedsScreen, type CustomFeedsScreenProps } from './CustomFeedsScreen.tsx'
