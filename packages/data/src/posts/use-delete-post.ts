import { useMutation, useQueryClient } from '@tanstack/react-query'
import { ApiError } from '../client/api-error.ts'
import { call } from '../client/call.ts'
import { setHidden } from '../lists/hidden.ts'
import { buryPost } from './bury-post.ts'
import { changePost, peekPost } from './post.queries.ts'

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
      const parent = peekPost(client, peekPost(client, id)?.replyToId ?? '')
      return parent === undefined ? undefined : { id: parent.id, comments: parent.comments }
    },
    onSuccess: (_, __, before) => {
      buryPost(client, id)
      if (before === undefined) return
      // Where the count has moved since, the event stream has counted already.
      changePost(client, before.id, (parent) =>
        parent.comments === before.comments ? { ...parent, comments: Math.max(0, before.comments - 1) } : parent,
      )
    },
    onError: () => setHidden(client, 'posts', id, false),
  })
}
