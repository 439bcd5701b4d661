// Made from messages/ by `node packages/i18n/generate.ts`. Change the messages, then run it again.
import { number, plural } from '../../runtime.ts'
import type { HomeMessages } from '../types.gen.ts'

const messages: HomeMessages = {
  whichPosts: () => 'Which posts',
  everyone: () => 'Everyone',
  following: () => 'Following',
  feeds: () => 'Feeds',
  emptyTitle: () => 'No posts yet',
  emptyText: () => 'The first one could be yours.',
  emptyFollowingTitle: () => 'No posts from people you follow',
  emptyFollowingText: () => 'Follow someone, and their posts appear here.',
  showEveryone: () => 'Show everyone',
  camera: () => 'Camera',
  newPosts: (a) => `${(plural('en', a.count) === 'one' ? `${number('en', a.count)} new post` : `${number('en', a.count)} new posts`)}`,
  findPeople: () => 'Find people',
}
export default messages
