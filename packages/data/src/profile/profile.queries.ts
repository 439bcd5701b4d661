/** Profiles (specification §2.10): the member, the parts of what they posted, and changes of one's own. */
import { useMutation, useQuery, useQueryClient, type QueryClient } from '@tanstack/react-query'
import { profileTextsOf } from '@skein/contract'
import type { Call, CurrentUser, Post, PublicUser, UserSummary } from '@skein/contract'
import { ApiError } from '../client/api-error.ts'
import { call } from '../client/call.ts'
import { listQuery, useList } from '../lists/list.queries.ts'
import { userByUsernameQuery } from '../people/people.queries.ts'
import { postKey } from '../posts/post.queries.ts'
import { seedSession } from '../session/session.queries.ts'

/**
 * A member's profile. What is known shows at once and is read anew on each visit, because counts move without the viewer.
 * `isUnknown`: nobody has this name, or the viewer may not see them.
 */
export function useProfile(username: string) {
  const { data, error, isPending, refetch } = useQuery({
    ...userByUsernameQuery(username.toLowerCase()),
    refetchOnMount: 'always',
  })
  const isUnknown = error instanceof ApiError && error.status === 404
  return {
    user: isUnknown ? undefined : data,
    isUnknown,
    error: data === undefined ? error : null,
    isLoading: isPending,
    retry: () => void refetch(),
  }
}

/** Parts of what a member posted (behaviour §2.10). */
export type AuthorPart = 'replies' | 'media'

/** Only the replies of a member, or only what they posted with pictures or a video. */
export const authorPartQuery = (username: string, only: AuthorPart) =>
  listQuery('author-part', [username.toLowerCase(), only], (page, signal) =>
    call('listPosts', { query: { ...page, author: username.toLowerCase(), only }, signal }),
  )

/** A part of what a member posted; see `useList`. @param enabled without it nothing is asked for */
export const useAuthorPart = (username: string, only: AuthorPart, enabled = true) =>
  useList(authorPartQuery(username, only), enabled)

/** What of a profile can be changed; what is left out stays. */
export type ProfileChange = NonNullable<Call<'updateUser'>['body']>

const renamed = (user: UserSummary, { id, name, avatar }: CurrentUser): UserSummary =>
  user.id === id ? { ...user, name, avatar } : user

/** Shows the change wherever the member is shown: the session, the profile, their posts. */
function spread(client: QueryClient, me: CurrentUser): void {
  seedSession(client, me)
  const { name, avatar, updatedAt } = me
  client.setQueryData(userByUsernameQuery(me.username).queryKey, (user: PublicUser | undefined) =>
    user === undefined ? undefined : { ...user, ...profileTextsOf(me), name, avatar, updatedAt },
  )
  client.setQueriesData<Post>({ queryKey: postKey }, (post) => {
    if (post === undefined || (post.author.id !== me.id && post.postedBy?.id !== me.id)) return post
    return { ...post, author: renamed(post.author, me), postedBy: post.postedBy && renamed(post.postedBy, me) }
  })
}

/** Changes one's own profile. A refusal names the fields it is about (`ApiError.fields`). */
export function useUpdateProfile() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: ({ id, change }: { id: string; change: ProfileChange }) =>
      call('updateUser', { params: { id }, body: change }),
    onSuccess: (me) => spread(client, me),
  })
}
