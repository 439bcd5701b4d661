import { useEffect, useState } from 'react'
import { TextButton } from '@skein/design-system'
import { useMessages } from '@skein/i18n'
import { useLateDialog } from '../dialog/use-late-dialog.tsx'
import type { Composition } from '../machine/composition.ts'
import { isEmptyDraft, storedOf } from '../machine/stored-draft.ts'
import type { Subject } from '../machine/subject.ts'
import { signatureOf } from './kept-draft.ts'

type Drafts = {
  subject: Subject
  post: Composition
  isLocked: boolean
  /** Is told what closing the dialog does. */
  onLeave: (close: (() => void) | undefined) => void
  /** A draft is opened in the place of what is here. */
  onOpen: (post: Composition) => void
  /** What is here is kept, or thrown away: nothing is left of it. */
  onGone: () => void
  /** The dialog closes, and what is here stays in the box. */
  onLeft: () => void
}

const loadList = async () => (await import('./DraftsDialog.tsx')).default
const loadQuestion = async () => (await import('./LeaveDialog.tsx')).default

/**
 * Drafts that the server keeps of new posts: their list, and the question what becomes of what is written as the dialog closes. Both are
 * loaded when they are first needed.
 */
export function useDrafts({ subject, post, isLocked, onLeave, onOpen, onGone, onLeft }: Drafts) {
  const m = useMessages('compose')
  /** What was opened, as long as it is as it was kept. */
  const [opened, setOpened] = useState<string>()
  const isNothing = isEmptyDraft(storedOf(post))
  // The rest of a thread of which something is published waits in the box: it has its place already.
  const isMissed = subject.kind === 'post' && !isNothing && post.after === null && opened !== signatureOf(post)

  const list = useLateDialog(loadList, (Dialog, dialog) => (
    <Dialog
      {...dialog}
      post={post}
      isMissed={isMissed}
      onOpen={(next) => {
        setOpened(signatureOf(next))
        onOpen(next)
      }}
    />
  ))
  const question = useLateDialog(loadQuestion, (Dialog, dialog) => (
    <Dialog {...dialog} post={post} onGone={onGone} onLeft={onLeft} />
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
    dialogs: (
      <>
        {list.dialog}
        {question.dialog}
      </>
    ),
  }
}
