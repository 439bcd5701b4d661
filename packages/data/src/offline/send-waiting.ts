/** Sends what waits, one after the other in its order, each exactly once: switches say what they shall be, a post has its key. */
import type { QueryClient } from '@tanstack/react-query'
import { ApiError } from '../client/api-error.ts'
import { call } from '../client/call.ts'
import { putFollow } from '../people/standing.ts'
import { countReply } from '../posts/count-reply.ts'
import { placeNewPost } from '../posts/follow-up.ts'
import { changePost, peekPost, putPosts } from '../posts/post.queries.ts'
import { askSession } from '../session/session.queries.ts'
import { failWaiting, removeWaiting } from './waiting-list.ts'
import { inLock, waitingStore, type Waiting } from './waiting.store.ts'

async function sendSwitch(client: QueryClient, item: Extract<Waiting, { wanted: boolean }>): Promise<void> {
  const { kind, target: id, wanted } = item
  const params = { id }
  if (kind === 'like') {
    const { liked, likes } = await call(wanted ? 'likePost' : 'unlikePost', { params })
    changePost(client, id, (post) => ({ ...post, likes, viewer: { ...post.viewer, liked } }))
  } else if (kind === 'repost') {
    const { reposted, reposts } = await call(wanted ? 'repostPost' : 'unrepostPost', { params })
    changePost(client, id, (post) => ({ ...post, reposts, viewer: { ...post.viewer, reposted } }))
  } else if (kind === 'bookmark') {
    const { bookmarked } = await call(wanted ? 'bookmarkPost' : 'unbookmarkPost', { params })
    changePost(client, id, (post) => ({ ...post, viewer: { ...post.viewer, bookmarked } }))
  } else {
    const { follow } = await call(wanted ? 'followUser' : 'unfollowUser', { params })
    putFollow(client, id, follow)
  }
}

async function sendOne(client: QueryClient, item: Waiting): Promise<void> {
  if ('wanted' in item) return sendSwitch(client, item)
  if (item.kind === 'vote') {
    const { target: id, optionId } = item
    const pollData = await call('voteInPoll', { params: { id }, body: { optionId } })
    changePost(client, id, (post) => ({ ...post, pollData, viewer: { ...post.viewer, vote: optionId } }))
    return
  }
  const { replyToId } = item.body
  const before = replyToId ? peekPost(client, replyToId)?.comments : undefined
  const post = await call('createPost', { body: item.body, headers: { 'Idempotency-Key': item.id } })
  putPosts(client, [post])
  countReply(client, post, before)
  placeNewPost(client, post)
}

/** Whether the server has decided: what it only has no time for, and what wants a session or another one, is asked again. */
const isDecided = ({ status, code }: ApiError) =>
  status >= 400 && status < 500 && ![401, 408, 429].includes(status) && code !== 'other-account'

/** @returns whether the next one may be sent */
async function attempt(client: QueryClient, item: Waiting): Promise<boolean> {
  try {
    await sendOne(client, item)
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
    // The vote that was cast, its answer lost.
    const isDone = item.kind === 'vote' && error.code === 'already-voted'
    if (!isDone && !isDecided(error)) return false
    if (!isDone) {
      return failWaiting(item.id, error.serverMessage)
    }
  }
  // Where the list cannot be written, it must not be gone through again and again.
  return removeWaiting(item.id)
}

/** Sends all that waits, as far as the network goes. One tab does it; and only for the member whose session it is. */
export const sendWaiting = (client: QueryClient): Promise<void> =>
  inLock('sending', async () => {
    const next = () => waitingStore.items().find(({ state }) => state === 'waiting')
    if (!navigator.onLine || next() === undefined) return
    const viewer = await askSession().catch(() => null)
    if (viewer === null || viewer.id !== waitingStore.owner()) return
    for (let item = next(); item !== undefined; item = next()) {
      // One after the other: the order is what was done.
      // oxlint-disable-next-line no-await-in-loop
      if (!(await attempt(client, item))) return
    }
  })
