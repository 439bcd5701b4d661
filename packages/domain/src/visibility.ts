/**
 * Who may see what, once (behaviour, ground rules: `canView`). Every read path goes through the predicates below; the function at the
 * end asks them about one post. A viewer is a member's id, or `nobody` for a visitor.
 */
import { limits } from '@skein/contract/limits'
import { sql } from 'kysely'
import type { RawBuilder } from 'kysely'
import type { Database } from './database/database.ts'
import { nobody } from './database/ids.ts'
import type { Executor } from './database/statements.ts'
import { statement } from './database/statements.ts'
import { Problem } from './calls/problem.ts'
import type { Viewer } from './auth/sessions.ts'

type Fragment = RawBuilder<unknown>

/** Whether neither of the member `author` and the viewer has blocked the other. */
export const notBlocked = (viewer: Fragment, author = 'u') => sql`
  not exists (select 1 from blocks b where b.blocker_id = ${viewer} and b.blocked_id = ${sql.id(author)}.id)
  and not exists (select 1 from blocks b where b.blocker_id = ${sql.id(author)}.id and b.blocked_id = ${viewer})`

/**
 * Whether the member `member` is there for the viewer, with name and face: not deactivated, and has not blocked them. Whom the viewer has
 * blocked is there, so that the block can be ended.
 */
export const mayMeet = (viewer: Fragment, member = 'u') => {
  const u = sql.id(member)
  return sql`(${u}.deactivated_at is null
  and not exists (select 1 from blocks b where b.blocker_id = ${u}.id and b.blocked_id = ${viewer}))`
}

/** Whether the viewer may read what the member `author` wrote: not deactivated, not private to them, no block either way. */
export const mayRead = (viewer: Fragment, author = 'u') => {
  const u = sql.id(author)
  return sql`
  ${u}.deactivated_at is null and (${u}.id = ${viewer} or (
    (${u}.private = 0 or exists (
      select 1 from follows vf where vf.follower_id = ${viewer} and vf.followee_id = ${u}.id and vf.state = 'following'))
    and ${notBlocked(viewer, author)}))`
}

/** Whether the viewer has not muted the member: for lists that mix authors. Who asks for a profile or a post by address gets it. */
export const notMuted = (viewer: Fragment, author = 'u') =>
  sql`not exists (select 1 from mutes m where m.muter_id = ${viewer} and m.muted_id = ${sql.id(author)}.id)`

/**
 * Whether no word that the viewer has muted stands in the post: in its wording, in what describes its pictures, in its poll. Looks at the
 * texts that the search keeps, so that both know the same words; a member without muted words costs one look at an index.
 */
const notMutedByWord = (viewer: Fragment, post: string) => {
  const p = sql.id(post)
  return sql`(${p}.author_id = ${viewer} or not exists (
    select 1 from muted_words mw where mw.user_id = ${viewer} and exists (
      select 1 from search_documents sd where sd.post_id = ${p}.id and replace(sd.text, mw.folded, '') <> sd.text)))`
}

/** Whether the viewer wants to see the post, given their choice about AI-generated posts (0 or 1) and their muted words. */
export const agreeable = (viewer: Fragment, hidesAi: Fragment, post = 'p') => {
  const p = sql.id(post)
  return sql`((${p}.is_ai_generated = 0 or ${hidesAi} = 0 or ${p}.author_id = ${viewer}) and ${notMutedByWord(viewer, post)})`
}

/** How long a story is there (behaviour §2.6). */
export const storyMs = limits.story.hours * 60 * 60 * 1000

/** Whether the post is no story, or one whose time is not over. @param storiesFrom stories made later than this moment are there */
export const notOver = (storiesFrom: Fragment, post = 'p') => {
  const p = sql.id(post)
  return sql`(${p}.type is distinct from 'story' or ${p}.created_at > ${storiesFrom})`
}

/** Whether the post belongs into a list of posts that the viewer reads: they want to see it, and it is no story, which has its own place. */
export const wanted = (viewer: Fragment, hidesAi: Fragment, post = 'p') =>
  sql`(${sql.id(post)}.type is distinct from 'story' and ${agreeable(viewer, hidesAi, post)})`

/** May be read, is not muted, reaches the viewer and is wanted: whether the post by the member belongs into lists that mix authors. */
export const listed = (viewer: Fragment, hidesAi: Fragment, { post = 'p', author = 'u' } = {}) =>
  sql`${mayRead(viewer, author)} and ${notMuted(viewer, author)} and ${reaches(viewer, author)} and ${wanted(viewer, hidesAi, post)}`

/**
 * Whether what the member `author` does may reach the viewer unasked: they are not limited by a moderator, or the viewer follows them. Who
 * asks for the profile or for a post by address gets it.
 */
export const reaches = (viewer: Fragment, author = 'u') => {
  const u = sql.id(author)
  return sql`
  (${u}.limited_at is null or ${u}.id = ${viewer} or exists (
    select 1 from follows lf where lf.follower_id = ${viewer} and lf.followee_id = ${u}.id and lf.state = 'following'))`
}

/** Whether what the member `author` posts is for everybody, and counts where numbers tell of it: neither private, nor limited, nor gone. */
export const isPublic = (author = 'u') => {
  const u = sql.id(author)
  return sql`(${u}.private = 0 and ${u}.limited_at is null and ${u}.deactivated_at is null)`
}

/** What the statements take for a viewer. */
export const viewerValues = (viewer: Viewer | null) => ({
  viewer: viewer?.id ?? nobody,
  hidesAi: viewer?.hidesAi === true ? 1 : 0,
})

/** `isPrivate`: the author's posts are for their followers only. `rootId` is the first post of its thread, which may be itself. */
export type PostAccess = {
  authorId: string
  replyToId: string | null
  rootId: string
  isPrivate: boolean
  isStory: boolean
}

/** Answers the post's author when `viewer` may see it. @throws Problem `post-not-found` (unknown, or not visible) or `post-deleted` */
export type CanView = (executor: Executor, viewer: Pick<Viewer, 'id'> | null, id: string) => Promise<PostAccess>

/** Makes the question "may this viewer see this post?". The row of a repost is no post: it has the visibility of what it repeats. */
export function createCanView(database: Database, now: () => number): CanView {
  type Row = {
    author_id: string
    reply_to_id: string | null
    root_id: string | null
    type: string | null
    created_at: number
    deleted_at: number | null
    private: number
  }
  const find = statement<{ viewer: string; id: string }, Row>(
    database.kysely,
    ({ viewer, id }) => sql<Row>`
      select p.author_id, p.reply_to_id, p.root_id, p.type, p.created_at, p.deleted_at, u.private
      from posts p join users u on u.id = p.author_id
      where p.id = ${id} and p.repost_of_id is null and ${mayRead(viewer)}`,
  )
  return async (executor, viewer, id) => {
    const [row] = await find(executor, { viewer: viewer?.id ?? nobody, id })
    if (row === undefined) throw new Problem('post-not-found')
    const isStory = row.type === 'story'
    // A story that is over is gone as if it were deleted, which it is within the minute (stories/end-stories.ts).
    if (row.deleted_at !== null || (isStory && row.created_at <= now() - storyMs)) throw new Problem('post-deleted')
    return {
      authorId: row.author_id,
      replyToId: row.reply_to_id,
      rootId: row.root_id ?? id,
      isPrivate: row.private === 1,
      isStory,
    }
  }
}
