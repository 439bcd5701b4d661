import { useMutation, useQueryClient, type QueryClient } from '@tanstack/react-query'
import type { Post, PublicUser } from '@skein/contract'
import { call } from '../client/call.ts'
import { userByUsernameQuery } from '../people/people.queries.ts'
import { peekViewer } from '../session/session.queries.ts'
import { changePost, postKey } from './post.queries.ts'

const without = ({ pinned: _pinned, ...viewer }: Post['viewer']): Post['viewer'] => viewer

/** Shows which own post stands first on the profile: on the posts, and where the profile is known. */
export function showPinned(client: QueryClient, id: string | undefined): void {
  client.setQueriesData<Post>({ queryKey: postKey }, (post) =>
    post?.viewer.pinned === true && post.id !== id ? { ...post, viewer: without(post.viewer) } : post,
  )
  if (id !== undefined) changePost(client, id, (post) => ({ ...post, viewer: { ...post.viewer, pinned: true } }))
  const viewer = peekViewer(client)
  if (viewer === null) return
  client.setQueryData(userByUsernameQuery(viewer.username).queryKey, (user: PublicUser | undefined) => {
    if (user === undefined) return undefined
    const { pinnedPostId: _before, ...rest } = user
    return id === undefined ? rest : { ...rest, pinnedPostId: id }
  })
}

/** Pins an own post to the profile, in the place of the one before, or takes it from there. */
export function usePinPost(id: string) {
  const client = useQueryClient()
  const { mutateAsync: pin } = useMutation({
    mutationFn: () => call('pinPost', { params: { id } }),
    onSuccess: () => showPinned(client, id),
  })
  const { mutateAsync: unpin } = useMutation({
    mutationFn: () => call('unpinPost', { params: { id } }),
    onSuccess: () => showPinned(client, undefined),
  })
  return { pin: () => pin(), unpin: () => unpin() }
}
