import type { Post, UserSummary } from '@skein/contract'

/** Whose post it is: of what AI wrote, the member who answers for it (behaviour §6). */
export const writerOf = (post: Pick<Post, 'author' | 'postedBy'>): UserSummary => post.postedBy ?? post.author
