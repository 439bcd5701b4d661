import type { LikeResult } from '@skein/contract'
import { sql } from 'kysely'
import type { Viewer } from '../auth/sessions.ts'
import { statement } from '../database/statements.ts'
import type { Services } from '../services.ts'

type Ids = { post: string; viewer: string }

/** Likes or unlikes a post the viewer may see; safe to repeat. */
export type Likes = (viewer: Viewer, post: string, like: boolean) => Promise<LikeResult>

/** Makes the like toggle: the row decides, the count follows in the same transaction, so that neither can drift from the other. */
export function createLikes({
  database,
  canView,
  events,
  now,
}: Pick<Services, 'database' | 'canView' | 'events' | 'now'>): Likes {
  const { kysely } = database
  const insert = statement<Ids & { time: number }, { post_id: string }>(
    kysely,
    ({ post, viewer, time }) => sql<{ post_id: string }>`
      insert into likes (post_id, user_id, created_at) values (${post}, ${viewer}, ${time})
      on conflict do nothing returning post_id`,
  )
  const remove = statement<Ids, { post_id: string }>(
    kysely,
    ({ post, viewer }) => sql<{ post_id: string }>`
      delete from likes where post_id = ${post} and user_id = ${viewer} returning post_id`,
  )
  const add = statement<{ post: string; change: number }, { likes: number }>(
    kysely,
    ({ post, change }) =>
      sql<{ likes: number }>`update posts set likes = likes + ${change} where id = ${post} returning likes`,
  )

  return async (viewer, post, like) => {
    const { likes, changed } = await database.transaction(async (tx) => {
      await canView(tx, viewer, post)
      const ids = { post, viewer: viewer.id }
      const rows = like ? await insert(tx, { ...ids, time: now() }) : await remove(tx, ids)
      const change = like ? rows.length : -rows.length
      const [counted] = await add(tx, { post, change })
      return { likes: counted?.likes ?? 0, changed: change !== 0 }
    })
    if (like && changed) events.publish({ kind: 'post-liked', postId: post, userId: viewer.id })
    return { liked: like, likes }
  }
}
