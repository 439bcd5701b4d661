import { sql } from 'kysely'
import type { RawBuilder } from 'kysely'
import type { Dialect } from '../database/dialect.ts'
import { listed, mayRead } from '../visibility.ts'
import { mayReply } from './reply-rule.ts'

type Fragment = RawBuilder<unknown>

/** What the statement takes for its viewer. */
export type ViewerFragments = { viewer: Fragment; hidesAi: Fragment }

/** A post with everything a card needs, as one row. Flags are 0/1 on SQLite and booleans on PostgreSQL; what is text here may hold JSON. */
export type PostRow = {
  id: string
  content: string
  entities: string | null
  author_id: string
  username: string
  name: string
  avatar: string | null
  verified: number
  created_at: number
  edited_at: number | null
  reply_to_id: string | null
  reply_to_username: string | null
  quote_of_id: string | null
  quote: string | null
  likes: number
  comments: number
  reposts: number
  url_preview: string | null
  video: string | null
  is_ai_generated: number
  content_warning: string | null
  type: string | null
  /** Who set which rule of replies, as JSON; null where everyone may reply. */
  limited_replies: string | null
  images: string | null
  reactions: string
  poll_question: string | null
  poll_duration: number | null
  poll_ends_at: number | null
  poll_options: string | null
  liked: number | boolean
  reposted: number | boolean
  bookmarked: number | boolean
  pinned: number | boolean
  reaction: string | null
  vote: string | null
  /** In lists that carry reposts, where the entry is one: its id, its time, and the member as JSON. */
  entry_id: string | null
  entry_at: number | null
  entry_user: string | null
}

/** The keys of a quoted post in the row's `quote`. */
export type QuoteRow = Pick<
  PostRow,
  | 'id'
  | 'content'
  | 'entities'
  | 'author_id'
  | 'username'
  | 'name'
  | 'avatar'
  | 'verified'
  | 'created_at'
  | 'images'
  | 'video'
  | 'poll_question'
  | 'is_ai_generated'
  | 'content_warning'
>

/** What `limited_replies` holds. `by` is null where the member is hidden from the viewer; `may` is 0 or 1. */
export type StoredLimit = { rule: string; by: string | null; may: number }

/** Who may reply, where it is not everyone: the rule of the first post of the thread. A post without a thread above asks its own row. */
const limitOf = (dialect: Dialect, { viewer }: ViewerFragments) => sql`
  case when p.root_id is not null or p.reply_rule is not null then (select ${dialect.jsonObject({
    rule: sql`rt.reply_rule`,
    by: sql`case when ${mayRead(viewer, 'ru')} then ru.username end`,
    may: sql`case when ${mayReply(viewer, 'rt')} then 1 else 0 end`,
  })} from posts rt join users ru on ru.id = rt.author_id
  where rt.id = coalesce(p.root_id, p.id) and rt.reply_rule is not null) end`

const imagesOf = ({ jsonArray }: Dialect, post: 'p' | 'q') =>
  jsonArray(
    {
      url: sql`'/media/' || i.media`,
      width: sql`i.width`,
      height: sql`i.height`,
      alt: sql`i.alt`,
      thumbhash: sql`i.thumbhash`,
      sizes: sql`i.sizes`,
    },
    sql`post_images i where i.post_id = ${sql.id(post)}.id`,
    sql`i.position`,
  )

/** The quoted post as JSON; null where it is gone or not for this viewer. `|| ''` keeps SQLite from nesting the pictures' JSON. */
const quoteOf = (dialect: Dialect, { viewer, hidesAi }: ViewerFragments) => sql`
  (select ${dialect.jsonObject({
    id: sql`q.id`,
    content: sql`q.content`,
    entities: sql`q.entities`,
    author_id: sql`q.author_id`,
    username: sql`qu.username`,
    name: sql`qu.name`,
    avatar: sql`qu.avatar`,
    verified: sql`qu.verified`,
    created_at: sql`q.created_at`,
    images: sql`case when q.image_count > 0 then ${imagesOf(dialect, 'q')} || '' end`,
    video: sql`q.video`,
    poll_question: sql`(select ql.question from polls ql where ql.post_id = q.id)`,
    is_ai_generated: sql`q.is_ai_generated`,
    content_warning: sql`q.content_warning`,
  })} from posts q join users qu on qu.id = q.author_id
  where q.id = p.quote_of_id and q.deleted_at is null and ${listed(viewer, hidesAi, { post: 'q', author: 'qu' })})`

