import { useEffect, useRef, useState, type RefObject } from 'react'
import { useDraftOf, type DraftShape } from '@skein/data'
import { Dialog } from '@skein/design-system'
import { emptyComposition, hasParts, type Composition, type PreviewPart } from '../machine/composition.ts'
import { draftKeyOf, type Subject } from '../machine/subject.ts'
import { compositionOf, emptyDraft, isEmptyDraft, readStored, type StoredDraft } from '../machine/stored-draft.ts'
import { ComposerForm } from './ComposerForm.tsx'
import { useComposerTitle } from './ComposerHead.tsx'
import { ComposerWords } from './ComposerWords.tsx'
import { filesOf } from './draft-files.ts'
import type { Wish } from './use-first-wish.ts'
import { useRoomForKeyboard } from './use-phone.ts'

/** What the short box hands over: its text, where the caret stands in it, and what it found behind its first address. */
export type Handover = { text: string; caret: number; preview: PreviewPart }

export type ComposerDialogProps = {
  subject: Subject
  /** Nothing: the draft in storage is what it begins with. */
  handover?: Handover | undefined
  /** What it was opened for, in the order in which it was wished. */
  wishes?: readonly Wish[] | undefined
  /** The draft was in sight before: nobody needs to be told that it came back. */
  isDraftKnown?: boolean | undefined
  isOpen: boolean
  returnFocusTo?: RefObject<HTMLElement | null> | undefined
  /** It closes, with this much in its draft. */
  onClose: (left: { text: string; hasParts: boolean }) => void
}

const shape: DraftShape<StoredDraft> = { empty: emptyDraft, read: readStored }

const noWishes: readonly Wish[] = []

/** A post that is edited, as what is written. */
const compositionOfPost = (subject: Subject): Composition =>
  subject.kind === 'edit'
    ? { ...emptyComposition, text: subject.post.content, warning: subject.post.contentWarning }
    : emptyComposition

/** The composer as a dialog (full screen on a phone): everything a post can hold. Closing it keeps the draft, without a question. */
export default function ComposerDialog(props: ComposerDialogProps) {
  const { subject, isOpen, returnFocusTo, onClose } = props
  const title = useComposerTitle(subject)
  const left = useRef({ text: '', hasParts: false })
  const close = (isDone = false) => onClose(isDone ? { text: '', hasParts: false } : left.current)
  return (
    <ComposerWords>
      <Dialog.Root open={isOpen} onOpenChange={(open) => !open && close()}>
        <Dialog.Content
          title={title}
          titleHidden
          bare
          size={600}
          fullScreenOnPhone
          closeButton={false}
          returnFocusTo={returnFocusTo}
          className="flex flex-col overflow-hidden"
        >
          <Content
            {...props}
            onClose={close}
            onChange={(post) => {
              left.current = { text: post.text, hasParts: hasParts(post) }
            }}
          />
        </Dialog.Content>
      </Dialog.Root>
    </ComposerWords>
  )
}

type ContentProps = Omit<ComposerDialogProps, 'onClose'> & {
  onClose: (isDone?: boolean) => void
  onChange: (post: Composition) => void
}

/** Reads the draft and its files, a few milliseconds, and begins with what is there. */
function Content({ subject, handover, wishes = noWishes, isDraftKnown = false, onClose, onChange }: ContentProps) {
  const field = useRef<HTMLTextAreaElement>(null)
  const frame = useRef<HTMLDivElement>(null)
  const draft = useDraftOf(draftKeyOf(subject), shape)
  const [begin, setBegin] = useState<{ post: Composition; isRestored: boolean }>()
  useRoomForKeyboard(frame)

  const { isReady, draft: stored } = draft
  useEffect(() => {
    if (!isReady || begin !== undefined) return undefined
    let isLeft = false
    const read = async () => {
      if (handover !== undefined) {
        const { text, preview } = handover
        return { post: { ...emptyComposition, text, preview }, isRestored: false }
      }
      if (isEmptyDraft(stored)) return { post: compositionOfPost(subject), isRestored: false }
      return { post: compositionOf(stored, await filesOf(stored.media), Date.now()), isRestored: !isDraftKnown }
    }
    const start = async () => {
      const found = await read()
      if (!isLeft) setBegin(found)
    }
    void start()
    return () => {
      isLeft = true
    }
  }, [isReady, begin, handover, stored, subject, isDraftKnown])

  const caret = handover?.caret
  const isThere = begin !== undefined
  useEffect(() => {
    const element = field.current
    if (!isThere || element === null) return
    element.focus({ preventScroll: true })
    const at = caret ?? element.value.length
    element.setSelectionRange(at, at)
  }, [isThere, caret])

  return (
    <div ref={frame} className="flex min-h-240 flex-1 flex-col overflow-hidden" aria-busy={!isThere || undefined}>
      {begin !== undefined && (
        <ComposerForm
          subject={subject}
          initial={begin.post}
          isRestored={begin.isRestored}
          wishes={wishes}
          draft={draft}
          field={field}
          onChange={onChange}
          onClose={onClose}
        />
      )}
    </div>
  )
}
