import type { NewPost } from '@skein/contract'
import { newPost } from '@skein/data'
import { isLabelled, type Composition } from '../machine/composition.ts'
import { sentPollOf } from '../machine/poll.ts'
import type { Subject } from '../machine/subject.ts'

/** What only the first post of what is written says. */
const firstOf = (
  { replyRule }: Composition,
  subject: Subject,
): Pick<NewPost, 'replyToId' | 'quoteOfId' | 'replyRule'> => ({
  ...(subject.kind === 'reply' && { replyToId: subject.post.id }),
  ...(subject.kind === 'quote' && { quoteOfId: subject.post.id }),
  ...(subject.kind !== 'reply' && replyRule !== 'everyone' && { replyRule }),
})

/**
 * What is written as it is sent: what has not arrived or is not finished is left out. Of a thread it is the first that is not published;
 * what it answers, or quotes, and who may reply are said by the very first alone.
 */
export function newPostOf(post: Composition, subject: Subject, authorId: string | undefined): NewPost {
  const poll = post.poll === null ? undefined : sentPollOf(post.poll.draft)
  return newPost({
    text: post.text,
    authorId,
    ...(post.after === null ? firstOf(post, subject) : { replyToId: post.after.id }),
    ...(post.preview.status === 'shown' && { urlPreview: post.preview.preview }),
    ...(poll !== undefined && { pollData: poll }),
    ...(isLabelled(post) && { isAiGenerated: true }),
    media: post.media.flatMap(({ kind, alt, upload }) =>
      upload.status === 'uploaded' ? [{ kind, url: upload.url, alt }] : [],
    ),
    warning: post.warning,
    // The draft has more than this until the last of it is published.
    ...(post.kept !== null && post.more.length === 0 && { draftId: post.kept }),
  })
}
