import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { Call } from '@skein/contract'
import { call } from '../client/call.ts'
import { historyQuery } from './post-history.queries.ts'
import { putPosts } from './post.queries.ts'

/** Changes the wording of an own post; the earlier wordings stay public. A failure leaves the text with the caller. */
export function useEditPost(id: string) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (body: Call<'editPost'>['body']) => call('editPost', { params: { id }, body }),
    onSuccess: (post) => {
      putPosts(client, [post])
      client.removeQueries({ queryKey: historyQuery(id).queryKey })
    },
  })
}
