import type { Post } from '@skein/contract'

/** What is being written: a post, an answer, a post about another one, or the wording of an own post. */
export type Subject =
  | { kind: 'post' }
  | { kind: 'reply'; post: Post }
  | { kind: 'quote'; post: Post }
  | { kind: 'edit'; post: Post }

/** Names the draft: each place has its own. */
export const draftKeyOf = (subject: Subject): string =>
  subject.kind === 'post' ? 'post' : `${subject.kind}:${subject.post.id}`
