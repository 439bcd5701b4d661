import { useId, useRef, type Dispatch } from 'react'
import { countGraphemes, limits } from '@skein/contract'
import { GraphemeCounter, Textarea } from '@skein/design-system'
import { useMessages } from '@skein/i18n'
import { canSuggestAlt } from '../machine/alt-help.ts'
import type { MediaItem } from '../machine/composition.ts'
import type { ComposerEvent } from '../machine/events.ts'
import { AltSuggestion } from './AltSuggestion.tsx'
import { useSuggestAlt } from './use-suggest-alt.ts'

type AltTextProps = {
  item: MediaItem
  /** From 1. */
  position: number
  isLocked: boolean
  /** The assistant sees pictures here. */
  canSuggest: boolean
  dispatch: Dispatch<ComposerEvent>
  say: (text: string) => void
}

/** What a picture shows in words, written by the member or suggested to them. */
export function AltText({ item, position, isLocked, canSuggest, dispatch, say }: AltTextProps) {
  const m = useMessages('compose')
  const field = useRef<HTMLTextAreaElement>(null)
  const errorId = useId()
  const noteId = useId()
  const { id, alt, altHelp } = item
  useSuggestAlt(item, position, dispatch, say)
  const isTooLong = countGraphemes(alt.trim()) > limits.altText.max
  const isDraft = altHelp.status === 'drafted'
  return (
    <>
      <div className="flex flex-wrap items-baseline gap-x-8 text-caption">
        <span aria-hidden className="font-semibold">
          {m.altText()}
        </span>
        <GraphemeCounter value={alt} limit={limits.altText.max} />
      </div>
      <Textarea
        ref={field}
        value={alt}
        autosize
        rows={1}
        aria-label={m.altOf({ position })}
        aria-invalid={isTooLong || undefined}
        aria-describedby={isTooLong ? errorId : isDraft ? noteId : undefined}
        placeholder={m.altHint()}
        readOnly={isLocked}
        onChange={(event) => dispatch({ type: 'media-described', id, alt: event.target.value })}
        className="min-h-24 rounded-[4px] border-0 bg-transparent p-0 text-control shadow-none outline-offset-2 pointer-coarse:text-[1rem]"
      />
      {isTooLong && (
        <p id={errorId} role="alert" className="text-caption font-medium text-danger">
          {m.altTooLong({ count: limits.altText.max })}
        </p>
      )}
      {(isDraft || altHelp.status === 'asking' || (canSuggest && canSuggestAlt(item))) && (
        <AltSuggestion
          help={altHelp}
          position={position}
          noteId={noteId}
          isLocked={isLocked}
          onAsk={() => {
            dispatch({ type: 'alt-asked', id })
            say(m.altSuggesting())
          }}
          onCancel={() => dispatch({ type: 'alt-cancelled', id })}
          onUndo={() => dispatch({ type: 'alt-undone', id })}
          onAccept={() => {
            dispatch({ type: 'alt-confirmed', id })
            field.current?.focus()
          }}
        />
      )}
    </>
  )
}
