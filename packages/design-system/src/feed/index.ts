export { Feed, type FeedArticleProps, type FeedProps, type RenderFeedItem } from './Feed.tsx'
export type { FeedAnchor } from './feed-engine.ts'
export { feedKeys } from './Feed.keys.ts'
export { createFeedHeights, type FeedHeights } from './feed-layout.ts'
