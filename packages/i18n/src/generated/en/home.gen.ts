// Made from messages/ by `node packages/i18n/generate.ts`. Change the messages, then run it again.
import type { HomeMessages } from '../types.gen.ts'

const messages: HomeMessages = {
  feedLabel: () => 'Posts',
  whichPosts: () => 'Which posts',
  everyone: () => 'Everyone',
  following: () => 'Following',
  loadMore: () => 'Load more posts',
  caughtUp: () => 'You\'re all caught up',
  failedToLoad: () => 'Failed to load posts. Please try again.',
  emptyTitle: () => 'No posts yet',
  emptyText: () => 'The first one could be yours.',
  emptyFollowingTitle: () => 'No posts from people you follow',
  emptyFollowingText: () => 'Follow someone, and their posts appear here.',
  showEveryone: () => 'Show everyone',
  camera: () => 'Camera',
  backToTop: () => 'Back to top',
  loadingPosts: () => 'Loading posts',
}
export default messages
