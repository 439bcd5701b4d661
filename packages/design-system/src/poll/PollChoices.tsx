'use client'
import type { KeyboardEvent, RefObject } from 'react'
import { Button } from '../button/index.ts'
import { useOutOfForms } from '../controlled/use-out-of-forms.ts'
import { ballot, choice, choices, mark, tickBox, words } from './Poll.css.ts'
import type { PollNaming, PollOption } from './poll-state.ts'

type PollChoicesProps = {
  ref: RefObject<HTMLDivElement | null>
  id: string
  /** How the question names them. */
  naming: PollNaming
  options: readonly PollOption[]
  /** Several may be chosen. */
  multiple: boolean
  selected: readonly string[]
  onSelect: (optionIds: readonly string[]) => void
  onVote: (optionIds: readonly string[]) => void
  voteLabel: string
  /** What is chosen may not be sent: nothing is, or it is the vote already. */
  disabled: boolean
}

/** The options as radios, or as checkboxes where several may be chosen, and the button that sends what is chosen. */
export function PollChoices({
  ref,
  id,
  naming,
  options,
  multiple,
  selected,
  onSelect,
  onVote,
  voteLabel,
  disabled,
}: PollChoicesProps) {
  const name = `${id}-option`
  useOutOfForms(ref, name, (input) => selected.includes(input.value))
  const enter = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.nativeEvent.isComposing) return
    // The choices belong to no form: a form around the poll must not be sent by a vote.
    event.preventDefault()
    if (!disabled) onVote(selected)
  }
  const toggle = (optionId: string) => {
    if (!multiple) onSelect([optionId])
    else if (selected.includes(optionId)) onSelect(selected.filter((other) => other !== optionId))
    // In the order of the options, whatever the order they were chosen in.
    else onSelect(options.map((option) => option.id).filter((other) => other === optionId || selected.includes(other)))
  }
  return (
    <div className={ballot}>
      <div ref={ref} role={multiple ? 'group' : 'radiogroup'} {...naming} className={choices}>
        {options.map((option) => (
          <label key={option.id} className={choice}>
            <input
              type={multiple ? 'checkbox' : 'radio'}
              // Radios belong together by it; boxes need none.
              name={multiple ? undefined : name}
              value={option.id}
              checked={selected.includes(option.id)}
              onChange={() => toggle(option.id)}
              onKeyDown={enter}
              className={multiple ? tickBox : mark}
            />
            <span dir="auto" className={words}>
              {option.text}
            </span>
          </label>
        ))}
      </div>
      <Button size="md" disabled={disabled} onClick={() => onVote(selected)}>
        {voteLabel}
      </Button>
    </div>
  )
}
