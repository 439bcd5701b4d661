'use client'
import type { ComponentProps, KeyboardEvent, Ref } from 'react'
import { GraphemeCounter } from '../field/GraphemeCounter.tsx'
import { countGraphemes } from '../grapheme/graphemes.ts'
import { ChevronDownIcon, ChevronUpIcon, GripIcon, XIcon } from '../icon/index.ts'
import { IconButton } from '../icon-button/index.ts'
import { Input } from '../input/index.ts'
import { grip, option } from './PollBuilder.css.ts'
import type { PollDraftOption } from './poll-builder.reducer.ts'
import type { pollBuilderWords } from './poll-builder.words.ts'

/** From how many characters left on an option shows how many. */
const warnAt = 20

type PollBuilderOptionProps = {
  value: PollDraftOption
  /** Counted from 1. */
  position: number
  count: number
  limit: number
  words: (typeof pollBuilderWords)['english']
  name: string | undefined
  inputRef: Ref<HTMLInputElement>
  describedBy: string | undefined
  invalid: boolean
  disabled: boolean
  /** Shows the buttons that move it, for whoever can neither drag nor press keys. */
  arranging: boolean
  dragging: boolean
  handle: ComponentProps<'button'>
  onText: (text: string) => void
  onKey: (event: KeyboardEvent<HTMLInputElement>) => void
  onMove: (by: -1 | 1) => void
  onRemove: (() => void) | undefined
}

/** One row: a handle to move it by, its text, and a cross to remove it. */
export function PollBuilderOption({
  value: { text },
  position,
  count,
  limit,
  words,
  name,
  inputRef,
  describedBy,
  invalid,
  disabled,
  arranging,
  dragging,
  handle,
  onText,
  onKey,
  onMove,
  onRemove,
}: PollBuilderOptionProps) {
  const moveByKey = (event: KeyboardEvent) => {
    if (event.key !== 'ArrowUp' && event.key !== 'ArrowDown') return
    event.preventDefault()
    onMove(event.key === 'ArrowUp' ? -1 : 1)
  }
  return (
    <li className={option} data-dragging={dragging || undefined}>
      <button
        type="button"
        className={grip}
        disabled={disabled}
        {...handle}
        onKeyDown={moveByKey}
        aria-label={words.reorder(position)}
        aria-expanded={arranging}
      >
        <GripIcon size={16} />
      </button>
      <Input
        ref={inputRef}
        value={text}
        name={name}
        disabled={disabled}
        aria-label={words.option(position)}
        placeholder={words.option(position)}
        aria-describedby={describedBy}
        aria-invalid={invalid || undefined}
        autoComplete="off"
        enterKeyHint={position === count ? 'enter' : 'next'}
        onChange={(event) => onText(event.target.value)}
        onKeyDown={onKey}
        end={countGraphemes(text) > limit - warnAt ? <GraphemeCounter value={text} limit={limit} /> : undefined}
      />
      {arranging && (
        <>
          <IconButton
            size="xs"
            label={words.moveUp(position)}
            icon={<ChevronUpIcon size={16} />}
            disabled={position === 1}
            onClick={() => onMove(-1)}
          />
          <IconButton
            size="xs"
            label={words.moveDown(position)}
            icon={<ChevronDownIcon size={16} />}
            disabled={position === count}
            onClick={() => onMove(1)}
          />
        </>
      )}
      {onRemove && (
        <IconButton
          size="xs"
          label={words.remove(position)}
          icon={<XIcon size={16} />}
          disabled={disabled}
          onClick={onRemove}
        />
      )}
    </li>
  )
}
