import { PostComments } from '@skein/feature-thread'
import { use } from 'react'

/** The comments of a video, once their messages are there. */
export function VideoComments({ id, messages }: { id: string; messages: Promise<unknown> }) {
  use(messages)
  return <PostComments id={id} />
}
