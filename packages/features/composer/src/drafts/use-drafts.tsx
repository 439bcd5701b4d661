import { useEffect, useState } from 'react'
import type { Draft } from '@skein/contract'
import { CalendarIcon, TextButton } from '@skein/design-system'
import { useMessages } from '@skein/i18n'
import { useLateDialog } from '../dialog/use-late-dialog.tsx'
import type { Composition } from '../machine/composition.ts'
import { isEmptyDraft, storedOf } from '../machine/stored-draft.ts'
import type { Subject } from '../machine/subject.ts'
import { ToolButton } from '../tools/ToolButton.tsx'
import { signatureOf } from './kept-draft.ts'

type Drafts = {
  subject: Subject
  post: Composition
  isLocked: boolean
  /** It can be posted as it is, or once its files have arrived. */
  isReady: boolean
  /** Is told what closing the dialog does. */
  onLeave: (close: (() => void) | undefined) => void
  /** A draft is opened in the place of what is here. */
  onOpen: (post: Composition) => void
  /** From the list back to what is here. */
  onWrite: () => void
  /** What is here is kept as a draft from now on. */
  onKept: (id: string) => void
  /** What is here is kept, or thrown away: nothing is left of it. */
  onGone: () => void
  /** The dialog closes, and what is here stays in the box. */
  onLeft: () => void
}

const loadList = async () => (await import('./DraftsDialog.tsx')).default
const loadSchedule = async () => (await import('./SchedulePost.tsx')).default
const loadQuestion = async () => (await import('./LeaveDialog.tsx')).default

/**
 * Drafts that the server keeps of new posts: their list, and the question what becomes of what is written as the dialog closes, and the
 * one when it is published. Each is loaded when it is first needed.
 */
export function useDrafts({
  subject,
  post,
  isLocked,
  isReady,
  onLeave,
  onOpen,
  onWrite,
  onKept,
  onGone,
  onLeft,
}: Drafts) {
  const m = useMessages('compose')
  /** What was opened, as long as it is as it was kept. */
  const [opened, setOpened] = useState<string>()
  /** The draft that was opened, with the moment for which it is scheduled. */
  const [moment, setMoment] = useState<Pick<Draft, 'id' | 'scheduledFor'>>()
  const scheduledFor = moment !== undefined && moment.id === post.kept ? moment.scheduledFor : null
  const isNothing = isEmptyDraft(storedOf(post))
  // The rest of a thread of which something is published waits in the box: it has its place already.
  const isMissed = subject.kind === 'post' && !isNothing && post.after === null && opened !== signatureOf(post)

  const list = useLateDialog(loadList, (Dialog, dialog) => (
    <Dialog
      {...dialog}
      post={post}
      isMissed={isMissed}
      onWrite={onWrite}
      onOpen={(next, draft) => {
        setOpened(signatureOf(next))
        setMoment(draft)
        onOpen(next)
      }}
    />
  ))
  const question = useLateDialog(loadQuestion, (Dialog, dialog) => (
    <Dialog {...dialog} post={post} scheduledFor={scheduledFor} onGone={onGone} onLeft={onLeft} />
  ))

  const schedule = useLateDialog(loadSchedule, (Dialog, dialog) => (
    <Dialog {...dialog} post={post} chosen={scheduledFor} onKept={onKept} onGone={onGone} />
  ))

  const close = () => {
    if (isMissed && !isLocked) question.open()
    else if (!isNothing && opened === signatureOf(post)) onGone()
    else onLeft()
  }
  useEffect(() => {
    onLeave(close)
    return () => onLeave(undefined)
  })
  return {
    close,
    button: subject.kind === 'post' && (
      <TextButton
        className="rounded-control px-6"
        aria-busy={list.isLoading || undefined}
        disabled={isLocked}
        onClick={list.open}
      >
        {m.drafts()}
      </TextButton>
    ),
    /** Opens the question when it is published; on its colour where that is said already. */
    schedule: subject.kind === 'post' && post.after === null && (
      <ToolButton
        label={m.schedule()}
        icon={<CalendarIcon />}
        isOn={scheduledFor !== null}
        aria-busy={schedule.isLoading || undefined}
        disabled={isLocked || !isReady}
        onClick={schedule.open}
      />
    ),
    dialogs: (
      <>
        {list.dialog}
        {question.dialog}
        {schedule.dialog}
      </>
    ),
  }
}
