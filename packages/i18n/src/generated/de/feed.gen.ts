// Made from messages/ by `node packages/i18n/generate.ts`. Change the messages, then run it again.
import type { FeedMessages } from '../types.gen.ts'

const messages: FeedMessages = {
  feedLabel: () => 'Beiträge',
  loadMore: () => 'Mehr Beiträge laden',
  caughtUp: () => 'Du bist auf dem neuesten Stand',
  failedToLoad: () => 'Die Beiträge konnten nicht geladen werden. Bitte versuche es erneut.',
  endOfList: () => 'Ende der Liste',
  backToTop: () => 'Nach oben',
  loadingPosts: () => 'Beiträge werden geladen',
}
export default messages
