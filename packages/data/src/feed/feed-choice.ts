import { queryOptions, skipToken, useQuery, useQueryClient, type QueryClient } from '@tanstack/react-query'
import { feedNamed, type FeedName } from '@skein/contract/feed-choice'
import { feedCookie } from '@skein/contract/page-cookies'

const choiceQuery = queryOptions<FeedName>({ queryKey: ['feed-choice'], queryFn: skipToken, gcTime: Infinity })

/** What this browser remembers. A server has no document: it tells what the browser told it (`seedFeedChoice`). */
function remembered(): FeedName {
  if (typeof document === 'undefined') return 'everyone'
  return feedNamed(new RegExp(`(?:^|; )${feedCookie}=(\\w+)`).exec(document.cookie)?.[1])
}

/** Begins with a feed: a server's page, with what the browser's cookie says. It goes along in the document. */
export const seedFeedChoice = (client: QueryClient, feed: FeedName): void =>
  void client.setQueryData(choiceQuery.queryKey, feed)

/** The feed that home shows. */
export const peekFeedChoice = (client: QueryClient): FeedName =>
  client.getQueryData(choiceQuery.queryKey) ?? remembered()

/**
 * 'Everyone' or 'Following', remembered in this browser (behaviour §2.3); a new member starts on Everyone. In a cookie, because the server draws
 * the feed into the first HTML; where cookies are refused the choice lasts as long as the page.
 */
export function useFeedChoice(): [FeedName, (feed: FeedName) => void] {
  const client = useQueryClient()
  const { data } = useQuery(choiceQuery)
  const choose = (feed: FeedName) => {
    document.cookie = `${feedCookie}=${feed}; path=/; max-age=31536000; samesite=lax`
    seedFeedChoice(client, feed)
  }
  return [data ?? remembered(), choose]
}
