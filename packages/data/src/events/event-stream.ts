import type { QueryClient } from '@tanstack/react-query'
import { renewPush } from '../notifications/push-browser.ts'
import { readPostAnew } from '../posts/post.queries.ts'
import { threadKey } from '../thread/thread.queries.ts'
import { applyEvent } from './apply-event.ts'
import { settleSession } from '../session/session-end.ts'
import { createLookout, readersPace } from './look-for-new.ts'
import { parseEvent } from './parse-event.ts'
import { readConversationsAnew } from './read-conversations.ts'
import { joinStream } from './shared-stream.ts'

/** After a gap the thread that is open is read anew; a feed waits behind its pill. */
function readThreadsAnew(client: QueryClient): void {
  const open = client.getQueryCache().findAll({ queryKey: threadKey, type: 'active' })
  for (const id of new Set(open.map(({ queryKey }) => queryKey[1]))) {
    if (typeof id === 'string') void readPostAnew(client, id)
  }
  // A failure leaves what is shown.
  void client.refetchQueries({ queryKey: threadKey, type: 'active' })
}

type StreamOptions = {
  /** The id of the event after which to listen. */
  since?: string | undefined
  pace?: typeof readersPace
}

/**
 * Keeps the cache of this tab fresh by the event stream, until what it returns is called. A page that goes into the browser's
 * back/forward cache leaves the stream, and reads the first page anew when it comes back.
 */
export function startEventStream(
  client: QueryClient,
  viewerId: string,
  { since, pace = readersPace }: StreamOptions = {},
): () => void {
  const lookout = createLookout(client, pace)
  const catchUp = () => {
    lookout.look('everyone')
    lookout.look('following')
    readThreadsAnew(client)
    void readConversationsAnew(client)
  }
  let isFirst = true
  const join = (from?: string) =>
    joinStream(`skein-events:${viewerId}`, from, {
      onGap: catchUp,
      onData: (data) => {
        const event = parseEvent(data)
        if (event === undefined) return
        // The counts come with every connection. What was written between the page's first answers and the first of them is not among
        // the events.
        if (event.type === 'unread' && isFirst) {
          isFirst = false
          void readConversationsAnew(client)
        }
        if (event.type === 'resync') catchUp()
        else if (event.type === 'session-ended') void settleSession(client)
        else if (event.type !== 'post-created') void applyEvent(client, event)
        else if (event.authorId !== viewerId) {
          lookout.look('everyone')
          if (event.following) lookout.look('following')
        }
      },
    })

  let leave = join(since)
  void renewPush(viewerId)
  const onHide = () => leave()
  const onShow = ({ persisted }: PageTransitionEvent) => {
    if (!persisted) return
    leave = join()
    catchUp()
  }
  addEventListener('pagehide', onHide)
  addEventListener('pageshow', onShow)
  return () => {
    removeEventListener('pagehide', onHide)
    removeEventListener('pageshow', onShow)
    lookout.stop()
    leave()
  }
}
