import { useState } from 'react'
import { peekPost, useViewer } from '@skein/data'
import { useQueryClient } from '@tanstack/react-query'
import { stepShown, type Shown } from './held-replies.ts'

type Nested = { id: string; replies: readonly { id: string }[] }

/** Holds live replies back until they are asked for. `held` are their ids; `show` lets them in. */
export function useHeldReplies<Reply extends Nested>(replies: readonly Reply[], isLoading: boolean) {
  const client = useQueryClient()
  const viewerId = useViewer()?.id
  const [shown, setShown] = useState<Shown>()
  const ids = replies.flatMap((reply) => [reply.id, ...reply.replies.map(({ id }) => id)])
  const isOwn = (id: string) => {
    const post = peekPost(client, id)
    return post !== undefined && viewerId !== undefined && (post.postedBy ?? post.author).id === viewerId
  }
  const step = stepShown(shown, { ids, isLoading, isOwn })
  // The first answer is what a thread comes with: before it there is nothing to compare with.
  const isReady = shown !== undefined || !isLoading
  if (isReady && step.shown !== shown) setShown(step.shown)
  const waiting = new Set(isReady ? step.held : [])
  return {
    replies: replies
      .filter(({ id }) => !waiting.has(id))
      .map((reply) => Object.assign({}, reply, { replies: reply.replies.filter(({ id }) => !waiting.has(id)) })),
    held: [...waiting],
    isOwn,
    show: () => setShown({ ids: new Set(ids), wasLoading: isLoading }),
  }
}
