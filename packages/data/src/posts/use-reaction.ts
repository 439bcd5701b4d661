import { useSyncExternalStore } from 'react'
import { useQuery, useQueryClient, type QueryClient } from '@tanstack/react-query'
import type { Post, ReactionName } from '@skein/contract'
import { reactionQueue } from '../toggles/toggle-queue.store.ts'
import { peekPost, postQuery } from './post.queries.ts'

type Counts = Post['reactions']

/** The counts as they are once `from` has become `to`. Rows keep their places while they are in use; a new one comes last. */
export function withReaction(counts: Counts, from: ReactionName | null, to: ReactionName | null): Counts {
  if (from === to) return counts
  const changed = counts.flatMap(({ emoji, count }) => {
    const now = count - Number(emoji === from) + Number(emoji === to)
    return now > 0 ? [{ emoji, count: now }] : []
  })
  const isNew = to !== null && !counts.some(({ emoji }) => emoji === to)
  return isNew ? [...changed, { emoji: to, count: 1 }] : changed
}

/** Sending is a chunk of its own, loaded with the first press; without it the reaction fails as without a network. */
async function send(client: QueryClient, id: string, wanted: ReactionName | null): Promise<void> {
  const { sendReaction } = await import('./send-reaction.ts')
  await sendReaction(client, id, wanted)
}

/**
 * The viewer's reaction to a post, the counts, and how to change it (specification §4): picking the own emoji again, or null, takes it
 * back; another one replaces it. Shown at once, one request at a time for a post, taken back on failure.
 */
export function useReaction(
  id: string,
  { onError }: { onError?: ((error: unknown, wanted: ReactionName | null) => void) | undefined } = {},
) {
  const client = useQueryClient()
  const { data: post } = useQuery(postQuery(id))
  const wish = useSyncExternalStore(
    reactionQueue.subscribe,
    () => reactionQueue.wantedOf(id),
    () => undefined,
  )
  const known = post?.viewer.reaction ?? null
  const reaction = wish === undefined ? known : wish
  return {
    reaction,
    counts: withReaction(post?.reactions ?? [], known, reaction),
    react: (emoji: ReactionName | null) => {
      // Reads the queue, not the render: two presses within one frame are two presses.
      const waiting = reactionQueue.wantedOf(id)
      const shown = waiting === undefined ? (peekPost(client, id)?.viewer.reaction ?? null) : waiting
      const wanted = emoji === shown ? null : emoji
      if (wanted === shown) return
      reactionQueue.press(id, wanted, { send: (value) => send(client, id, value), onError })
    },
  }
}
