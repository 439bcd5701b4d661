import type { NewPost } from './schemas/index.ts'

/** What a member has made, as the screen that they made it on holds it: words as they were typed, media that have arrived. */
export type MadePost = Pick<
  NewPost,
  | 'authorId'
  | 'replyToId'
  | 'quoteOfId'
  | 'urlPreview'
  | 'pollData'
  | 'isAiGenerated'
  | 'type'
  | 'replyRule'
  | 'draftId'
> & {
  text: string
  /** Pictures in their order, or one video, each with the words for those who do not see it. */
  media?: readonly { kind: 'image' | 'video'; url: string; alt: string }[]
  warning?: string | null
}

/** What `POST /api/posts` takes (specification §7), from wherever a post is made: words trimmed, and only the parts that are there. */
export function newPost({ text, media = [], warning, ...parts }: MadePost): NewPost {
  const images = media.flatMap(({ kind, url, alt }) => (kind === 'image' ? [{ url, alt: alt.trim() }] : []))
  const video = media.find(({ kind }) => kind === 'video')
  const said = video?.alt.trim() ?? ''
  const warned = warning?.trim() ?? ''
  return {
    content: text.trim(),
    ...parts,
    ...(images.length > 0 && { images }),
    ...(video !== undefined && { videoUrl: video.url }),
    ...(said !== '' && { videoAlt: said }),
    ...(warned !== '' && { contentWarning: warned }),
  }
}
