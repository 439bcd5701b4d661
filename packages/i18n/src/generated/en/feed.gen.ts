// Made from messages/ by `node packages/i18n/generate.ts`. Change the messages, then run it again.
import type { FeedMessages } from '../types.gen.ts'

const messages: FeedMessages = {
  feedLabel: () => 'Posts',
  loadMore: () => 'Load more posts',
  caughtUp: () => 'You\'re all caught up',
  failedToLoad: () => 'Failed to load posts. Please try again.',
  endOfList: () => 'End of the list',
  backToTop: () => 'Back to top',
  loadingPosts: () => 'Loading posts',
}
export default messages
