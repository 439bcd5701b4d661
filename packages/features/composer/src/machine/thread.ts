/** Several posts that are written at once: the first with all it holds, and texts that follow it, each an answer to the one before. */
import { isBlank, limits } from '@skein/contract'
import { emptyComposition, type Composition } from './composition.ts'
import type { ComposerEvent } from './events.ts'

/** How many posts the thread has, with those that are published already. */
export const lengthOf = ({ more, after }: Composition): number => 1 + more.length + (after?.count ?? 0)

/** Whether one more may follow: there is room, and none is empty yet. */
export const canExtend = (post: Composition): boolean =>
  lengthOf(post) < limits.thread.maxWritten && !isBlank(post.text) && post.more.every(({ text }) => !isBlank(text))

/** The second is the first now. The warning holds for the whole thread; everything else was the first one's. */
function withoutFirst(post: Composition): Composition {
  const [next, ...more] = post.more
  if (next === undefined) return post
  const { warning, replyRule, after, kept } = post
  return { ...emptyComposition, warning, replyRule, after, kept, text: next.text, more }
}

/** The first is published, as the post with that id: what is left answers it. */
export const afterPosted = (post: Composition, id: string): Composition => ({
  ...withoutFirst(post),
  after: { id, count: (post.after?.count ?? 0) + 1 },
})

/** What the member did to the posts of the thread. */
export function stepThread(post: Composition, event: ComposerEvent): Composition {
  const { more } = post
  switch (event.type) {
    case 'part-added':
      return canExtend(post) ? { ...post, more: [...more, { id: event.id, text: '' }] } : post
    case 'part-typed': {
      const part = more.find(({ id }) => id === event.id)
      if (part === undefined || part.text === event.text) return post
      return { ...post, more: more.map((known) => (known === part ? { ...part, text: event.text } : known)) }
    }
    case 'part-removed':
      return more.some(({ id }) => id === event.id) ? { ...post, more: more.filter(({ id }) => id !== event.id) } : post
    case 'first-removed':
      return withoutFirst(post)
    default:
      return post
  }
}
