import type { NewPost } from '@skein/contract'
import { newPost } from '@skein/data'
import { isLabelled, type Composition } from '../machine/composition.ts'
import { sentPollOf } from '../machine/poll.ts'
import type { Subject } from '../machine/subject.ts'

/** What is written as it is sent: what has not arrived or is not finished is left out. */
export function newPostOf(post: Composition, subject: Subject, authorId: string | undefined): NewPost {
  const poll = post.poll === null ? undefined : sentPollOf(post.poll.draft)
  return newPost({
    text: post.text,
    authorId,
    ...(subject.kind === 'reply' && { replyToId: subject.post.id }),
    ...(subject.kind === 'quote' && { quoteOfId: subject.post.id }),
    ...(post.preview.status === 'shown' && { urlPreview: post.preview.preview }),
    ...(poll !== undefined && { pollData: poll }),
    ...(subject.kind !== 'reply' && post.replyRule !== 'everyone' && { replyRule: post.replyRule }),
    ...(isLabelled(post) && { isAiGenerated: true }),
    media: post.media.flatMap(({ kind, alt, upload }) =>
      upload.status === 'uploaded' ? [{ kind, url: upload.url, alt }] : [],
    ),
    warning: post.warning,
  })
}
