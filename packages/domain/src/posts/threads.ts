/** Conversations: the replies to a post with the first replies to each, and what a reply answers. */
import { limits } from '@skein/contract'
import type { Call, Post } from '@skein/contract'
import { sql } from 'kysely'
import type { RawBuilder } from 'kysely'
import type { Viewer } from '../auth/sessions.ts'
import type { Database } from '../database/database.ts'
import { nobody } from '../database/ids.ts'
import { statement } from '../database/statements.ts'
import { madeAt } from '../database/stored.ts'
import { listed, mayRead, viewerValues } from '../visibility.ts'
import type { PostReader } from './post-reader.ts'
import type { ViewerFragments } from './post-row.ts'

type ThreadReply = Call<'listReplies'>['answer'][number]
type ThreadItem = ThreadReply['item']

/** A place in a thread: a post that is shown, or where one was. `parent` is set on a reply to a reply of the page. */
type Place = {
  id: string
  parent: string | null
  state: 'shown' | 'deleted' | 'unavailable'
  created_at: number
  reply_to_id: string | null
  comments: number
}

/** Reads threads as their viewers see them, two statements a page. */
export type Threads = {
  /**
   * Replies to a post that the viewer may read or could before it was deleted, oldest first, after a reply that is known; each with the
   * first replies to it.
   */
  replies: (
    viewer: Viewer | null,
    post: string,
    page: { after?: string | undefined; limit: number },
  ) => Promise<ThreadReply[]>
  /** From the first post of the thread down to the parent of `post`, at most the nearest 50. */
  ancestors: (viewer: Viewer | null, post: string) => Promise<ThreadItem[]>
}

/** How far up a thread is followed: more than anybody reads, and a bound on what one request costs. */
const maxDepth = 50

/** Whether a post stands in a thread: it is there for the viewer, or there is a reply to it that is. */
function stands({ viewer, hidesAi }: ViewerFragments, post: string, author: string): RawBuilder<unknown> {
  const id = sql.ref(`${post}.id`)
  return sql`((${sql.ref(`${post}.deleted_at`)} is null and ${listed(viewer, hidesAi, { post, author })}) or exists (
    select 1 from posts c join users cu on cu.id = c.author_id
    where c.reply_to_id = ${id} and c.deleted_at is null and ${listed(viewer, hidesAi, { post: 'c', author: 'cu' })}))`
}

const stateOf = (readable: RawBuilder<unknown>) => sql`
  case when p.deleted_at is not null then 'deleted' when ${readable} then 'shown' else 'unavailable' end as state`

const place = sql`p.created_at, p.reply_to_id, p.comments`

/** Makes the reading of threads. */
export function createThreads(database: Database, posts: PostReader): Threads {
  const { kysely, dialect } = database

  type PageValues = { viewer: string; hidesAi: number; post: string; after: string; limit: number }
  const places = statement<PageValues, Place>(kysely, (values) => {
    const { viewer, hidesAi, post, after, limit } = values
    const few = sql`
      from posts p ${dialect.by('posts_by_parent')} join users u on u.id = p.author_id
      where p.reply_to_id = a.id and ${stands(values, 'p', 'u')}
      order by p.id limit ${sql.lit(limits.thread.repliesShown)}`
    const state = stateOf(listed(viewer, hidesAi))
    // What was answered to a post that is hidden from the viewer would tell of it, whoever wrote the answers.
    const rootReadable = sql`exists (
      select 1 from posts r join users ru on ru.id = r.author_id where r.id = ${post} and ${mayRead(viewer, 'ru')})`
    return sql<Place>`
      with page as (
        select p.id from posts p ${dialect.by('posts_by_parent')} join users u on u.id = p.author_id
        where p.reply_to_id = ${post} and ${rootReadable} and p.id > ${after} and ${stands(values, 'p', 'u')} order by p.id limit ${limit}),
      found as (
        select page.id, ${dialect.id(sql`null`)} as parent from page
        union all select t.id, a.id as parent from ${dialect.fewOfEach(sql`select id from page`, few)})
      select p.id, found.parent, ${state}, ${place}
      from found cross join posts p cross join users u where p.id = found.id and u.id = p.author_id order by p.id`
  })

  const above = statement<{ viewer: string; hidesAi: number; post: string }, Place>(
    kysely,
    ({ viewer, hidesAi, post }) => sql<Place>`
      with recursive up (id, depth) as (
        select p.reply_to_id, 1 from posts p where p.id = ${post} and p.reply_to_id is not null
        union all select p.reply_to_id, up.depth + 1 from up join posts p on p.id = up.id
          where p.reply_to_id is not null and up.depth < ${sql.lit(maxDepth)})
      select p.id, null as parent, ${stateOf(listed(viewer, hidesAi))}, ${place}
      from up cross join posts p cross join users u where p.id = up.id and u.id = p.author_id order by up.depth desc`,
  )

  /** What stands at each place; a post that went in between is unavailable. */
  async function itemsAt(viewer: Viewer | null, found: Place[]): Promise<Map<string, ThreadItem>> {
    const shown = await posts.byIds(
      kysely,
      viewer,
      found.filter(({ state }) => state === 'shown').map(({ id }) => id),
    )
    const byId = new Map<string, Post>(shown.map((post) => [post.id, post]))
    return new Map(
      found.map(({ id, state, created_at, reply_to_id: replyToId, comments }): [string, ThreadItem] => {
        const tombstone = state === 'deleted' ? state : 'unavailable'
        return [id, byId.get(id) ?? { id, tombstone, createdAt: madeAt(id, created_at), replyToId, comments }]
      }),
    )
  }

  return {
    async replies(viewer, post, { after, limit }) {
      const found = await places(kysely, { ...viewerValues(viewer), post, after: after ?? nobody, limit })
      const items = await itemsAt(viewer, found)
      const at = ({ id }: Place) => items.get(id) ?? []
      return found
        .filter(({ parent }) => parent === null)
        .flatMap((top) => {
          const replies = found.filter(({ parent }) => parent === top.id).flatMap(at)
          return [at(top)].flat().map((item) => ({ item, replies }))
        })
    },
    async ancestors(viewer, post) {
      const found = await above(kysely, { ...viewerValues(viewer), post })
      const items = await itemsAt(viewer, found)
      return found.flatMap(({ id }) => items.get(id) ?? [])
    },
  }
}
