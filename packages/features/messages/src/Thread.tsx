import { useEffect, useRef, useState, type ReactNode } from 'react'
import type { UserSummary } from '@skein/contract'
import {
  ApiError,
  NotSecure,
  useConversation,
  useMarkConversationRead,
  useMessageThread,
  useOnline,
  useTypist,
} from '@skein/data'
import { EmptyState, toast } from '@skein/design-system'
import { useMessages } from '@skein/i18n'
import { KeyChangeNotice } from './KeyChangeNotice.tsx'
import { MessageComposer } from './MessageComposer.tsx'
import { useMessageDraft } from './message-draft.ts'
import { RequestBar } from './RequestBar.tsx'
import { SecurityNotice } from './SecurityNotice.tsx'
import { ThreadHeader } from './ThreadHeader.tsx'
import { ThreadMessages } from './ThreadMessages.tsx'
import { TypingLine } from './TypingLine.tsx'
import { useTimes } from './times.ts'
import { useThreadDialogs } from './use-thread-dialogs.tsx'

type ThreadProps = {
  user: UserSummary
  onBack?: (() => void) | undefined
  /** After the conversation was deleted or its member blocked. */
  onGone: () => void
  /** In a dialog: what closes it. */
  close?: ReactNode
}

/** The words of the specified toast (§8): what the server said, or its status, or that nobody knows. */
function useFailureToast() {
  const m = useMessages('messages')
  return (error: unknown) => {
    if (error instanceof ApiError && error.status === 0) toast({ title: m.failedAgain(), tone: 'danger' })
    else if (error instanceof ApiError)
      toast({ title: m.failed(), description: error.serverMessage ?? `HTTP ${error.status}`, tone: 'danger' })
    else
      toast({
        title: m.failed(),
        description: error instanceof NotSecure ? m.notSecure() : m.unknownError(),
        tone: 'danger',
      })
  }
}

/** The conversation with a member: head, messages, send form. The page and the dialog show the same one. */
export function Thread({ user, onBack, onGone, close }: ThreadProps) {
  const m = useMessages('messages')
  const field = useRef<HTMLTextAreaElement>(null)
  const conversation = useConversation(user.id)
  const { detail, own, security, trust, standing } = conversation
  const times = useTimes()
  const common = useMessages('common')
  const isOnline = useOnline()
  const thread = useMessageThread(user.id, { onFailed: useFailureToast() })
  const writing = useMessageDraft(user.id)
  const { dialog, open } = useThreadDialogs({ user, onGone })
  useReadMark(user.id, thread.messages.findLast(({ isMine, id }) => !isMine && id !== null)?.id ?? null, {
    isUnread: detail !== undefined && detail.unreadCount > 0 && !detail.request,
  })

  // While the keys are looked for nothing is held: sending waits for them, and fails in its place where one has to be looked at.
  const isHeld = security !== undefined && !['encrypted', 'plain-me', 'plain-peer'].includes(security)
  const receipts = detail?.receipts === true
  const typist = useTypist(user.id, receipts && !isHeld)

  if (conversation.error !== null && thread.error !== null)
    return (
      <div className="flex min-h-0 flex-1 flex-col">
        <ThreadHeader user={user} security={undefined} onBack={onBack} close={close} />
        <EmptyState className="m-auto" mark="error" title={isOnline ? m.notThere() : common.notLoadedYet()} />
      </div>
    )
  const next = own !== undefined && own.state !== 'off' ? own.next : null
  const notices = security !== undefined && (
    <SecurityNotice
      security={security}
      name={user.name}
      waitsUntil={next === null ? undefined : times.moment(next.inForceAt)}
      hasBackup={own !== undefined && own.state !== 'off' && own.hasBackup}
      onTurnOn={() => open({ kind: 'turn-on' })}
      onRestore={() => open({ kind: 'restore' })}
      onCompare={() => open({ kind: 'safety' })}
      onContinuePlain={() => void conversation.acknowledge()}
    />
  )
  const isChanged = standing === 'changed' && security === 'changed'
  const isRequest = detail?.request === true
  return (
    <div className="flex min-h-0 flex-1 flex-col">
      <ThreadHeader
        user={user}
        security={security}
        onBack={onBack}
        onVerify={() => open({ kind: 'safety' })}
        menu={
          detail && {
            onDelete: () => open({ kind: 'delete' }),
            onBlock: () => open({ kind: 'block' }),
            onReport: () => open({ kind: 'report', message: null }),
          }
        }
        close={close}
      />
      <ThreadMessages
        thread={thread}
        userId={user.id}
        name={user.name}
        field={field}
        seen={detail?.seen ?? null}
        onReply={isRequest ? undefined : (replyTo) => writing.setDraft({ ...writing.draft, replyTo })}
        onReact={
          isRequest || isHeld
            ? undefined
            : (to, emoji) =>
                thread.react.mutate(
                  { to, emoji },
                  { onError: () => toast({ title: m.failedToChange(), tone: 'danger' }) },
                )
        }
        notice={isChanged ? { at: trust.keys.at(-1)?.seenAt ?? 0, content: notices } : null}
        onDelete={(id) =>
          thread.remove.mutate(id, { onError: () => toast({ title: m.failedToChange(), tone: 'danger' }) })
        }
        onReport={(message) => open({ kind: 'report', message })}
      />
      {receipts && <TypingLine userId={user.id} name={user.name} />}
      {!isChanged && notices}
      <KeyChangeNotice
        name={user.name}
        peerChangesAt={detail?.keyChangesAt ?? null}
        isEncrypted={security === 'encrypted'}
      />
      {isRequest ? (
        <RequestBar
          user={user}
          onDelete={() => open({ kind: 'delete' })}
          onBlock={() => open({ kind: 'block' })}
          onReport={() => open({ kind: 'report', message: null })}
        />
      ) : (
        <MessageComposer
          key={user.id}
          user={user}
          writing={writing}
          isHeld={isHeld}
          field={field}
          onWrite={typist.wrote}
          onSend={(...message) => {
            typist.stop()
            thread.send(...message)
          }}
        />
      )}
      {dialog}
    </div>
  )
}

/** Marks what was written as read while somebody looks at it. */
function useReadMark(userId: string, newest: string | null, { isUnread }: { isUnread: boolean }): void {
  const { mutate } = useMarkConversationRead(userId)
  const marked = useRef<string>(null)
  const [isVisible, setVisible] = useState(() => document.visibilityState === 'visible')
  useEffect(() => {
    const look = () => setVisible(document.visibilityState === 'visible')
    document.addEventListener('visibilitychange', look)
    return () => document.removeEventListener('visibilitychange', look)
  }, [])
  useEffect(() => {
    if (!isVisible || !isUnread || newest === null || newest === marked.current) return
    marked.current = newest
    mutate(newest)
  }, [isVisible, isUnread, newest, mutate])
}
