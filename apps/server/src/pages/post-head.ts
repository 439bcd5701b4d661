/** What the first HTML of `/post/{id}` says of the post, to people's tabs and to the cards of other places. */
import { pageAddress } from '@skein/contract/addresses'
import type { Language, UserSummary } from '@skein/contract'
import type { Viewer } from '@skein/domain/auth/sessions'
import { cleanText } from '@skein/domain/clean-text'
import type { Database } from '@skein/domain/database/database'
import { nobody } from '@skein/domain/database/ids'
import { statement } from '@skein/domain/database/statements'
import { madeAt, storedMoment } from '@skein/domain/database/stored'
import { addressOf } from '@skein/domain/media/media-name'
import { defaultImage } from '@skein/domain/pages/head'
import type { Head, HeadImage, NeutralHead } from '@skein/domain/pages/head'
import { previewFrom, videoFrom } from '@skein/domain/posts/post-from-row'
import { mayRead, storyMs } from '@skein/domain/visibility'
import { messagesOf } from '@skein/i18n/messages'
import { sql } from 'kysely'

/** Graphemes of a post in a title and in a description. */
const maxTitle = 60
const maxDescription = 200

/** A picture as wide as this is shown large by those who make cards; a smaller one beside the text. */
const largeFrom = 600

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i

type Row = {
  content: string
  type: string | null
  created_at: number
  edited_at: number | null
  deleted_at: number | null
  is_ai_generated: number
  content_warning: string | null
  video: string | null
  url_preview: string | null
  username: string
  name: string
  media: string | null
  width: number | null
  height: number | null
  alt: string | null
  question: string | null
  seen: number | boolean
  everybodys: number | boolean
}

/** A page's status with its head. */
export type PostPage = { status: 200 | 404 | 410; head: Head | NeutralHead }

/** The picture a card shows: the post's own, its video's still, that of its link, ours. */
function imageOf(row: Row): HeadImage {
  const { media, width, height, alt } = row
  if (media !== null && width !== null && height !== null)
    return { address: addressOf(media), width, height, alt: alt ?? '', isLarge: width >= largeFrom }
  const video = videoFrom(row.video)
  if (video?.poster) return { address: video.poster, isLarge: true }
  const preview = previewFrom(row.url_preview)
  if (preview?.image) return { address: preview.image, isLarge: true }
  return defaultImage
}

/**
 * Makes the question "what does the page of this post say?", one statement each time. Only what everybody may read says anything; for
 * everything else the page has the screen's plain name and asks not to be found.
 */
export function createPostHead(database: Database, assistant: UserSummary, now: () => number) {
  const find = statement<{ id: string; viewer: string; nobody: string }, Row>(
    database.kysely,
    (values) => sql<Row>`
      select p.content, p.type, p.created_at, p.edited_at, p.deleted_at, p.is_ai_generated, p.content_warning, p.video, p.url_preview,
        u.username, u.name, i.media, i.width, i.height, i.alt, pl.question,
        case when ${mayRead(values.viewer)} then 1 else 0 end as seen,
        case when ${mayRead(values.nobody)} then 1 else 0 end as everybodys
      from posts p join users u on u.id = p.author_id
      left join post_images i on i.post_id = p.id and i.position = 0
      left join polls pl on pl.post_id = p.id
      where p.id = ${values.id} and p.repost_of_id is null`,
  )

  async function headOf(id: string, row: Row, language: Language): Promise<Head> {
    const m = await messagesOf(language, 'thread')
    const isAi = row.is_ai_generated === 1
    const { name, username } = isAi ? assistant : row
    const warning = row.content_warning
    const words = warning ?? (row.content || (row.question ?? ''))
    const text = cleanText(words, maxTitle)
    const said = cleanText(words, maxDescription)
    const described = warning === null ? said : m.headWarning({ warning: said })
    return {
      title:
        text === ''
          ? `${cleanText(name, maxTitle)} (@${username})`
          : m.title({ name: cleanText(name, maxTitle), text }),
      description: isAi ? m.headAi({ username: row.username, text: described }) : described,
      type: 'article',
      path: pageAddress('/post/$id', { id }),
      image: warning === null ? imageOf(row) : undefined,
      publishedAt: madeAt(id, row.created_at),
      modifiedAt: row.edited_at === null ? undefined : storedMoment(row.edited_at),
    }
  }

  return async (asked: string, viewer: Viewer | null, language: Language): Promise<PostPage> => {
    const titles = await messagesOf(language, 'titles')
    const neutral: NeutralHead = { title: titles.post(), isHidden: true }
    if (!uuid.test(asked)) return { status: 404, head: neutral }
    const id = asked.toLowerCase()
    const [row] = await find(database.kysely, { id, viewer: viewer?.id ?? nobody, nobody })
    if (row === undefined || !row.seen) return { status: 404, head: neutral }
    const isStory = row.type === 'story'
    if (row.deleted_at !== null || (isStory && row.created_at <= now() - storyMs)) return { status: 410, head: neutral }
    // A card elsewhere would outlive a story.
    return { status: 200, head: row.everybodys && !isStory ? await headOf(id, row, language) : neutral }
  }
}
