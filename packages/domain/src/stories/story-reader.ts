import type { Story, StoryAuthor, StoryViewer } from '@skein/contract'
import { limits } from '@skein/contract/limits'
import { sql } from 'kysely'
import type { Viewer } from '../auth/sessions.ts'
import type { Database } from '../database/database.ts'
import { statement } from '../database/statements.ts'
import { storedMoment } from '../database/stored.ts'
import { summaryFrom } from '../follows/follow-lists.ts'
import type { PersonRow } from '../follows/follow-lists.ts'
import type { Clock } from '../ports.ts'
import type { PostReader } from '../posts/post-reader.ts'
import { agreeable, mayRead, notBlocked, notMuted, storyMs, viewerValues } from '../visibility.ts'

/** Reads stories as their viewers see them; the number of statements does not grow with what is found. */
export type Stories = {
  /** Who has stories now: the viewer, then members followed; one statement. */
  authors: (viewer: Viewer) => Promise<StoryAuthor[]>
  /** A member's stories, oldest first; two statements. */
  of: (viewer: Viewer, userId: string) => Promise<Story[]>
  /** Who has seen a story, latest first; one statement. Whether the viewer may ask is the caller's question. */
  viewers: (
    viewer: Viewer,
    postId: string,
    page: { before?: string | undefined; limit: number },
  ) => Promise<StoryViewer[]>
}

type ViewerValues = { viewer: string; hidesAi: number; storiesFrom: number }
type AuthorRow = PersonRow & { stories: number; unseen: number; latest_at: number }
type StoryRow = { id: string; seen: number | boolean; views: number }
type ViewRow = PersonRow & { created_at: number; liked: number | boolean }

/** Makes the reading of stories. */
export function createStories({
  database,
  posts,
  now,
}: {
  database: Database
  posts: PostReader
  now: Clock
}): Stories {
  const { kysely, dialect } = database
  const isStory = sql`p.type = 'story' and p.deleted_at is null`

  const authors = statement<ViewerValues, AuthorRow>(
    kysely,
    ({ viewer, hidesAi, storiesFrom }) => sql<AuthorRow>`
      select u.id, u.username, u.name, u.avatar, u.verified, t.stories, t.unseen, t.latest_at from (
        select p.author_id, count(*) as stories, max(p.created_at) as latest_at,
          sum(case when p.author_id = ${viewer} or exists (
            select 1 from story_views v where v.post_id = p.id and v.user_id = ${viewer}) then 0 else 1 end) as unseen
        from (
          select f.followee_id as id from follows f where f.follower_id = ${viewer} and f.state = 'following'
          union all select ${dialect.id(viewer)}) a
        cross join users u cross join posts p ${dialect.by('posts_stories')}
        where u.id = a.id and p.author_id = a.id and ${isStory} and p.created_at > ${storiesFrom}
          and ${mayRead(viewer)} and ${notMuted(viewer)} and ${agreeable(viewer, hidesAi)}
        group by p.author_id) t join users u on u.id = t.author_id
      order by case when u.id = ${viewer} then 0 when t.unseen > 0 then 1 else 2 end, t.latest_at desc, u.id
      limit ${sql.lit(limits.story.maxAuthors)}`,
  )

  const of = statement<ViewerValues & { user: string }, StoryRow>(
    kysely,
    ({ viewer, hidesAi, storiesFrom, user }) => sql<StoryRow>`
      select p.id, exists (select 1 from story_views v where v.post_id = p.id and v.user_id = ${viewer}) as seen,
        case when p.author_id = ${viewer} then (select count(*) from story_views v where v.post_id = p.id) else 0 end as views
      from users u cross join posts p ${dialect.by('posts_stories')}
      where u.id = ${user} and p.author_id = u.id and ${isStory} and p.created_at > ${storiesFrom}
        and ${mayRead(viewer)} and ${agreeable(viewer, hidesAi)}
      order by p.id limit ${sql.lit(limits.story.maxPerAuthor)}`,
  )

  const moment = (time: number) => storedMoment(time) ?? new Date(now()).toISOString()

  return {
    async authors(viewer) {
      const rows = await authors(kysely, { ...viewerValues(viewer), storiesFrom: now() - storyMs })
      return rows.map((row) => ({
        user: summaryFrom(row),
        count: Math.min(row.stories, limits.story.maxPerAuthor),
        unseen: row.unseen,
        latestAt: moment(row.latest_at),
      }))
    },

    async of(viewer, userId) {
      const rows = await of(kysely, { ...viewerValues(viewer), storiesFrom: now() - storyMs, user: userId })
      const found = await posts.byIds(
        kysely,
        viewer,
        rows.map(({ id }) => id),
      )
      const rowOf = new Map(rows.map((row) => [row.id, row]))
      return found.map((post) => {
        const row = rowOf.get(post.id)
        return {
          post,
          expiresAt: moment(Date.parse(post.createdAt) + storyMs),
          seen: Boolean(row?.seen),
          views: userId === viewer.id ? (row?.views ?? 0) : null,
        }
      })
    },

    async viewers(viewer, postId, { before, limit }) {
      const me = sql`${viewer.id}`
      // Where the last member of the page before is not in the list any more, nothing follows: their place is not known.
      const after =
        before === undefined
          ? sql`1 = 1`
          : sql`exists (select 1 from story_views c where c.post_id = ${postId} and c.user_id = ${before}
              and (v.created_at < c.created_at or (v.created_at = c.created_at and v.user_id < c.user_id)))`
      const { rows } = await sql<ViewRow>`
        select u.id, u.username, u.name, u.avatar, u.verified, v.created_at,
          exists (select 1 from likes e where e.post_id = v.post_id and e.user_id = v.user_id) as liked
        from story_views v cross join users u
        where v.post_id = ${postId} and u.id = v.user_id and u.deactivated_at is null and ${notBlocked(me)} and ${after}
        order by v.created_at desc, v.user_id desc limit ${limit}`.execute(kysely)
      return rows.map((row) => ({
        user: summaryFrom(row),
        seenAt: moment(row.created_at),
        liked: Boolean(row.liked),
      }))
    },
  }
}
