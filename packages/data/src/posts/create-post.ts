import { useRef } from 'react'
import { useMutation, useQueryClient, type InfiniteData, type QueryClient } from '@tanstack/react-query'
import type { NewPost, Post } from '@skein/contract'
import { call } from '../client/call.ts'
import { feedKey, type FeedPage } from '../feed/feed.queries.ts'
import { changePost, putPosts } from './post.queries.ts'

/** Keys for create calls: the same content sent again after a failure carries the same key, so that it makes one row. */
export function createIdempotency() {
  let last: { content: string; key: string } | undefined
  return {
    /** The key to send with `body`. */
    keyFor(body: unknown): string {
      const content = JSON.stringify(body)
      if (last?.content !== content) last = { content, key: crypto.randomUUID() }
      return last.key
    },
    /** The row exists: the same words sent now are a new post. */
    done() {
      last = undefined
    },
  }
}

/** Shows a new post where the viewer expects it: a reply counts at its parent, a post leads both feeds. */
export function placeNewPost(client: QueryClient, post: Post): void {
  putPosts(client, [post])
  if (post.replyToId !== null) {
    changePost(client, post.replyToId, (parent) => ({ ...parent, comments: parent.comments + 1 }))
    return
  }
  client.setQueriesData<InfiniteData<FeedPage, string | undefined>>({ queryKey: feedKey }, (feed) => {
    if (feed === undefined) return undefined
    const [first, ...rest] = feed.pages
    if (first === undefined || first.ids.includes(post.id)) return feed
    return { ...feed, pages: [{ ...first, ids: [post.id, ...first.ids] }, ...rest] }
  })
}

/**
 * Publishes a post. Sending the same content again after a failure cannot make a second post. A rejected mutation leaves
 * everything with the caller: text, poll, media and preview stay (behaviour, ground rules).
 */
export function useCreatePost() {
  const client = useQueryClient()
  const idempotency = useRef<ReturnType<typeof createIdempotency>>(null)
  return useMutation({
    mutationFn: (body: NewPost) => {
      idempotency.current ??= createIdempotency()
      return call('createPost', { body, headers: { 'Idempotency-Key': idempotency.current.keyFor(body) } })
    },
    onSuccess: (post) => {
      idempotency.current?.done()
      placeNewPost(client, post)
    },
  })
}
