/** Conversations of which a member wants to hear nothing more. A thread is known by its first post, whether or not that is still there. */
import type { Call } from '@skein/contract'
import { sql } from 'kysely'
import type { RawBuilder } from 'kysely'
import type { CallContext } from '../calls/define-call.ts'
import type { Database } from '../database/database.ts'
import type { Executor } from '../database/statements.ts'
import type { Write } from '../events/unit-of-work.ts'
import type { Clock } from '../ports.ts'
import { postId } from '../posts/post-id.ts'
import type { PostReader } from '../posts/post-reader.ts'
import type { CanView } from '../visibility.ts'

type Fragment = RawBuilder<unknown>

/** How far up a thread is followed: a bound on what one notification costs. */
const maxDepth = 1000

/** A select of the post and all that it answers, up to the first of its thread. */
const upFrom = (post: Fragment): Fragment => sql`
  with recursive up (id, parent, depth) as (
    select rp.id, rp.reply_to_id, 1 from posts rp where rp.id = ${post}
    union all select rp.id, rp.reply_to_id, up.depth + 1 from up join posts rp on rp.id = up.parent
      where up.depth < ${sql.lit(maxDepth)})`

/** Whether the member has not muted the thread of the post. Who has muted none costs one look at an index. */
export const notMutedThread = (listener: Fragment, post: Fragment): Fragment => sql`
  not exists (select 1 from muted_threads mt where mt.user_id = ${listener}
    and mt.post_id in (${upFrom(post)} select up.id from up where up.parent is null))`

type Needs = { database: Database; canView: CanView; write: Write; now: Clock; posts: PostReader }
type Context<Name extends 'muteThread' | 'unmuteThread' | 'listMutedThreads'> = CallContext<Name, Needs>

/** The first post of the thread; the post itself where it answers nothing. */
async function rootOf(executor: Executor, id: string): Promise<string> {
  const { rows } = await sql<{ id: string }>`
    ${upFrom(sql`${id}`)} select up.id from up order by up.depth desc limit 1`.execute(executor)
  return rows[0]?.id ?? id
}

/** Tells nothing more of the conversation that the post is part of. Safe to repeat. @throws Problem `post-not-found`, `post-deleted` */
export const muteThread = ({
  viewer,
  params,
  write,
  canView,
  database,
  now,
}: Context<'muteThread'>): Promise<undefined> =>
  write(async ({ tx, announce }) => {
    const id = postId(params.id)
    await canView(tx, viewer, id)
    const root = await rootOf(tx, id)
    await sql`insert into muted_threads (user_id, post_id, created_at) values (${viewer.id}, ${root}, ${now()})
      on conflict do nothing`.execute(tx)
    // What was told of it and not read counts no more.
    const { rows } = await sql`
      update notifications set read_at = ${now()} where user_id = ${viewer.id} and read_at is null and post_id is not null
        and not (${notMutedThread(sql`${database.dialect.id(sql`${viewer.id}`)}`, sql`notifications.post_id`)}) returning id`.execute(
      tx,
    )
    if (rows.length > 0) announce({ kind: 'notifications-changed', userId: viewer.id })
    return undefined
  })

/** Tells of the conversation again. Safe to repeat, and possible where its first post is gone. */
export const unmuteThread = async ({ viewer, params, database }: Context<'unmuteThread'>): Promise<undefined> => {
  const root = await rootOf(database.kysely, postId(params.id))
  await database.kysely
    .deleteFrom('muted_threads')
    .where('user_id', '=', viewer.id)
    .where('post_id', '=', root)
    .execute()
  return undefined
}

/** What the viewer muted, the newest conversation first. */
export async function listMutedThreads({
  viewer,
  query,
  database,
  posts,
}: Context<'listMutedThreads'>): Promise<Call<'listMutedThreads'>['answer']> {
  let rows = database.kysely
    .selectFrom('muted_threads')
    .select('post_id')
    .where('user_id', '=', viewer.id)
    .orderBy('post_id', 'desc')
    .limit(query.limit)
  if (query.before !== undefined) rows = rows.where('post_id', '<', query.before.toLowerCase())
  const ids = (await rows.execute()).map(({ post_id: id }) => id)
  const found = new Map((await posts.byIds(database.kysely, viewer, ids)).map((post) => [post.id, post]))
  return ids.map((id) => ({ id, post: found.get(id) ?? null }))
}
