import type { DiscoveredPost, UserSummary } from '@skein/contract'
import { sql } from 'kysely'
import type { Viewer } from '../auth/sessions.ts'
import type { Database } from '../database/database.ts'
import { firstIdAt } from '../database/ids.ts'
import { statement } from '../database/statements.ts'
import type { Clock } from '../ports.ts'
import type { PostReader } from '../posts/post-reader.ts'
import { singleFlight } from '../single-flight.ts'
import { isPublic, listed, mayRead, notMuted, viewerValues } from '../visibility.ts'
import { rank } from './rank.ts'

type Reason = DiscoveredPost['reason']
type Ranking = { ids: string[]; reasons: Map<string, Reason> }

/** Answers a page of posts chosen for a member, each with the reason. */
export type Discover = (
  viewer: Viewer,
  page: { before?: string | undefined; limit: number },
) => Promise<DiscoveredPost[]>

/** How old a post may be. */
const recentMs = 4 * 24 * 60 * 60 * 1000
/** Newest posts whose engagement is compared, and how many of them, the most engaged, are candidates for everybody. */
const newest = sql.lit(4000)
const candidates = 300
/** Likes and reposts by people followed, and own tags, that are looked at. */
const signals = sql.lit(300)
const tagsUsed = sql.lit(100)
/** Members followed whose likes and reposts are looked at; with more of them there are reasons enough. */
const followed = sql.lit(500)
/** How long the candidates of everybody are kept in memory. */
const keptMs = 15_000
/** Members whose ranking is remembered, so that the next page goes on in the same one. */
const maxRankings = 2000

type Signal = {
  kind: 'liked-by-followed' | 'reposted-by-followed' | 'tag-you-use'
  post_id: string
  user_id: string | null
  tag: string | null
}
type Facts = {
  id: string
  author_id: string
  created_at: number
  likes: number
  reposts: number
  reactions: number
  repliers: number
}
type UserRow = { id: string; username: string; name: string; avatar: string | null; verified: number }

/** The strongest reason wins. */
const strength: Reason['kind'][] = ['popular', 'tag-you-use', 'liked-by-followed', 'reposted-by-followed']

