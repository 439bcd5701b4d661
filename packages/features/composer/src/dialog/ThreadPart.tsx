import { useRef } from 'react'
import { IconButton, XIcon } from '@skein/design-system'
import { useMessages } from '@skein/i18n'
import { LengthCounter } from '../box/LengthCounter.tsx'
import { isTooLongPart, type ThreadPart as Part } from '../machine/thread-parts.ts'
import { PostText } from '../text/PostText.tsx'
import TextExtras from '../text/TextExtras.tsx'

type PartFootProps = { text: string; position: number; isLocked: boolean; onRemove: () => void }

/** What is left of the length of one post of several, and the way to take it out. */
export function PartFoot({ text, position, isLocked, onRemove }: PartFootProps) {
  const m = useMessages('compose')
  return (
    <div className="flex items-center justify-end gap-8">
      <LengthCounter text={text.trim()} />
      <IconButton
        label={m.removeFromThread({ position })}
        size="xs"
        icon={<XIcon size={18} />}
        disabled={isLocked}
        className="text-text-muted"
        onClick={onRemove}
      />
    </div>
  )
}

type ThreadPartProps = {
  part: Part
  /** Its place in the thread, counted from 1. */
  position: number
  isLocked: boolean
  onType: (text: string) => void
  onRemove: () => void
}

/** A post that follows in the thread. */
export function ThreadPart({ part, position, isLocked, onType, onRemove }: ThreadPartProps) {
  const m = useMessages('compose')
  const field = useRef<HTMLTextAreaElement>(null)
  const { id, text } = part
  return (
    <section aria-label={m.threadPost({ position })} className="border-t border-border pt-8">
      <div className="relative isolate">
        <TextExtras field={field} text={text} onChange={onType} className="text-post" />
        <PostText
          field={field}
          text={text}
          onType={onType}
          rows={2}
          data-part={id}
          aria-label={m.threadPost({ position })}
          aria-invalid={isTooLongPart(text) || undefined}
          placeholder={m.threadHint()}
          readOnly={isLocked}
          className="text-post"
        />
      </div>
      <PartFoot text={text} position={position} isLocked={isLocked} onRemove={onRemove} />
    </section>
  )
}
