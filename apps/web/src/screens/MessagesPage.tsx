import { useLocation, useRouter } from '@tanstack/react-router'
import { useViewer } from '@skein/data'
import { MessagesScreen } from '@skein/feature-messages'
import { useMessages } from '@skein/i18n'
import { useOwnTitle } from '../navigation/page-title.ts'

const hrefOf = (username: string) => `/messages?with=${username}`

/** Whom the address names: `?with=`, and `?to=` of links that begin a message. */
function namedIn(search: string): string | undefined {
  const query = new URLSearchParams(search)
  return (query.get('with') ?? query.get('to'))?.toLowerCase() || undefined
}

/** Messages as their address says; opening a thread is a step of the history, so that going back closes it on a phone. */
export function MessagesPage() {
  const m = useMessages('messages')
  const titles = useMessages('titles')
  const router = useRouter()
  const username = useLocation({ select: ({ searchStr }) => namedIn(searchStr) })
  const unread = useViewer()?.unread.messages ?? 0
  useOwnTitle(
    unread > 0 ? m.titleUnread({ count: unread > 99 ? '99+' : String(unread), title: titles.messages() }) : undefined,
  )
  return (
    <MessagesScreen
      with={username}
      hrefOf={hrefOf}
      onOpen={(next) =>
        void router.navigate({ href: next === undefined ? '/messages' : hrefOf(next), resetScroll: false })
      }
    />
  )
}
