'use client'
import type { KeyboardEvent, Ref } from 'react'
import { Button } from '../button/index.ts'
import { ballot, choice, choices, mark, words } from './Poll.css.ts'
import type { PollOption } from './poll-state.ts'

type PollChoicesProps = {
  ref: Ref<HTMLDivElement>
  id: string
  labelledBy: string | undefined
  label: string
  options: readonly PollOption[]
  selected: string | undefined
  onSelect: (optionId: string) => void
  onVote: (optionId: string) => void
  voteLabel: string
}

/** The options as radios, and the button that sends the one that is chosen. */
export function PollChoices({
  ref,
  id,
  labelledBy,
  label,
  options,
  selected,
  onSelect,
  onVote,
  voteLabel,
}: PollChoicesProps) {
  const enter = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || selected === undefined || event.nativeEvent.isComposing) return
    // The radios belong to no form: a form around the poll must not be sent by a vote.
    event.preventDefault()
    onVote(selected)
  }
  return (
    <div className={ballot}>
      <div
        ref={ref}
        role="radiogroup"
        aria-labelledby={labelledBy}
        aria-label={labelledBy === undefined ? label : undefined}
        className={choices}
      >
        {options.map((option) => (
          <label key={option.id} className={choice}>
            <input
              type="radio"
              name={`${id}-option`}
              form=""
              value={option.id}
              checked={option.id === selected}
              onChange={() => onSelect(option.id)}
              onKeyDown={enter}
              className={mark}
            />
            <span dir="auto" className={words}>
              {option.text}
            </span>
          </label>
        ))}
      </div>
      <Button size={44} disabled={selected === undefined} onClick={() => selected !== undefined && onVote(selected)}>
        {voteLabel}
      </Button>
    </div>
  )
}
