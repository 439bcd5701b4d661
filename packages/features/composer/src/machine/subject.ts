import type { Post, QuotedPost } from '@skein/contract'

/** What is being written: a post, an answer, a post about another one, or the wording of an own post. */
export type Subject =
  | { kind: 'post' }
  | { kind: 'reply'; post: Post }
  | { kind: 'quote'; post: Post }
  | { kind: 'edit'; post: Post }

/** Names the draft: each place has its own. */
export const draftKeyOf = (subject: Subject): string =>
  subject.kind === 'post' ? 'post' : `${subject.kind}:${subject.post.id}`

/** A whole post as its quoted card shows it. */
export const quotedOf = (post: Post): QuotedPost => ({
  id: post.id,
  content: post.content,
  entities: post.entities,
  author: post.author,
  postedBy: post.postedBy,
  createdAt: post.createdAt,
  images: post.images,
  video: post.video,
  pollQuestion: post.pollData?.question ?? null,
  isAiGenerated: post.isAiGenerated,
  contentWarning: post.contentWarning,
})
