import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { NewPost } from '@skein/contract'
import { ApiError } from '../client/api-error.ts'
import { call } from '../client/call.ts'
import { orWait } from '../offline/or-wait.ts'
import { countReply } from './count-reply.ts'
import { follow } from './follow.ts'
import { peekPost, putPosts } from './post.queries.ts'

/**
 * Keys of posts that were sent and not yet confirmed, by their content: sent again after a failure, also from a box that was closed and
 * opened again, the same words carry the same key, so that they make one post.
 */
const keys = new Map<string, string>()

function keyOf(content: string): string {
  const key = keys.get(content) ?? crypto.randomUUID()
  keys.set(content, key)
  return key
}

/** The key that a post was last tried with, for whoever sends it from now on: the same words from here are a new post. */
function takeKey(post: NewPost): string {
  const content = JSON.stringify(post)
  const key = keyOf(content)
  keys.delete(content)
  return key
}

/** A post that could not be sent without a network: it waits. @throws the error, where it was another */
export const postLater = (post: NewPost, error: unknown): Promise<void> =>
  orWait(error, ({ addPost }) => addPost(post, takeKey(post)))

/** What the sending of posts goes by, for whoever follows it. */
export const createPostKey = ['create-post'] as const

/** Sends a post; without its link preview where there is none any more, as a preview that fails is no matter (specification §8). */
async function send(post: NewPost) {
  const headers = { 'Idempotency-Key': keyOf(JSON.stringify(post)) }
  try {
    return await call('createPost', { body: post, headers })
  } catch (error) {
    if (!(error instanceof ApiError && error.code === 'preview-unavailable' && post.urlPreview)) throw error
    return call('createPost', { body: { ...post, urlPreview: null }, headers })
  }
}

/**
 * Publishes a post. Sending the same content again after a failure cannot make a second post. A rejected mutation leaves
 * everything with the caller: text, poll, media and preview stay (behaviour, ground rules).
 */
export function useCreatePost() {
  const client = useQueryClient()
  return useMutation({
    mutationKey: createPostKey,
    mutationFn: send,
    onMutate: ({ replyToId }) => (replyToId ? peekPost(client, replyToId)?.comments : undefined),
    onSuccess: async (post, body, before) => {
      // The row exists: the same words sent now are a new post.
      keys.delete(JSON.stringify(body))
      putPosts(client, [post])
      countReply(client, post, before)
      await follow(({ placeNewPost }) => placeNewPost(client, post))
    },
  })
}
