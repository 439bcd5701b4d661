/**
 * Who may see what, once (behaviour, ground rules: `canView`). Every read path goes through the predicates below; the function at the
 * end asks them about one post. A viewer is a member's id, or `nobody` for a visitor.
 */
import { sql } from 'kysely'
import type { RawBuilder } from 'kysely'
import type { Database } from './database/database.ts'
import { nobody } from './database/ids.ts'
import type { Executor } from './database/statements.ts'
import { statement } from './database/statements.ts'
import { Problem } from './http/problem.ts'
import type { Viewer } from './auth/sessions.ts'

type Fragment = RawBuilder<unknown>

/** Whether neither of the member `u` and the viewer has blocked the other. */
export const notBlocked = (viewer: Fragment) => sql`
  not exists (select 1 from blocks b where b.blocker_id = ${viewer} and b.blocked_id = u.id)
  and not exists (select 1 from blocks b where b.blocker_id = u.id and b.blocked_id = ${viewer})`

/** Whether the viewer may read what the member `u` wrote: not deactivated, not private to them, no block either way. */
export const mayRead = (viewer: Fragment) => sql`
  u.deactivated_at is null and (u.id = ${viewer} or (
    (u.private = 0 or exists (
      select 1 from follows vf where vf.follower_id = ${viewer} and vf.followee_id = u.id and vf.state = 'following'))
    and ${notBlocked(viewer)}))`

/** Whether the viewer has not muted the member `u`: for lists that mix authors. Who asks for a profile or a post by address gets it. */
export const notMuted = (viewer: Fragment) =>
  sql`not exists (select 1 from mutes m where m.muter_id = ${viewer} and m.muted_id = u.id)`

/** Whether the viewer wants to see the post `p`, given their choice about AI-generated posts (0 or 1). */
export const wanted = (viewer: Fragment, hidesAi: Fragment) =>
  sql`(p.is_ai_generated = 0 or ${hidesAi} = 0 or p.author_id = ${viewer})`

/** What the statements take for a viewer. */
export const viewerValues = (viewer: Viewer | null) => ({
  viewer: viewer?.id ?? nobody,
  hidesAi: viewer?.hidesAi === true ? 1 : 0,
})

export type PostAccess = { authorId: string; replyToId: string | null }

/** Answers the post's author when `viewer` may see it. @throws Problem `post-not-found` (unknown, or not visible) or `post-deleted` */
export type CanView = (executor: Executor, viewer: Viewer | null, id: string) => Promise<PostAccess>

/** Makes the question "may this viewer see this post?". */
export function createCanView(database: Database): CanView {
  type Row = { author_id: string; reply_to_id: string | null; deleted_at: number | null }
  const find = statement<{ viewer: string; id: string }, Row>(
    database.kysely,
    ({ viewer, id }) => sql<Row>`
      select p.author_id, p.reply_to_id, p.deleted_at from posts p join users u on u.id = p.author_id
      where p.id = ${id} and ${mayRead(viewer)}`,
  )
  return async (executor, viewer, id) => {
    const [row] = await find(executor, { viewer: viewer?.id ?? nobody, id })
    if (row === undefined) throw new Problem('post-not-found')
    if (row.deleted_at !== null) throw new Problem('post-deleted')
    return { authorId: row.author_id, replyToId: row.reply_to_id }
  }
}
