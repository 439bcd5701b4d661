/** Likes, reposts and bookmarks: the marks a member sets on a post and takes back. */
import { sql } from 'kysely'
import type { Viewer } from '../auth/sessions.ts'
import type { Database } from '../database/database.ts'
import { newId } from '../database/ids.ts'
import { statement } from '../database/statements.ts'
import type { UnitOfWork, Write } from '../events/unit-of-work.ts'
import { Problem } from '../calls/problem.ts'
import type { Notifier } from '../notifications/notifier.ts'
import type { Clock } from '../ports.ts'
import type { PostAccess, CanView } from '../visibility.ts'
import { barePost } from './bare-post.ts'

type Ids = { post: string; viewer: string }

/**
 * Sets a mark on a post the viewer may see, or takes it back; safe to repeat.
 * @returns how many members have set it; 0 where that is not counted
 */
export type Mark = (viewer: Viewer, post: string, on: boolean) => Promise<number>

/** The three marks. */
export type Marks = Record<'like' | 'repost' | 'bookmark', Mark>

type Kind = {
  table: 'likes' | 'reposts' | 'bookmarks'
  /** The column of `posts` that counts the rows, whose owner is told. */
  counted?: { column: 'likes' | 'reposts'; notification: 'like' | 'repost' }
  /** Refuses what is not allowed to this member. */
  check?: (viewer: Viewer, access: PostAccess) => void
  /** What else happens in the same transaction when the mark was set or taken back. */
  also?: (unit: UnitOfWork, viewer: Viewer, post: string, on: boolean, time: number) => Promise<void>
}

/** @throws Problem `forbidden` where somebody else's posts are for their followers only (behaviour §2.11) */
export function refuseWiderCircle(
  viewer: Pick<Viewer, 'id'>,
  { authorId, isPrivate, isStory }: PostAccess,
  unit: 'reposted' | 'quoted',
): void {
  // It would stay behind when the story's time is over.
  if (isStory) throw new Problem('forbidden', { message: `Stories cannot be ${unit}.` })
  if (isPrivate && authorId !== viewer.id)
    throw new Problem('forbidden', { message: `Posts of a private account cannot be ${unit}.` })
}

type Parts = { database: Database; canView: CanView; write: Write; notifier: Notifier; now: Clock }

/** The row decides, the count follows in the same transaction, so that neither can drift from the other. */
function createMark({ database, canView, write, notifier, now }: Parts, { table, counted, check, also }: Kind): Mark {
  const { kysely } = database
  const edges = sql.table(table)
  type Row = { post_id: string }
  const insert = statement<Ids & { time: number }, Row>(
    kysely,
    ({ post, viewer, time }) => sql<Row>`
      insert into ${edges} (post_id, user_id, created_at) values (${post}, ${viewer}, ${time})
      on conflict do nothing returning post_id`,
  )
  const remove = statement<Ids, Row>(
    kysely,
    ({ post, viewer }) => sql<Row>`
      delete from ${edges} where post_id = ${post} and user_id = ${viewer} returning post_id`,
  )
  const column = counted && sql.ref(counted.column)
  const add = statement<{ post: string; change: number }, { count: number }>(
    kysely,
    ({ post, change }) => sql<{ count: number }>`
      update posts set ${column} = ${column} + ${change} where id = ${post} and deleted_at is null returning ${column} as count`,
  )

  return (viewer, post, on) =>
    write(async (unit) => {
      const { tx, announce } = unit
      const access = await canView(tx, viewer, post)
      if (on) check?.(viewer, access)
      const ids = { post, viewer: viewer.id }
      const time = now()
      const rows = on ? await insert(tx, { ...ids, time }) : await remove(tx, ids)
      if (rows.length > 0) {
        await also?.(unit, viewer, post, on, time)
        if (counted) {
          const note = {
            type: counted.notification,
            actorId: viewer.id,
            recipientId: access.authorId,
            postId: post,
            time,
          }
          await (on ? notifier.tell(unit, note) : notifier.takeBack(unit, note))
          announce({ kind: 'post-changed', postId: post })
        }
      }
      if (!counted) return 0
      // The post's row is touched last, because whoever marks the same post waits for it.
      const [row] = await add(tx, { post, change: rows.length * (on ? 1 : -1) })
      if (!row) throw new Problem('post-deleted')
      return row.count
    })
}

/** The row by which a repost stands in the feeds of the member's followers comes and goes with the repost. */
async function moveEntry(
  { tx, announce }: UnitOfWork,
  { id: userId }: Viewer,
  postId: string,
  on: boolean,
  time: number,
) {
  if (!on) {
    const gone = await tx
      .deleteFrom('posts')
      .where('repost_of_id', '=', postId)
      .where('author_id', '=', userId)
      .returning('id')
      .execute()
    for (const { id: entryId } of gone) announce({ kind: 'repost-removed', entryId, postId, userId })
    return
  }
  const entryId = newId(time)
  await tx
    .insertInto('posts')
    .values(barePost({ id: entryId, author_id: userId, created_at: time, repost_of_id: postId }))
    .execute()
  announce({ kind: 'repost-created', entryId, postId, userId })
}

/** Makes the marks with their statements. */
export const createMarks = (parts: Parts): Marks => ({
  like: createMark(parts, { table: 'likes', counted: { column: 'likes', notification: 'like' } }),
  repost: createMark(parts, {
    table: 'reposts',
    counted: { column: 'reposts', notification: 'repost' },
    check: (viewer, access) => refuseWiderCircle(viewer, access, 'reposted'),
    also: moveEntry,
  }),
  bookmark: createMark(parts, { table: 'bookmarks' }),
})
