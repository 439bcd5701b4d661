/** Which posts a draft is. */
import { isBlank } from '@skein/contract/text'
import { newPost } from '@skein/contract/new-post'
import { NewPost } from '@skein/contract/schemas'
import type { Call, DraftContent, NewPost as Sent } from '@skein/contract'
import { fieldsOf } from '../calls/define-call.ts'
import { Problem } from '../calls/problem.ts'
import { refusePost } from '../posts/refuse-post.ts'

type Body = Call<'createPost'>['parsedBody']

/** The poll as it is sent: without options left blank. */
const sentPoll = ({ question, options, duration }: NonNullable<DraftContent['poll']>) => ({
  question: question.trim(),
  options: options.flatMap(({ id, text }) => (isBlank(text) ? [] : [{ id, text: text.trim() }])),
  duration,
})

/** What a draft would send: the first post with all that it holds, and the texts that follow it under the same warning. */
function sentOf({ text, warning, poll, media, isAiGenerated, replyRule, more }: DraftContent): Sent[] {
  const first = newPost({
    text,
    warning,
    media,
    ...(poll && { pollData: sentPoll(poll) }),
    ...(isAiGenerated && { isAiGenerated }),
    ...(replyRule !== 'everyone' && { replyRule }),
  })
  return [first, ...more.map((part) => newPost({ text: part, warning }))]
}

/** The posts that a draft is. @throws Problem as the call that publishes a post, where they are none yet */
export const postsOf = (content: DraftContent): Body[] =>
  sentOf(content).map((sent) => {
    const { data, error } = NewPost.safeParse(sent)
    if (data !== undefined) return data
    throw refusePost(sent, error.issues) ?? new Problem('invalid-input', { fields: fieldsOf(error.issues) })
  })

/** Whether it could be posted as it is, its files aside. */
export function isFinished(content: DraftContent): boolean {
  try {
    postsOf(content)
    return true
  } catch (error) {
    if (error instanceof Problem) return false
    throw error
  }
}
