import { limits, postTypes } from '@skein/contract'
import type { Poll, Post, PostImage, UrlPreview, UserSummary } from '@skein/contract'
import { sql } from 'kysely'
import type { RawBuilder } from 'kysely'
import type { Dialect } from '../database/dialect.ts'

type Fragment = RawBuilder<unknown>

/** A post with everything a card needs, as one row. Flags are 0/1 on SQLite and booleans on PostgreSQL. */
export type PostRow = {
  id: string
  content: string
  author_id: string
  username: string
  name: string
  avatar: string | null
  verified: number
  created_at: number
  edited_at: number | null
  reply_to_id: string | null
  likes: number
  comments: number
  reposts: number
  url_preview: string | null
  video: string | null
  is_ai_generated: number
  content_warning: string | null
  type: string | null
  images: string | null
  reactions: string
  poll_question: string | null
  poll_duration: number | null
  poll_ends_at: number | null
  poll_options: string | null
  liked: number | boolean
  reposted: number | boolean
  bookmarked: number | boolean
  reaction: string | null
  vote: string | null
}

/**
 * The statement that reads the posts of a page, newest first, with author, counts, pictures, reactions, poll and the viewer's own
 * marks: one round trip for a whole page.
 * @param ids a select of the page's post ids
 */
export function selectPosts({ jsonArray }: Dialect, ids: Fragment, viewer: Fragment): RawBuilder<PostRow> {
  const marked = (table: string) =>
    sql`exists (select 1 from ${sql.table(table)} e where e.post_id = p.id and e.user_id = ${viewer})`
  const images = jsonArray(
    {
      url: sql`'/media/' || i.media`,
      width: sql`i.width`,
      height: sql`i.height`,
      alt: sql`i.alt`,
      thumbhash: sql`i.thumbhash`,
    },
    sql`post_images i where i.post_id = p.id`,
    sql`i.position`,
  )
  const reactions = jsonArray(
    { emoji: sql`r.emoji`, count: sql`r.total` },
    sql`(select x.emoji, count(*) as total from reactions x where x.post_id = p.id group by x.emoji) r`,
    sql`r.total desc, r.emoji`,
  )
  const options = jsonArray(
    {
      id: sql`o.option_id`,
      text: sql`o.text`,
      votes: sql`(select count(*) from poll_votes v where v.post_id = o.post_id and v.option_id = o.option_id)`,
    },
    sql`poll_options o where o.post_id = p.id`,
    sql`o.position`,
  )
  return sql<PostRow>`
    with page as (${ids})
    select p.id, p.content, p.author_id, u.username, u.name, u.avatar, u.verified, p.created_at, p.edited_at, p.reply_to_id,
      p.likes, p.comments, p.reposts, p.url_preview, p.video, p.is_ai_generated, p.content_warning, p.type,
      case when p.image_count > 0 then ${images} end as images,
      ${reactions} as reactions,
      pl.question as poll_question, pl.duration as poll_duration, pl.ends_at as poll_ends_at,
      case when p.has_poll = 1 then ${options} end as poll_options,
      ${marked('likes')} as liked, ${marked('reposts')} as reposted, ${marked('bookmarks')} as bookmarked,
      (select x.emoji from reactions x where x.post_id = p.id and x.user_id = ${viewer}) as reaction,
      case when p.has_poll = 1 then
        (select v.option_id from poll_votes v where v.post_id = p.id and v.user_id = ${viewer}) end as vote
    from page cross join posts p cross join users u left join polls pl on pl.post_id = p.id
    where p.id = page.id and u.id = p.author_id
    order by p.id desc`
}

const moment = (time: number) => new Date(time).toISOString()

const reactionNamed = (name: string | null) => limits.reactions.find((reaction) => reaction === name) ?? null

function pollOf(row: PostRow): Poll | null {
  const { poll_question: question, poll_duration: duration, poll_ends_at: endsAt, poll_options: text } = row
  if (question === null || duration === null || endsAt === null || text === null) return null
  const options: Poll['options'] = JSON.parse(text)
  let totalVotes = 0
  for (const { votes } of options) totalVotes += votes
  return { question, options, duration, endsAt: moment(endsAt), totalVotes }
}

/**
 * The post as the contract answers it. An AI-generated post speaks as the assistant, and the member who answers for it stands in
 * `postedBy` (§6, behaviour §2.3).
 */
export function postFrom(row: PostRow, assistant: UserSummary): Post {
  const ai = row.is_ai_generated === 1
  const { author_id: id, username, name, avatar } = row
  const writer: UserSummary = { id, username, name, avatar, verified: row.verified === 1 }
  const images: PostImage[] = row.images === null ? [] : JSON.parse(row.images)
  const video: Post['video'] = row.video === null ? null : JSON.parse(row.video)
  const urlPreview: UrlPreview | null = row.url_preview === null ? null : JSON.parse(row.url_preview)
  const reactions: { emoji: string; count: number }[] = row.reactions === '[]' ? [] : JSON.parse(row.reactions)
  return {
    id: row.id,
    content: row.content,
    authorId: ai ? assistant.id : writer.id,
    author: ai ? assistant : writer,
    postedBy: ai ? writer : null,
    createdAt: moment(row.created_at),
    editedAt: row.edited_at === null ? null : moment(row.edited_at),
    replyToId: row.reply_to_id,
    likes: row.likes,
    comments: row.comments,
    reposts: row.reposts,
    imageUrl: images[0]?.url ?? null,
    images,
    videoUrl: video?.url ?? null,
    video,
    urlPreview,
    pollData: pollOf(row),
    reactions: reactions.flatMap(({ emoji, count }) => {
      const known = reactionNamed(emoji)
      return known === null ? [] : [{ emoji: known, count }]
    }),
    isAiGenerated: ai,
    contentWarning: row.content_warning,
    type: postTypes.find((type) => type === row.type) ?? null,
    viewer: {
      liked: Boolean(row.liked),
      reposted: Boolean(row.reposted),
      bookmarked: Boolean(row.bookmarked),
      reaction: reactionNamed(row.reaction),
      vote: row.vote,
    },
  }
}
