import type { ReactNode } from 'react'
import type { Draft } from '@skein/contract'
import { IconButton, Pressable, RelativeTime, TrashIcon } from '@skein/design-system'
import { useMessages } from '@skein/i18n'
import { nameOf, partsOf, refusalOf, wordsOf } from './draft-words.ts'

type DraftRowFrameProps = {
  draft: Draft
  isOpening: boolean
  /** One of them is being opened, or something is being done with one. */
  isLocked: boolean
  onOpen: () => void
  /** What is said of it first, under its words. */
  moment: ReactNode
  /** What can be done with it besides. */
  children: ReactNode
}

/** A draft in a list: its beginning and what it holds. Pressed, it opens. */
export function DraftRowFrame({ draft, isOpening, isLocked, onOpen, moment, children }: DraftRowFrameProps) {
  const m = useMessages('drafts')
  const picture = draft.media.find(({ kind }) => kind === 'image')
  return (
    <li className="flex items-center gap-4 border-b border-border pe-16">
      <Pressable
        aria-busy={isOpening || undefined}
        disabled={isLocked}
        className="flex min-h-68 min-w-0 flex-1 items-center gap-12 py-10 ps-24 text-start -outline-offset-3 transition-colors duration-fade hover:bg-hover"
        onClick={onOpen}
      >
        <span className="min-w-0 flex-1">
          <span dir="auto" className="line-clamp-2 text-label wrap-anywhere">
            {wordsOf(draft, m)}
          </span>
          <span className="block text-caption text-text-muted">
            {moment}
            {partsOf(draft, m).map((part) => ` · ${part}`)}
          </span>
          {draft.refusal !== null && (
            <span className="block text-caption text-danger">{refusalOf(draft.refusal, m)}</span>
          )}
        </span>
        {picture && <img src={picture.url} alt="" className="size-48 shrink-0 rounded-control object-cover" />}
      </Pressable>
      {children}
    </li>
  )
}

type DraftRowProps = Omit<DraftRowFrameProps, 'moment' | 'children'> & { onRemove: () => void }

/** A draft that waits for its author, with when it was saved. */
export function DraftRow({ onRemove, ...props }: DraftRowProps) {
  const m = useMessages('drafts')
  const { draft, isLocked } = props
  return (
    <DraftRowFrame {...props} moment={<RelativeTime dateTime={draft.savedAt} />}>
      <IconButton
        label={m.remove({ text: nameOf(draft, m) })}
        icon={<TrashIcon />}
        disabled={isLocked}
        onClick={onRemove}
      />
    </DraftRowFrame>
  )
}
