import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { Post } from '@skein/contract'
import { ApiError } from '../client/api-error.ts'
import { call } from '../client/call.ts'
import { orWait } from '../offline/or-wait.ts'
import { changePost, peekPost, readPostAnew } from './post.queries.ts'
import { voteKey } from './vote.keys.ts'

/** The post with the viewer's vote given (`by` 1) or taken back (`by` -1). */
function countVote(post: Post, optionId: string, by: 1 | -1): Post {
  const poll = post.pollData
  if (poll === null) return post
  const options = poll.options.map((option) =>
    option.id === optionId ? { ...option, votes: Math.max(0, option.votes + by) } : option,
  )
  return {
    ...post,
    pollData: { ...poll, options, totalVotes: Math.max(0, poll.totalVotes + by) },
    viewer: { ...post.viewer, vote: by === 1 ? optionId : null },
  }
}

/**
 * One vote in a poll (behaviour §2.3): the tallies show at once and are taken back when the server refuses. `error` is an `ApiError`
 * with code 'already-voted' or 'poll-closed' where that is why; the post is then read anew.
 */
export function useVote(id: string) {
  const client = useQueryClient()
  const { mutateAsync, isPending, error } = useMutation({
    mutationKey: voteKey(id),
    mutationFn: async (optionId: string) => {
      try {
        return await call('voteInPoll', { params: { id }, body: { optionId } })
      } catch (error) {
        return orWait(error, ({ addVote }) => addVote(id, optionId))
      }
    },
    onMutate: (optionId) => changePost(client, id, (post) => countVote(post, optionId, 1)),
    onSuccess: (pollData, vote) => {
      // One that waits is shown as it was cast.
      if (pollData) changePost(client, id, (post) => ({ ...post, pollData, viewer: { ...post.viewer, vote } }))
    },
    onError: (error, optionId) => {
      changePost(client, id, (post) => (post.viewer.vote === optionId ? countVote(post, optionId, -1) : post))
      if (error instanceof ApiError && error.status === 409) void readPostAnew(client, id)
    },
  })
  return {
    /** Votes, unless the viewer has voted or a vote is under way. Rejects with the refusal, once the tallies are taken back. */
    vote: async (optionId: string): Promise<void> => {
      if (client.isMutating({ mutationKey: voteKey(id) }) > 0 || peekPost(client, id)?.viewer.vote !== null) return
      await mutateAsync(optionId)
    },
    isPending,
    error,
  }
}
