/** What the server reads for a page before it makes it, so that its content is in the first HTML. Server only: no browser loads this. */
import {
  ancestorsQuery,
  authorQuery,
  customFeedPostsQuery,
  customFeedQuery,
  customFeedsQuery,
  discoverQuery,
  feedQuery,
  knownFollowersQuery,
  packAnswers,
  peekFeedChoice,
  peekPost,
  peekViewer,
  postQuery,
  postSearchQuery,
  readOwnResults,
  repliesQuery,
  storiesOfQuery,
  storyAuthorsQuery,
  suggestionsQuery,
  tagQuery,
  trendsQuery,
  userByUsernameQuery,
  type PackedAnswers,
} from '@skein/data'
import type { QueryClient } from '@tanstack/react-query'
import type { createAppRouter } from './router.ts'

type Router = ReturnType<typeof createAppRouter>

const isMember = (client: QueryClient) => peekViewer(client) !== null

async function readPost(client: QueryClient, id: string): Promise<void> {
  await client.prefetchQuery(postQuery(id))
  const post = peekPost(client, id)
  if (post === undefined) return
  await Promise.all([
    post.replyToId !== null && client.prefetchQuery(ancestorsQuery(id)),
    // Whether the viewer follows them.
    isMember(client) && client.prefetchQuery(userByUsernameQuery(post.author.username)),
  ])
}

async function readMember(client: QueryClient, username: string): Promise<void> {
  const query = userByUsernameQuery(username)
  await client.prefetchQuery(query)
  const user = client.getQueryData(query.queryKey)
  // What nobody shows is not read: it would stand for an empty list once the viewer may see it.
  if (user === undefined || user.viewer.blocked || (user.private && user.viewer.follow !== 'following')) return
  await Promise.all([
    client.prefetchInfiniteQuery(authorQuery(username)),
    user.pinnedPostId !== undefined && client.prefetchQuery(postQuery(user.pinnedPostId)),
    isMember(client) && client.prefetchQuery(storiesOfQuery(user.id)),
    isMember(client) && peekViewer(client)?.id !== user.id && client.prefetchQuery(knownFollowersQuery(user.id)),
  ])
}

type Search = { q?: string | undefined; tag?: string | undefined }

function exploreReads(client: QueryClient, { q = '', tag = '' }: Search): Promise<void>[] {
  if (!isMember(client)) return []
  if (q.trim() !== '') return [client.prefetchInfiniteQuery(postSearchQuery(q))]
  if (tag !== '') return [client.prefetchInfiniteQuery(tagQuery(tag))]
  return [client.prefetchQuery(storyAuthorsQuery), client.prefetchInfiniteQuery(discoverQuery())]
}

const readCustomFeed = (client: QueryClient, id: string): Promise<void>[] => [
  client.prefetchQuery(customFeedQuery(id)),
  client.prefetchInfiniteQuery(customFeedPostsQuery(id)),
]

/** What is read for the page that a router stands at. */
function readsOf(client: QueryClient, { state }: Router): Promise<void>[] {
  const match = state.matches.at(-1)
  switch (match?.routeId) {
    case '/post/$id':
      return [readPost(client, match.params.id), client.prefetchInfiniteQuery(repliesQuery(match.params.id))]
    case '/profile/$username':
      return [readMember(client, match.params.username.toLowerCase())]
    case '/':
      return isMember(client) ? [client.prefetchInfiniteQuery(feedQuery(peekFeedChoice(client)))] : []
    case '/feeds/':
      return isMember(client) ? [client.prefetchQuery(customFeedsQuery)] : []
    case '/feeds/$id':
      return isMember(client) ? readCustomFeed(client, match.params.id) : []
    case '/explore':
      return exploreReads(client, match.search)
    case '/search':
      return match.search.url === undefined && match.search.q ? [readOwnResults(client, match.search.q)] : []
    default:
      return []
  }
}

/** What stands beside every page of a member. */
const readsBeside = (client: QueryClient): Promise<void>[] =>
  isMember(client) ? [client.prefetchQuery(trendsQuery), client.prefetchQuery(suggestionsQuery)] : []

/**
 * Reads where a member begins, and what a link leads to: the feed, a post, a profile, a hashtag, a search. A refusal is no answer: the browser asks again, and says what is wrong.
 * @param client knows the session
 * @returns the answers for the document; nothing where the page begins with none
 */
export async function readFirstAnswers(client: QueryClient, router: Router): Promise<PackedAnswers | undefined> {
  const reads = readsOf(client, router)
  if (reads.length === 0) return undefined
  await Promise.all([...reads, ...readsBeside(client)])
  return packAnswers(client)
}
