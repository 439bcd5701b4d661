import type { QueryClient } from '@tanstack/react-query'
import type { ReactionName } from '@skein/contract'
import { call } from '../client/call.ts'
import { changePost, peekPost } from './post.queries.ts'

/** Emoji that may stand on the server although the cache does not know: their requests went out and were never answered. */
const unsure = new Map<string, Set<ReactionName>>()

/** Makes a reaction the viewer's own on the server, or takes it back (null), and writes the answer to the post. */
export async function sendReaction(client: QueryClient, id: string, wanted: ReactionName | null): Promise<void> {
  const tried = unsure.get(id) ?? new Set<ReactionName>()
  unsure.set(id, tried)
  let reactions = peekPost(client, id)?.reactions ?? []
  if (wanted === null) {
    const own = peekPost(client, id)?.viewer.reaction ?? null
    // A reaction is taken back by its emoji: after a lost answer either may be the one that stands.
    for (const emoji of new Set(own === null ? tried : [own, ...tried]))
      reactions = await call('removeReaction', { params: { id, emoji } })
  } else {
    tried.add(wanted)
    reactions = await call('addReaction', { params: { id }, body: { emoji: wanted } })
  }
  unsure.delete(id)
  changePost(client, id, (post) => ({ ...post, reactions, viewer: { ...post.viewer, reaction: wanted } }))
}
