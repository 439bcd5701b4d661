/** Conversations: the replies to a post with the first replies to each, and what a reply answers: behaviour (permalink). */
import { limits } from '@skein/contract'
import type { Post, ThreadItem, Tombstone } from '@skein/contract'
import { Refusal } from '../answer.ts'
import type { Rules } from './ask.ts'
import type { Account, State } from './state.ts'
import { isListed, postFor } from './visibility.ts'
import { seenBy } from './views.ts'

type Viewer = Account | null

function tombstone(state: State, { id, createdAt, replyToId, comments }: Post): Tombstone {
  return { id, tombstone: state.deleted.has(id) ? 'deleted' : 'unavailable', createdAt, replyToId, comments }
}

/** What stands at a post's place. */
const itemAt = (state: State, viewer: Viewer, post: Post): ThreadItem =>
  isListed(state, viewer, post) ? seenBy(state, viewer, post) : tombstone(state, post)

/** The replies to a post that stand in its thread, oldest first: those that can be read, and those that others answer. */
function repliesTo(state: State, viewer: Viewer, id: string): Post[] {
  const answers = (to: string) => state.posts.filter(({ replyToId }) => replyToId === to)
  return answers(id)
    .filter((post) => isListed(state, viewer, post) || answers(post.id).some((reply) => isListed(state, viewer, reply)))
    .toSorted((a, b) => (a.id < b.id ? -1 : 1))
}

export const threadRules: Rules = {
  listReplies({ state, viewer, params, query }) {
    const post = postFor(state, viewer, params.id)
    const replies = repliesTo(state, viewer, params.id.toLowerCase())
    // What answers a deleted post can be read without it; what answers one that is hidden would tell of it.
    if (post instanceof Refusal && (post.code !== 'post-deleted' || replies.length === 0)) return post
    return replies
      .filter(({ id }) => query.after === undefined || id > query.after.toLowerCase())
      .slice(0, query.limit)
      .map((reply) => ({
        item: itemAt(state, viewer, reply),
        replies: repliesTo(state, viewer, reply.id)
          .slice(0, limits.thread.repliesShown)
          .map((nested) => itemAt(state, viewer, nested)),
      }))
  },

  listAncestors({ state, viewer, params }) {
    const post = postFor(state, viewer, params.id)
    if (post instanceof Refusal) return post
    const posts = new Map(state.posts.map((known) => [known.id, known]))
    const above: ThreadItem[] = []
    for (let id = post.replyToId; id !== null && above.length < 50;) {
      const parent = posts.get(id)
      if (!parent) break
      above.unshift(itemAt(state, viewer, parent))
      id = parent.replyToId
    }
    return above
  },
}
