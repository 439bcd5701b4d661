import type { NewPost, Post, QuotedPost } from '@skein/contract'
import { isLabelled, type Composition } from './composition.ts'
import { sentPollOf } from './poll.ts'
import type { Subject } from './subject.ts'

/** What `POST /api/posts` takes (specification §7). Only parts that are there are sent. */
export function newPostOf(post: Composition, subject: Subject, authorId: string | undefined): NewPost {
  const poll = post.poll === null ? undefined : sentPollOf(post.poll.draft)
  const warning = post.warning?.trim() ?? ''
  const uploaded = post.media.flatMap(({ kind, alt, upload }) =>
    upload.status === 'uploaded' ? [{ kind, url: upload.url, alt: alt.trim() }] : [],
  )
  const images = uploaded.flatMap(({ kind, url, alt }) => (kind === 'image' ? [{ url, alt }] : []))
  const video = uploaded.find(({ kind }) => kind === 'video')
  return {
    content: post.text.trim(),
    authorId,
    ...(subject.kind === 'reply' && { replyToId: subject.post.id }),
    ...(subject.kind === 'quote' && { quoteOfId: subject.post.id }),
    ...(post.preview.status === 'shown' && { urlPreview: post.preview.preview }),
    ...(poll !== undefined && { pollData: poll }),
    ...(isLabelled(post) && { isAiGenerated: true }),
    ...(images.length > 0 && { images }),
    ...(video !== undefined && { videoUrl: video.url }),
    ...(warning !== '' && { contentWarning: warning }),
  }
}

/** A whole post as its quoted card shows it. */
export const quotedOf = (post: Post): QuotedPost => ({
  id: post.id,
  content: post.content,
  entities: post.entities,
  author: post.author,
  postedBy: post.postedBy,
  createdAt: post.createdAt,
  images: post.images,
  video: post.video,
  pollQuestion: post.pollData?.question ?? null,
  isAiGenerated: post.isAiGenerated,
  contentWarning: post.contentWarning,
})
