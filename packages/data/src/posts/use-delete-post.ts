import { useMutation, useQueryClient } from '@tanstack/react-query'
import { ApiError } from '../client/api-error.ts'
import { call } from '../client/call.ts'
import { setHidden } from '../lists/hidden.ts'
import { buryPost } from './bury-post.ts'
import { changePost, peekPost } from './post.queries.ts'
import { showPinned } from './use-pin-post.ts'

/**
 * Deletes an own post. It leaves every list at once and shows as a tombstone in threads; a failure puts it back at its place. Resolves
 * when the server has deleted it; a post that was gone already counts as deleted.
 */
export function useDeletePost(id: string) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: async () => {
      try {
        await call('deletePost', { params: { id } })
      } catch (error) {
        if (!(error instanceof ApiError && error.status === 410)) throw error
      }
    },
    onMutate: () => {
      setHidden(client, 'posts', id, true)
      const post = peekPost(client, id)
      const parent = peekPost(client, post?.replyToId ?? '')
      return { isPinned: post?.viewer.pinned === true, parent }
    },
    onSuccess: (_, __, { isPinned, parent: before }) => {
      buryPost(client, id)
      if (isPinned) showPinned(client, undefined)
      if (before === undefined) return
      // Where the count has moved since, the event stream has counted already.
      changePost(client, before.id, (parent) =>
        parent.comments === before.comments ? { ...parent, comments: Math.max(0, before.comments - 1) } : parent,
      )
    },
    onError: () => setHidden(client, 'posts', id, false),
  })
}