/** Makes the list. A first page takes five statements at most, a later one the last two. */
export function createDiscover({
  database,
  posts,
  now,
}: {
  database: Database
  posts: PostReader
  now: Clock
}): Discover {
  const { kysely, dialect } = database

  // The same for all, so it is made once for all: public posts by what the row itself counts.
  const popular = singleFlight(keptMs, now, async () => {
    const { rows } = await sql<{ id: string; created_at: number; weight: number }>`
      select n.id, n.created_at, n.likes + 2 * n.reposts + 2 * n.comments as weight from (
        select p.id, p.created_at, p.author_id, p.likes, p.reposts, p.comments from posts p
        where p.reply_to_id is null and p.deleted_at is null and p.repost_of_id is null and p.id >= ${firstIdAt(now() - recentMs)}
        order by p.id desc limit ${newest}) n
      cross join users u where u.id = n.author_id and ${isPublic()}`.execute(kysely)
    const score = (row: (typeof rows)[number]) => row.created_at + Math.log10(1 + row.weight) * 12 * 60 * 60 * 1000
    return rows
      .map((row) => ({ id: row.id, score: score(row) }))
      .sort((a, b) => b.score - a.score)
      .slice(0, candidates)
      .map(({ id }) => id)
  })

  const signalsOf = statement<{ viewer: string; since: string }, Signal>(kysely, ({ viewer, since }) => {
    const byFollowed = (kind: string, table: string) => sql`
      select * from (
        select ${sql.lit(kind)} as kind, e.post_id, max(cast(e.user_id as text)) as user_id, cast(null as text) as tag
        from (select f.followee_id from follows f where f.follower_id = ${viewer} and f.state = 'following' limit ${followed}) f
        cross join users u cross join ${sql.table(table)} e
        where u.id = f.followee_id and e.user_id = f.followee_id
          and e.post_id >= ${dialect.id(since)} and ${mayRead(viewer)} and ${notMuted(viewer)}
        group by e.post_id order by e.post_id desc limit ${signals}) ${sql.id(table)}`
    const ownTags = sql`
      select distinct h.tag from (
        select * from (select p.id from posts p where p.author_id = ${viewer} order by p.id desc limit ${tagsUsed}) own
        union
        select * from (select l.post_id from likes l where l.user_id = ${viewer} order by l.post_id desc limit ${tagsUsed}) liked
      ) mine cross join hashtags h where h.post_id = mine.id`
    return sql<Signal>`
      ${byFollowed('liked-by-followed', 'likes')} union all ${byFollowed('reposted-by-followed', 'reposts')} union all
      select * from (
        select 'tag-you-use' as kind, h.post_id, cast(null as text) as user_id, min(h.tag) as tag
        from (${ownTags}) t cross join hashtags h where h.tag = t.tag and h.post_id >= ${dialect.id(since)}
        group by h.post_id order by h.post_id desc limit ${signals}) tagged`
  })

  const factsOf = statement<{ viewer: string; hidesAi: number; since: string; ids: string }, Facts>(
    kysely,
    ({ viewer, hidesAi, since, ids }) => sql<Facts>`
      select p.id, p.author_id, p.created_at,
        (select count(*) from likes e where e.post_id = p.id and e.user_id <> p.author_id) as likes,
        (select count(*) from reposts e where e.post_id = p.id and e.user_id <> p.author_id) as reposts,
        (select cast(coalesce(sum(e.total), 0) as integer) from post_reactions e where e.post_id = p.id)
          - (select count(*) from reactions e where e.post_id = p.id and e.user_id = p.author_id) as reactions,
        case when p.comments = 0 then 0 else (
          select count(distinct r.author_id) from posts r
          where r.reply_to_id = p.id and r.deleted_at is null and r.author_id <> p.author_id) end as repliers
      from posts p cross join users u
      where p.id in (${dialect.idList(ids)}) and u.id = p.author_id and p.id >= ${dialect.id(since)}
        and p.deleted_at is null and p.reply_to_id is null and p.repost_of_id is null
        and p.author_id <> ${viewer} and ${listed(viewer, hidesAi)}
        and not exists (select 1 from follows f where f.follower_id = ${viewer} and f.followee_id = p.author_id and f.state = 'following')`,
  )

  const usersOf = statement<{ ids: string }, UserRow>(
    kysely,
    ({ ids }) =>
      sql<UserRow>`select u.id, u.username, u.name, u.avatar, u.verified from users u where u.id in (${dialect.idList(ids)})`,
  )

  async function rankFor(viewer: Viewer): Promise<Ranking> {
    const since = firstIdAt(now() - recentMs)
    const [everybody, found] = await Promise.all([popular(), signalsOf(kysely, { viewer: viewer.id, since })])
    const reasons = new Map<string, Reason>()
    for (const { kind, post_id: id, user_id: userId, tag } of found) {
      const known = reasons.get(id)
      if (known && strength.indexOf(known.kind) >= strength.indexOf(kind)) continue
      // The member's name is filled in for the page that is shown.
      const user = userId === null ? null : { id: userId, username: '', name: '', avatar: null, verified: false }
      reasons.set(id, { kind, user, tag })
    }
    const ids = [...new Set([...everybody, ...reasons.keys()])]
    const facts = await factsOf(kysely, { ...viewerValues(viewer), since, ids: JSON.stringify(ids) })
    const ranked = rank(
      facts.map(({ id, author_id, created_at, likes, reposts, reactions, repliers }) => ({
        id,
        authorId: author_id,
        createdAt: created_at,
        likes,
        reposts,
        reactions,
        repliers,
        isNear: reasons.has(id),
      })),
    )
    return { ids: ranked, reasons }
  }

  const rankings = new Map<string, Ranking>()
  function remember(viewerId: string, ranking: Ranking): void {
    rankings.delete(viewerId)
    rankings.set(viewerId, ranking)
    if (rankings.size <= maxRankings) return
    const oldest = rankings.keys().next()
    if (!oldest.done) rankings.delete(oldest.value)
  }

  /** The page's people in full; who is gone in the meantime is no reason any more. */
  async function withPeople(reasons: Reason[]): Promise<Reason[]> {
    const ids = [...new Set(reasons.flatMap(({ user }) => (user === null ? [] : [user.id])))]
    const rows = ids.length === 0 ? [] : await usersOf(kysely, { ids: JSON.stringify(ids) })
    const people = new Map(rows.map((row): [string, UserSummary] => [row.id, { ...row, verified: row.verified === 1 }]))
    return reasons.map((reason): Reason => {
      if (reason.user === null) return reason
      const user = people.get(reason.user.id)
      return user ? { ...reason, user } : popularReason
    })
  }

  return async (viewer, { before, limit }) => {
    const known = before === undefined ? undefined : rankings.get(viewer.id)
    const isKnown = known !== undefined && before !== undefined && known.ids.includes(before)
    const ranking = isKnown ? known : await rankFor(viewer)
    if (!isKnown) remember(viewer.id, ranking)
    // After a restart, or on another server, the post may have left the ranking: then the list is at its end, and not at its start again.
    const at = before === undefined ? 0 : ranking.ids.indexOf(before) + 1
    if (before !== undefined && at === 0) return []
    const page: { id: string }[] = []
    const shown = []
    // What became invisible since the ranking was made is skipped, and the page filled up from what follows, once.
    for (let from = at; shown.length < limit && from < ranking.ids.length && from <= at + limit; from += limit) {
      const ids = ranking.ids.slice(from, from + limit)
      page.push(...ids.map((id) => ({ id })))
      shown.push(...(await posts.byIds(kysely, viewer, ids)))
    }
    const kept = shown.slice(0, limit)
    const reasons = await withPeople(kept.map(({ id }) => ranking.reasons.get(id) ?? popularReason))
    return kept.map((post, index) => ({ post, reason: reasons[index] ?? popularReason }))
  }
}

const popularReason: Reason = { kind: 'popular', user: null, tag: null }
