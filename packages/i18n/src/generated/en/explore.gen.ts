// Made from messages/ by `node packages/i18n/generate.ts`. Change the messages, then run it again.
import type { ExploreMessages } from '../types.gen.ts'

const messages: ExploreMessages = {
  searchLabel: () => 'Search posts, people and hashtags',
  searchPlaceholder: () => 'Search posts, people and #hashtags',
  operators: () => 'Search operators',
  operatorFrom: () => 'Posts by one person: from:noor',
  operatorSince: () => 'Posts from a day on: since:2025-11-01',
  operatorUntil: () => 'Posts up to a day: until:2025-11-30',
  operatorImage: () => 'Posts with a picture',
  operatorVideo: () => 'Posts with a video',
  operatorPoll: () => 'Posts with a poll',
  operatorLink: () => 'Posts with a link',
  lastDay: () => 'Last 24 hours',
  discover: () => 'Discover Posts',
  discoverEmpty: () => 'Nothing to discover yet',
  discoverEmptyText: () => 'Follow people and like posts, and what suits you appears here.',
  findPeople: () => 'Find people',
  explorePosts: () => 'Explore posts',
  backToExplore: () => 'Back to Explore',
  resultsFor: (a) => `Posts for “${a.query}”`,
  nothingFound: () => 'No posts found',
  nothingFoundText: () => 'Try other words, or fewer of them. These narrow a search down:',
  invalidSearch: () => 'Part of this search could not be read',
  invalidSearchText: () => 'Dates are written as 2025-11-30. This is how a search is narrowed down:',
  tagEmpty: (a) => `No posts with #${a.tag} yet`,
  tagEmptyText: () => 'The first one could be yours.',
  clearSearch: () => 'Clear search',
  tagDescription: (a) => `Posts about #${a.tag} on Skein.`,
  searchEverywhere: () => 'Search everywhere',
  trendRise: (a) => `${a.percent} more than the day before`,
}
export default messages
