import type { Ref } from 'react'
import { wholeNumber } from '../digits/whole-number.ts'
import { CheckIcon } from '../icon/index.ts'
import { VisuallyHidden } from '../visually-hidden/index.ts'
import { answer, bar, percent as percentStyle, row, rows as list, tick } from './Poll.css.ts'
import type { PollNaming, PollRow } from './poll-state.ts'
import type { pollWords } from './poll.words.ts'

type PollResultsProps = {
  ref: Ref<HTMLUListElement>
  /** How the question names them: what takes the focus after a vote is heard by its name. */
  naming: PollNaming
  rows: readonly PollRow[]
  words: (typeof pollWords)['english']
  locale: string
  /** The bars grow from nothing: the reader has just asked for them, by a vote or to see them. */
  grows: boolean
}

/**
 * One row an option: seen as a bar, a figure and a check, heard as one sentence ("Rye, 42 percent, 21 votes, your vote").
 * It takes focus from script, when voting has taken away what had it.
 */
export function PollResults({ ref, naming, rows, words, locale, grows }: PollResultsProps) {
  const whole = new Intl.NumberFormat(locale, { style: 'percent' })
  return (
    // Without list-style Safari forgets that it is a list.
    // oxlint-disable-next-line jsx-a11y/no-redundant-roles
    <ul ref={ref} role="list" {...naming} tabIndex={-1} className={list} data-grows={grows || undefined}>
      {rows.map(({ id, text, votes, percent, leads, own }) => (
        <li key={id} className={row} data-leads={leads || undefined} data-own={own || undefined}>
          <span aria-hidden className={bar} style={{ inlineSize: `${percent}%` }} />
          <span aria-hidden className={answer}>
            <bdi>{text}</bdi>
            {own && <CheckIcon size={16} className={tick} />}
          </span>
          <span aria-hidden className={percentStyle}>
            {whole.format(percent / 100)}
          </span>
          <VisuallyHidden>
            {[text, words.percent(wholeNumber(locale, percent)), words.votes(votes, wholeNumber(locale, votes))]
              .concat(own ? words.yourVote : [])
              .join(', ')}
          </VisuallyHidden>
        </li>
      ))}
    </ul>
  )
}
