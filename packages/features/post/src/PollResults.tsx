import { useState } from 'react'
import type { Poll } from '@skein/contract'
import { CheckIcon, pollLeaders, pollShares, timeLeft, VisuallyHidden } from '@skein/design-system'
import { useMessages, type MessagesOf } from '@skein/i18n'
import { cva } from 'class-variance-authority'

const bar = cva('absolute inset-y-0 start-0', {
  variants: { leads: { true: 'bg-poll-bar-win', false: 'bg-poll-bar' } },
})

function wordsFor(m: MessagesOf<'post'>, endsAt: string, now: number): string {
  const left = timeLeft(endsAt, now)
  switch (left.unit) {
    case 'minutes':
      return m.minutesLeft({ count: left.count })
    case 'hours':
      return m.hoursLeft({ count: left.count })
    case 'days':
      return m.daysLeft({ count: left.count })
    default:
      return m.pollEnded()
  }
}

type PollResultsProps = {
  poll: Poll
  /** Id of the option the viewer chose. */
  vote: string | null
  /** Whether the question stands in the post's text already. */
  isQuestionShown: boolean
  /** The moment it is read; now by default. */
  now?: Date | undefined
}

/**
 * The results of a poll: whole percentages that add up to 100, the leading option in the stronger tone, the viewer's own with a
 * check. A screen reader hears each row as one sentence.
 */
export function PollResults({ poll, vote, isQuestionShown, now }: PollResultsProps) {
  const m = useMessages('post')
  const [readAt] = useState(() => Date.now())
  const votes = poll.options.map((option) => option.votes)
  const shares = pollShares(votes)
  const leaders = pollLeaders(votes)
  return (
    <section aria-label={m.poll()} className="mt-8">
      {!isQuestionShown && (
        <p dir="auto" className="mb-8 text-post font-semibold wrap-anywhere">
          {poll.question}
        </p>
      )}
      <ul className="grid gap-6">
        {poll.options.map((option, index) => {
          const percent = shares[index] ?? 0
          const isOwn = option.id === vote
          return (
            <li
              key={option.id}
              className="relative flex min-h-40 items-center overflow-hidden rounded-card bg-hover px-12 py-8 text-[0.9375rem]/20 forced-colors:border"
            >
              <span aria-hidden className={bar({ leads: leaders[index] ?? false })} style={{ width: `${percent}%` }} />
              <span aria-hidden className="relative flex min-w-0 flex-1 items-center gap-6">
                <bdi className="min-w-0 wrap-anywhere">{option.text}</bdi>
                {isOwn && <CheckIcon size={16} className="shrink-0" />}
              </span>
              <span aria-hidden className="relative ms-12 font-semibold tabular-nums">
                {percent}%
              </span>
              <VisuallyHidden>
                {m.pollOption({ option: option.text, percent, count: option.votes })}
                {isOwn && `, ${m.yourVote()}`}
              </VisuallyHidden>
            </li>
          )
        })}
      </ul>
      <p className="mt-8 text-caption text-text-faint">
        <span className="tabular-nums">{m.votes({ count: poll.totalVotes })}</span>
        {' · '}
        {wordsFor(m, poll.endsAt, now?.getTime() ?? readAt)}
      </p>
    </section>
  )
}
