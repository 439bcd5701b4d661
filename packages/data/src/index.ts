/** Server state for React: the typed client, query options, one entity cache, the toggle queue, drafts and the reader's place. */
export { ApiError, serverMessageOf } from './client/api-error.ts'
export { call, type CallInput } from './client/call.ts'
export { dropEarly } from './client/early.ts'
export { createQueryClient } from './query-client.ts'
export {
  currentUserQuery,
  seedSession,
  sessionQuery,
  useLogin,
  useLogout,
  useRegister,
  useViewer,
} from './session/session.queries.ts'
export { changePost, peekPost, postQuery, putPosts, usePost } from './posts/post.queries.ts'
export { useBookmark, useLike, useRepost, type ToggleOptions } from './posts/post-toggles.ts'
export { useCreatePost } from './posts/create-post.ts'
export { feedQuery, firstPageAddress, useFeed, type FeedName, type FeedPage } from './feed/feed.queries.ts'
export { feedChoiceKey, useFeedChoice } from './feed/feed-choice.ts'
export { feedPlacePrefix, type Anchor } from './feed/feed-place.store.ts'
export { useFeedPlace } from './feed/use-feed-place.ts'
export { suggestionsQuery, useFollow, userByUsernameQuery } from './people/people.queries.ts'
export { trendsQuery } from './trends/trends.queries.ts'
export { textDraft, useDraft, useDraftOf, type Draft, type DraftShape } from './drafts/use-draft.ts'
export { toggleQueue } from './toggles/toggle-queue.store.ts'
