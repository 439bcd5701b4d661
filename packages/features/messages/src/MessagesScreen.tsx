import { useQuery } from '@tanstack/react-query'
import type { UserSummary } from '@skein/contract'
import { userByUsernameQuery, useConversations } from '@skein/data'
import { EmptyState } from '@skein/design-system'
import { useMessages } from '@skein/i18n'
import { cva } from 'class-variance-authority'
import { ConversationList } from './ConversationList.tsx'
import { Thread } from './Thread.tsx'

const listPane = cva('flex h-[calc(100dvh---spacing(52))] min-h-0 min-w-0 flex-col border-border rail:border-e', {
  variants: {
    isThreadOpen: {
      true: 'max-rail:hidden',
      false: 'max-rail:h-[calc(100dvh---spacing(102)-env(safe-area-inset-bottom))]',
    },
  },
})
const threadPane = cva('flex min-h-0 min-w-0 flex-col bg-surface rail:h-[calc(100dvh---spacing(52))]', {
  variants: {
    isThreadOpen: {
      // On a phone the thread stands alone, over the header and the bar at the foot.
      true: 'max-rail:fixed max-rail:inset-0 max-rail:z-40 max-rail:pb-[env(safe-area-inset-bottom)]',
      false: 'max-rail:hidden',
    },
  },
})

export type MessagesScreenProps = {
  /** The username of whose conversation is open; the address says it. */
  with: string | undefined
  onOpen: (username: string | undefined) => void
}

/** Messages (specification §2.8): the conversations on the left, the thread on the right. */
export function MessagesScreen({ with: username, onOpen }: MessagesScreenProps) {
  const m = useMessages('messages')
  const isThreadOpen = username !== undefined
  return (
    <div className="grid flex-1 rail:grid-cols-[min(18.75rem,50%)_minmax(0,1fr)] wide:grid-cols-[min(21.25rem,45%)_minmax(0,1fr)]">
      <div className={listPane({ isThreadOpen })}>
        <ConversationList selected={username} onOpen={onOpen} />
      </div>
      <div className={threadPane({ isThreadOpen })}>
        {username === undefined ? (
          <EmptyState className="m-auto" mark="message" title={m.choose()} />
        ) : (
          <OpenThread key={username} username={username} onLeave={() => onOpen(undefined)} />
        )}
      </div>
    </div>
  )
}

/** Finds whom a thread is with: in the list that is loaded, else by the name in the address. */
function OpenThread({ username, onLeave }: { username: string; onLeave: () => void }) {
  const m = useMessages('messages')
  const [inbox, requests] = [useConversations('inbox'), useConversations('requests')]
  const listed = [...inbox.conversations, ...requests.conversations].find(
    ({ user }) => user.username === username,
  )?.user
  const { data, error } = useQuery({
    ...userByUsernameQuery(username),
    enabled: listed === undefined && !inbox.isLoading,
  })
  const user: UserSummary | undefined = listed ?? data
  if (user !== undefined) return <Thread user={user} onBack={onLeave} onGone={onLeave} />
  if (error === null) return null
  return <EmptyState className="m-auto" mark="error" title={m.notThere()} />
}
