import type { Call, Post } from '@skein/contract'
import { sql } from 'kysely'
import type { Viewer } from '../auth/sessions.ts'
import type { Database } from '../database/database.ts'
import { madeAt } from '../database/stored.ts'
import type { UnitOfWork, Write } from '../events/unit-of-work.ts'
import { Problem } from '../calls/problem.ts'
import type { Notifier } from '../notifications/notifier.ts'
import type { Clock } from '../ports.ts'
import type { Previews } from '../previews/previews.ts'
import type { SearchIndex } from '../search/search-index.ts'
import type { CanView } from '../visibility.ts'
import { ownPost } from './own-post.ts'
import { entitiesFrom } from './post-from-row.ts'
import type { PostReader } from './post-reader.ts'
import { insertMentions, insertTags, readWords } from './post-words.ts'

type Change = Call<'editPost'>['parsedBody']
/** What changing a post takes. */
export type EditParts = {
  canView: CanView
  write: Write
  posts: Pick<PostReader, 'one'>
  previews: Pick<Previews, 'followEdit'>
  searchIndex: SearchIndex
  notifier: Notifier
  now: Clock
}
type Revision = Call<'getPostHistory'>['answer'][number]

/** Moves mentions to a new wording: whoever is new is told, whoever is gone and has not read it hears nothing. */
async function moveMentions(
  { notifier }: Pick<EditParts, 'notifier'>,
  unit: UnitOfWork,
  viewer: Viewer,
  id: string,
  now: string[],
  time: number,
) {
  const { tx } = unit
  const rows = await tx.selectFrom('mentions').select('user_id').where('post_id', '=', id).execute()
  const before = rows.map(({ user_id }) => user_id)
  const added = now.filter((member) => !before.includes(member))
  const gone = before.filter((member) => !now.includes(member))
  await insertMentions(tx, id, added)
  const note = { type: 'mention', actorId: viewer.id, postId: id } as const
  for (const recipientId of added) await notifier.tell(unit, { ...note, recipientId, time })
  for (const recipientId of gone) {
    await tx.deleteFrom('mentions').where('post_id', '=', id).where('user_id', '=', recipientId).execute()
    await notifier.takeBack(unit, { ...note, recipientId })
  }
}

/**
 * Changes wording and content warning of an own post. Each earlier wording is kept and stays public; a change that changes nothing leaves
 * no trace, and a new content warning alone is no new wording.
 * @throws Problem `forbidden` for a foreign post, `post-deleted`, `post-not-found`
 */
export async function editPost(parts: EditParts, viewer: Viewer, id: string, change: Change): Promise<Post> {
  const { canView, now, posts, write } = parts
  const post = await write(async (unit) => {
    const { tx, announce } = unit
    const before = await ownPost(tx, canView, viewer, id, { lock: true })
    if (before.deleted_at !== null) throw new Problem('post-deleted')
    const content = change.content.trim()
    const warning = change.contentWarning === undefined ? before.content_warning : change.contentWarning?.trim() || null
    if (content !== before.content) {
      const written = before.edited_at ?? before.created_at
      // Two edits within a millisecond are two wordings.
      const time = Math.max(now(), written + 1)
      const entities = before.entities ?? JSON.stringify(entitiesFrom(null, before.content))
      await tx
        .insertInto('post_revisions')
        .values({ post_id: id, created_at: written, content: before.content, entities })
        .execute()
      const words = await readWords(tx, content)
      await tx
        .updateTable('posts')
        .set({ content, entities: JSON.stringify(words.entities), content_warning: warning, edited_at: time })
        .where('id', '=', id)
        .execute()
      await tx.deleteFrom('hashtags').where('post_id', '=', id).execute()
      await insertTags(tx, { id, authorId: viewer.id, type: before.type, time: before.created_at }, words.tags)
      await moveMentions(parts, unit, viewer, id, words.mentioned, time)
      await parts.previews.followEdit(tx, id, { before: before.content, after: content })
      await parts.searchIndex.putPost(tx, id)
    } else if (warning !== before.content_warning) {
      await tx.updateTable('posts').set({ content_warning: warning }).where('id', '=', id).execute()
    } else return posts.one(tx, viewer, id)
    announce({ kind: 'post-edited', postId: id })
    return posts.one(tx, viewer, id)
  })
  if (!post) throw new Problem('post-not-found')
  return post
}

/** Every wording of a post, the present one first. @throws Problem `post-not-found`, `post-deleted` */
export async function historyOf(
  { database, canView }: { database: Database; canView: CanView },
  viewer: Viewer | null,
  id: string,
): Promise<Revision[]> {
  type Row = { content: string; entities: string | null; created_at: number }
  const { kysely } = database
  await canView(kysely, viewer, id)
  const { rows } = await sql<Row>`
    select content, entities, coalesce(edited_at, created_at) as created_at from posts where id = ${id} and deleted_at is null
    union all select content, entities, created_at from post_revisions where post_id = ${id}
    order by created_at desc`.execute(kysely)
  return rows.map(({ content, entities, created_at }) => {
    return { content, entities: entitiesFrom(entities, content), createdAt: madeAt(id, created_at) }
  })
}
