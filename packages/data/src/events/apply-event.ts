/** What an event of the stream changes in the cache. Only what is cached changes; nothing is fetched that nobody has looked at. */
import type { QueryClient } from '@tanstack/react-query'
import { limits } from '@skein/contract/limits'
import type { CurrentUser, ServerEvent } from '@skein/contract'
import { noteTyping } from '../messages/typing.ts'
import { refreshNotifications } from '../notifications/refresh-notifications.ts'
import { putFollow } from '../people/standing.ts'
import { buryPost } from '../posts/bury-post.ts'
import { changePost, peekPost, postQuery, readPostAnew } from '../posts/post.queries.ts'
import { voteKey } from '../posts/vote.keys.ts'
import { peekViewer, seedSession } from '../session/session.queries.ts'
import { placeReply } from '../thread/place-reply.ts'
import { repliesQuery, threadKey } from '../thread/thread.queries.ts'
import { readConversationsAnew } from './read-conversations.ts'
import { reactionQueue, toggleQueue } from '../toggles/toggle-queue.store.ts'

type EventOf<Type extends ServerEvent['type']> = Extract<ServerEvent, { type: Type }>

/** Takes the server's counts, except where a wish of the viewer is still on its way: its own answer brings the count. */
function applyCounts(client: QueryClient, counts: EventOf<'post-changed'>): void {
  const { id } = counts
  const isFree = (action: string) => toggleQueue.wantedOf(`${action}:${id}`) === undefined
  const isVoting = client.isMutating({ mutationKey: voteKey(id) }) > 0
  changePost(client, id, (post) => ({
    ...post,
    comments: counts.comments,
    likes: isFree('like') ? counts.likes : post.likes,
    reposts: isFree('repost') ? counts.reposts : post.reposts,
    reactions: reactionQueue.wantedOf(id) === undefined ? counts.reactions : post.reactions,
    pollData: isVoting ? post.pollData : counts.pollData,
  }))
}

async function showReply(client: QueryClient, { id, replyToId }: EventOf<'reply-created'>): Promise<void> {
  // A thread that is not open is read anew when it is. Replies that were asked for by a press wait for another, and are on the page.
  client.removeQueries({
    queryKey: [...threadKey, replyToId],
    predicate: (query) => query.getObserversCount() === 0,
  })
  const isOpen = client.getQueryCache().findAll({ queryKey: threadKey, type: 'active' }).length > 0
  const isHere = peekPost(client, replyToId) !== undefined
  if (!isOpen || !isHere) return
  const thread = client.getQueryData(repliesQuery(replyToId).queryKey)
  // With later pages still unread, the reply comes with them.
  if (thread !== undefined && thread.pages.at(-1)?.isLast !== true) return
  const reply = await client.fetchQuery(postQuery(id)).catch(() => undefined)
  if (reply !== undefined) placeReply(client, reply)
}

async function setUnread(client: QueryClient, unread: CurrentUser['unread']): Promise<void> {
  const viewer = peekViewer(client)
  if (viewer === null) return
  seedSession(client, { ...viewer, unread })
  // New ones, or those that another tab has read; beyond what is counted the number does not tell.
  const isChanged = viewer.unread.notifications !== unread.notifications
  if (isChanged || unread.notifications > limits.badge.max) await refreshNotifications(client)
}

/** Somebody answered the viewer's request: every button that shows it follows, and what they may see now is read anew. */
async function changeFollow(client: QueryClient, { userId, follow }: EventOf<'follow-changed'>): Promise<void> {
  putFollow(client, userId, follow)
  await client.invalidateQueries({
    queryKey: ['user'],
    predicate: ({ state: { data } }) => typeof data === 'object' && data !== null && Reflect.get(data, 'id') === userId,
  })
}

/** Applies one event. New posts and gaps are not its business: they feed the pill. */
export async function applyEvent(client: QueryClient, event: ServerEvent): Promise<void> {
  switch (event.type) {
    case 'post-changed':
      applyCounts(client, event)
      return
    case 'post-edited':
      if (peekPost(client, event.id) !== undefined) await readPostAnew(client, event.id)
      return
    case 'post-deleted':
      if (peekPost(client, event.id) !== undefined) buryPost(client, event.id)
      return
    case 'reply-created':
      await showReply(client, event)
      return
    case 'conversation-changed':
      await readConversationsAnew(client, event.userId)
      return
    case 'typing':
      noteTyping(client, event.userId, event.typing)
      return
    case 'unread':
      await setUnread(client, { notifications: event.notifications, messages: event.messages })
      return
    case 'follow-changed':
      await changeFollow(client, event)
      return
    case 'post-created':
    case 'session-ended':
    case 'resync':
  }
}