export const reactionsOf = ({ jsonArray }: Dialect) =>
  jsonArray(
    { emoji: sql`r.emoji`, count: sql`r.total` },
    sql`post_reactions r where r.post_id = p.id and r.total > 0`,
    sql`r.total desc, r.emoji`,
  )

export const optionsOf = ({ jsonArray }: Dialect) =>
  jsonArray(
    {
      id: sql`o.option_id`,
      text: sql`o.text`,
      votes: sql`o.votes`,
    },
    sql`poll_options o where o.post_id = p.id`,
    sql`o.position`,
  )

/**
 * The statement that reads the posts of a page, newest first, with author, counts, pictures, reactions, poll, quoted post and the
 * viewer's own marks: one round trip for a whole page.
 * @param ids a select of the page's post ids; `withReposts`: of its entries, some of which repeat a post
 */
export function selectPosts(
  dialect: Dialect,
  ids: Fragment,
  viewers: ViewerFragments,
  { withReposts = false } = {},
): RawBuilder<PostRow> {
  const { viewer } = viewers
  const marked = (table: string) =>
    sql`exists (select 1 from ${sql.table(table)} e where e.post_id = p.id and e.user_id = ${viewer})`
  const reposter = dialect.jsonObject({
    id: sql`w.id`,
    username: sql`w.username`,
    name: sql`w.name`,
    avatar: sql`w.avatar`,
    verified: sql`w.verified`,
  })
  const entry = withReposts
    ? sql`case when e.repost_of_id is not null then e.id end as entry_id, e.created_at as entry_at,
      case when e.repost_of_id is not null then (select ${reposter} from users w where w.id = e.author_id) end as entry_user`
    : sql`null as entry_id, null as entry_at, null as entry_user`
  return sql<PostRow>`
    with page as (${ids})
    select p.id, p.content, p.entities, p.author_id, u.username, u.name, u.avatar, u.verified, p.created_at, p.edited_at,
      p.reply_to_id, p.quote_of_id, p.likes, p.comments, p.reposts, p.url_preview, p.video, p.is_ai_generated, p.content_warning,
      p.type, pl.question as poll_question, pl.duration as poll_duration, pl.ends_at as poll_ends_at,
      case when p.reply_to_id is not null then
        (select case when a.is_ai_generated = 1 then '' else au.username end from posts a join users au on au.id = a.author_id
         where a.id = p.reply_to_id and a.deleted_at is null and ${mayRead(viewer, 'au')}) end as reply_to_username,
      case when p.quote_of_id is not null then ${quoteOf(dialect, viewers)} end as quote,
      ${limitOf(dialect, viewers)} as limited_replies,
      case when p.image_count > 0 then ${imagesOf(dialect, 'p')} end as images,
      ${reactionsOf(dialect)} as reactions,
      case when p.has_poll = 1 then ${optionsOf(dialect)} end as poll_options,
      ${marked('likes')} as liked, ${marked('reposts')} as reposted, ${marked('bookmarks')} as bookmarked,
      (p.author_id = ${viewer} and ${marked('pinned_posts')}) as pinned,
      (select x.emoji from reactions x where x.post_id = p.id and x.user_id = ${viewer}) as reaction,
      case when p.has_poll = 1 then
        (select v.option_id from poll_votes v where v.post_id = p.id and v.user_id = ${viewer}) end as vote,
      ${entry}
    from page ${withReposts ? sql`cross join posts e` : sql``} cross join posts p cross join users u left join polls pl on pl.post_id = p.id
    where ${withReposts ? sql`e.id = page.id and p.id = coalesce(e.repost_of_id, e.id)` : sql`p.id = page.id`} and u.id = p.author_id
    order by page.id desc`
}
