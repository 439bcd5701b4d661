import { useRouter, useSearch } from '@tanstack/react-router'
import { useViewer } from '@skein/data'
import { MessagesScreen } from '@skein/feature-messages'
import { useMessages } from '@skein/i18n'
import { useOwnTitle } from '../navigation/page-title.ts'

/** Messages as their address says; opening a thread is a step of the history, so that going back closes it on a phone. */
export function MessagesPage() {
  const m = useMessages('messages')
  const titles = useMessages('titles')
  const router = useRouter()
  const { with: named, to } = useSearch({ from: '/messages' })
  const unread = useViewer()?.unread.messages ?? 0
  useOwnTitle(
    unread > 0 ? m.titleUnread({ count: unread > 99 ? '99+' : String(unread), title: titles.messages() }) : undefined,
  )
  return (
    <MessagesScreen
      with={named ?? to}
      onOpen={(next) => void router.navigate({ to: '/messages', search: { with: next }, resetScroll: false })}
    />
  )
}
