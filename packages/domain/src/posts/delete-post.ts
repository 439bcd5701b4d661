import type { Viewer } from '../auth/sessions.ts'
import type { UnitOfWork, Write } from '../events/unit-of-work.ts'
import type { Clock } from '../ports.ts'
import type { SearchIndex } from '../search/search-index.ts'
import type { CanView } from '../visibility.ts'
import { ownPost } from './own-post.ts'

/** What hangs on a post and goes with it. Its replies stay, and so does what quotes it. */
const hanging = [
  'post_images',
  'likes',
  'reposts',
  'bookmarks',
  'story_views',
  'pinned_posts',
  'reactions',
  'post_reactions',
  'hashtags',
  'mentions',
  'poll_votes',
  'poll_options',
  'polls',
  'post_revisions',
] as const

/** What deleting a post takes. */
export type DeleteParts = { canView: CanView; write: Write; searchIndex: SearchIndex; now: Clock }

/** What went with a post, for those who have to hear of it. */
type Swept = { entries: { id: string; author_id: string }[]; told: string[] }

async function sweep(tx: UnitOfWork['tx'], id: string): Promise<Swept> {
  for (const table of hanging) await tx.deleteFrom(table).where('post_id', '=', id).execute()
  const entries = await tx.deleteFrom('posts').where('repost_of_id', '=', id).returning(['id', 'author_id']).execute()
  const told = await tx.deleteFrom('notifications').where('post_id', '=', id).returning('user_id').execute()
  return { entries, told: told.map(({ user_id }) => user_id) }
}

const emptied = {
  content: '',
  entities: '[]',
  content_warning: null,
  edited_at: null,
  url_preview: null,
  video: null,
  quote_of_id: null,
  image_count: 0,
  has_poll: 0,
  likes: 0,
  reposts: 0,
}

/**
 * Takes everything out of a post. A row without content stays as a tombstone, so that the thread keeps its shape; everything that was said
 * or shown is gone; its files are nobody's to see any more, and the next collection of files removes them. Safe to repeat. Whoever calls it
 * has made sure that it may be done.
 */
export async function eraseContent(
  { now, searchIndex }: Pick<DeleteParts, 'now' | 'searchIndex'>,
  { tx, announce }: UnitOfWork,
  id: string,
): Promise<void> {
  // Marks take their own row first and the post's last, and so does this: in the other order two would wait for each other. What was
  // set in between goes in a second sweep; from then on the post takes nothing more.
  const first = await sweep(tx, id)
  const [post] = await tx
    .updateTable('posts')
    .set({ ...emptied, deleted_at: now() })
    .where('id', '=', id)
    .where('deleted_at', 'is', null)
    .returning(['author_id', 'reply_to_id'])
    .execute()
  if (post === undefined) return
  const second = await sweep(tx, id)
  await searchIndex.dropPost(tx, id)

  for (const { id: entryId, author_id: userId } of [...first.entries, ...second.entries])
    announce({ kind: 'repost-removed', entryId, postId: id, userId })
  for (const userId of new Set([...first.told, ...second.told])) announce({ kind: 'notifications-changed', userId })
  announce({ kind: 'post-deleted', postId: id, authorId: post.author_id })

  if (post.reply_to_id === null) return
  await tx
    .updateTable('posts')
    .set((where) => ({ comments: where('comments', '-', 1) }))
    .where('id', '=', post.reply_to_id)
    .execute()
  announce({ kind: 'post-changed', postId: post.reply_to_id })
}

/**
 * Deletes an own post. Safe to repeat.
 * @throws Problem `forbidden` for a foreign post, `post-not-found`
 */
export async function deletePost(parts: DeleteParts, viewer: Viewer, id: string): Promise<void> {
  const { canView, write } = parts
  await write(async (unit) => {
    const post = await ownPost(unit.tx, canView, viewer, id)
    if (post.deleted_at === null) await eraseContent(parts, unit, id)
  })
}
