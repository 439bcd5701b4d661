import type { Post, QuotedPost } from '@skein/contract'

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
