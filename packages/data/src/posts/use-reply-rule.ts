import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { ReplyRule } from '@skein/contract'
import { call } from '../client/call.ts'
import { putPosts } from './post.queries.ts'

/** Says who may reply in the thread of an own post from now on. A failure leaves it as it was. */
export function useReplyRule(id: string) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (replyRule: ReplyRule) => call('setReplyRule', { params: { id }, body: { replyRule } }),
    onSuccess: (post) => putPosts(client, [post]),
  })
}
