import { useEffect, useRef, useState, type RefObject } from 'react'
import { Dialog } from '@skein/design-system'
import { useStoredPost } from '../draft/use-stored-post.ts'
import { emptyComposition, type Composition } from '../machine/composition.ts'
import type { Subject } from '../machine/subject.ts'
import { ComposerForm } from './ComposerForm.tsx'
import { useComposerTitle } from './ComposerHead.tsx'
import { ComposerWords } from './ComposerWords.tsx'
import type { Wish } from './use-first-wish.ts'
import { useRoomForKeyboard } from './use-phone.ts'

export type ComposerDialogProps = {
  subject: Subject
  /** What stands in the short box. Without it, the draft in storage is what it begins with. */
  handover?: Composition | undefined
  /** Where the caret stands in the text; at its end where nothing is said. */
  caret?: number | undefined
  /** What it was opened for, in the order in which it was wished. */
  wishes?: readonly Wish[] | undefined
  isOpen: boolean
  returnFocusTo?: RefObject<HTMLElement | null> | undefined
  /** It closes, and leaves this; nothing where it had not yet read what it begins with. */
  onClose: (left: Composition | undefined) => void
}

const noWishes: readonly Wish[] = []

/** A post that is edited, as what is written. */
const compositionOfPost = (subject: Subject): Composition =>
  subject.kind === 'edit'
    ? { ...emptyComposition, text: subject.post.content, warning: subject.post.contentWarning }
    : emptyComposition

/**
 * The composer as a dialog (full screen on a phone): everything a post can hold. Closing it asks what becomes of a new post; of
 * anything else the draft is kept without a question.
 */
export default function ComposerDialog(props: ComposerDialogProps) {
  const { subject, handover, isOpen, returnFocusTo, onClose } = props
  const title = useComposerTitle(subject)
  const left = useRef(handover)
  const close = (isDone = false) => onClose(isDone ? emptyComposition : left.current)
  /** What closing does, once there is something that could be lost by it. */
  const leave = useRef<() => void>(undefined)
  return (
    <ComposerWords>
      <Dialog.Root open={isOpen} onOpenChange={(open) => !open && (leave.current ?? close)()}>
        <Dialog.Content
          title={title}
          titleHidden
          bare
          size="lg"
          fullScreenOnPhone
          closeButton={false}
          returnFocusTo={returnFocusTo}
          className="flex flex-col overflow-hidden"
        >
          <Content
            {...props}
            onLeave={(leaving) => {
              leave.current = leaving
            }}
            onClose={close}
            onChange={(post) => {
              left.current = post
            }}
          />
        </Dialog.Content>
      </Dialog.Root>
    </ComposerWords>
  )
}

type ContentProps = Omit<ComposerDialogProps, 'onClose'> & {
  onLeave: (close: (() => void) | undefined) => void
  onClose: (isDone?: boolean) => void
  onChange: (post: Composition) => void
}

/** Begins with what was handed over, or with the draft once that is read. */
function Content({ subject, handover, caret, wishes = noWishes, onLeave, onClose, onChange }: ContentProps) {
  const field = useRef<HTMLTextAreaElement>(null)
  const frame = useRef<HTMLDivElement>(null)
  const { draft, found } = useStoredPost(subject)
  const [fresh] = useState(() => compositionOfPost(subject))
  const initial = handover ?? (found === null ? fresh : found)
  useRoomForKeyboard(frame)

  const isThere = initial !== undefined
  useEffect(() => {
    const element = field.current
    if (!isThere || element === null) return
    element.focus({ preventScroll: true })
    const at = caret ?? element.value.length
    element.setSelectionRange(at, at)
  }, [isThere, caret])

  return (
    <div ref={frame} className="flex min-h-240 flex-1 flex-col overflow-hidden" aria-busy={!isThere || undefined}>
      {isThere && (
        <ComposerForm
          subject={subject}
          initial={initial}
          isRestored={initial === found}
          wishes={wishes}
          draft={draft}
          field={field}
          onLeave={onLeave}
          onChange={onChange}
          onClose={onClose}
        />
      )}
    </div>
  )
}
