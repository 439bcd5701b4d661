import type { ServerEvent } from '@skein/contract'
import { sql } from 'kysely'
import type { Database } from '../database/database.ts'
import { statement } from '../database/statements.ts'
import { unreadMessages } from '../messages/unread.ts'
import { unreadNotifications } from '../notifications/badge.ts'
import { pollFrom, reactionsFrom } from '../posts/post-from-row.ts'
import type { PostRow } from '../posts/post-row.ts'
import { optionsOf, reactionsOf } from '../posts/post-row.ts'
import { createReadEdges } from './edges.ts'
import type { Asked } from './edges.ts'
import type { Wishes } from './wishes.ts'

/** Which of the connected members may see a post, and in whose Following it stands. */
export type Audience = {
  maySee: (postId: string, viewerId: string) => boolean
  /** Asked of posts that were said to be new. */
  follows: (postId: string, viewerId: string) => boolean
}

/** Posts that are told of; of new ones it is told as well who follows their author. */
export type ToldPosts = { all: ReadonlySet<string>; fresh: ReadonlySet<string> }

/** A post, as far as it decides who is told of it. `hidden`: for followers alone, because its author is private or limited. */
type Fact = { id: string; author_id: string; is_ai: number; is_there: number; hidden: number; followers_count: number }

type PostChanged = Extract<ServerEvent, { type: 'post-changed' }>
type Unread = { id: string; notifications: number; messages: number }
type CountsRow = Pick<
  PostRow,
  | 'id'
  | 'likes'
  | 'comments'
  | 'reposts'
  | 'reactions'
  | 'poll_question'
  | 'poll_duration'
  | 'poll_ends_at'
  | 'poll_options'
>

/** Reads what streams need: for all posts and all connected members of a moment at once, never for one of them. */
export type AudienceReader = {
  /** The same answers as `listed` (visibility.ts) gives, from the exceptions: who is none is not asked about. */
  of: (posts: ToldPosts, viewers: ReadonlyMap<string, Wishes>) => Promise<Audience>
  /** The counts of posts as they are now; deleted ones are left out. */
  counts: (posts: Iterable<string>) => Promise<PostChanged[]>
  unread: (viewers: Iterable<string>) => Promise<Unread[]>
  /** Which of these sessions are still open. */
  openSessions: (sessions: Iterable<string>, now: number) => Promise<Set<string>>
}

const json = (ids: Iterable<string>) => JSON.stringify([...ids])

/** Of whom the exceptions are asked for; followers only where a post is for them alone, or new. */
function authorsOf(facts: readonly Fact[], fresh: ReadonlySet<string>): Asked {
  const asked = facts.filter(({ id, hidden }) => hidden === 1 || fresh.has(id))
  const followers = new Map(asked.map(({ author_id, followers_count }) => [author_id, followers_count]))
  return {
    authors: new Set(facts.map(({ author_id }) => author_id)),
    ofFollowers: new Set(followers.keys()),
    followers: [...followers.values()].reduce((sum, count) => sum + count, 0),
  }
}

/** Makes the statements. */
export function createAudienceReader({ kysely, dialect }: Database): AudienceReader {
  const edgesOf = createReadEdges({ kysely, dialect })

  const facts = statement<{ posts: string }, Fact>(
    kysely,
    ({ posts }) => sql<Fact>`
      select p.id, p.author_id, p.is_ai_generated as is_ai, u.followers_count,
        case when u.private = 1 or u.limited_at is not null then 1 else 0 end as hidden,
        case when u.deactivated_at is null and p.type is distinct from 'story' then 1 else 0 end as is_there
      from posts p cross join users u where p.id in (${dialect.idList(posts)}) and u.id = p.author_id`,
  )

  const words = statement<{ posts: string }, { id: string; text: string }>(
    kysely,
    ({ posts }) => sql<{ id: string; text: string }>`
      select sd.post_id as id, sd.text from search_documents sd where sd.post_id in (${dialect.idList(posts)})`,
  )

  const counts = statement<{ posts: string }, CountsRow>(
    kysely,
    ({ posts }) => sql<CountsRow>`
      select p.id, p.likes, p.comments, p.reposts, ${reactionsOf(dialect)} as reactions,
        pl.question as poll_question, pl.duration as poll_duration, pl.ends_at as poll_ends_at,
        case when p.has_poll = 1 then ${optionsOf(dialect)} end as poll_options
      from posts p left join polls pl on pl.post_id = p.id
      where p.id in (${dialect.idList(posts)}) and p.deleted_at is null and p.repost_of_id is null`,
  )

  const unread = statement<{ viewers: string }, Unread>(
    kysely,
    ({ viewers }) => sql<Unread>`
      select u.id,
        ${unreadNotifications} as notifications,
        ${unreadMessages(dialect)} as messages
      from users u where u.id in (${dialect.idList(viewers)})`,
  )

  const openSessions = statement<{ sessions: string; now: number }, { id: string }>(
    kysely,
    ({ sessions, now }) => sql<{ id: string }>`
      select s.id from sessions s join users u on u.id = s.user_id
      where s.id in (${dialect.idList(sessions)}) and s.expires_at > ${now} and u.deactivated_at is null`,
  )

  return {
    async of({ all, fresh }, viewers) {
      const posts = json(all)
      const found = new Map((await facts(kysely, { posts })).map((fact) => [fact.id, fact]))
      const isMuting = [...viewers.values()].some((wishes) => wishes.words.length > 0)
      const texts = new Map(isMuting ? (await words(kysely, { posts })).map(({ id, text }) => [id, text]) : [])
      const edges = await edgesOf(authorsOf([...found.values()], fresh), viewers)
      const nobody: ReadonlySet<string> = new Set()
      // Everybody is asked about one post after the other: what a post has is looked up once.
      const about = new Map(
        [...found].map(([post, fact]) => [
          post,
          {
            fact,
            shut: edges.shut.get(fact.author_id) ?? nobody,
            followers: edges.followers.get(fact.author_id) ?? nobody,
            text: texts.get(post) ?? '',
          },
        ]),
      )
      let last: { post: string; its: ReturnType<typeof about.get> } = { post: '', its: undefined }
      const lookUp = (post: string) => {
        if (last.post !== post) last = { post, its: about.get(post) }
        return last.its
      }
      return {
        maySee(post, viewer) {
          const its = lookUp(post)
          const wishes = viewers.get(viewer)
          if (its?.fact.is_there !== 1 || wishes === undefined) return false
          const { fact, shut, followers, text } = its
          if (fact.author_id === viewer) return true
          if (shut.has(viewer)) return false
          if (fact.hidden === 1 && !followers.has(viewer)) return false
          if (fact.is_ai === 1 && wishes.hidesAi) return false
          return !wishes.words.some((word) => text.includes(word))
        },
        follows(post, viewer) {
          const its = lookUp(post)
          return its !== undefined && (its.fact.author_id === viewer || its.followers.has(viewer))
        },
      }
    },
    async counts(posts) {
      const rows = await counts(kysely, { posts: json(posts) })
      return rows.map((row) => ({
        type: 'post-changed',
        id: row.id,
        likes: row.likes,
        comments: row.comments,
        reposts: row.reposts,
        reactions: reactionsFrom(row.reactions),
        pollData: pollFrom(row),
      }))
    },
    unread: (viewers) => unread(kysely, { viewers: json(viewers) }),
    async openSessions(sessions, now) {
      const rows = await openSessions(kysely, { sessions: json(sessions), now })
      return new Set(rows.map(({ id }) => id))
    },
  }
}
