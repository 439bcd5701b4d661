'use client'
import { clsx } from 'clsx'
import { useEffect, useId, useRef, useState, type ComponentPropsWithRef } from 'react'
import { announce } from '../announcer/announce.ts'
import { useLocale, useWordSet } from '../provider/words.ts'
import { toast } from '../toast/toast.ts'
import { facts, foot, poll, question as questionStyle } from './Poll.css.ts'
import { PollChoices } from './PollChoices.tsx'
import { PollResults } from './PollResults.tsx'
import { pollRows, type PollOption } from './poll-state.ts'
import { pollWords } from './poll.words.ts'
import { timeLeft } from './time-left.ts'
import { useNow } from './use-now.ts'
import { Button } from '../button/index.ts'

export type PollProps = Omit<ComponentPropsWithRef<'section'>, 'children'> & {
  /** What is asked: it names the poll. */
  question: string
  /** Keeps the question for assistive technology alone, where the text around the poll already shows it. */
  questionHidden?: boolean
  options: ReadonlyArray<PollOption>
  /** When it ends: ISO 8601, or ms since 1970. From then on only results show. */
  endsAt: string | number
  /** The option that the reader voted for, where a parent knows it; `votes` then hold that vote. */
  vote?: string | null
  /**
   * Sends a vote. It shows at once; when the promise is rejected it is taken back, and the reader is told by a toast
   * (`onVoteError` in its place). Without it nobody can vote, and results show.
   */
  onVote?: (optionId: string) => void | Promise<void>
  onVoteError?: (error: unknown) => void
  /** Whether results may be seen before voting. */
  resultsBeforeVote?: boolean
  /** The moment it is read, in ms since 1970: a server and its reader then write the same words. Without it a server
   * writes no time left. */
  now?: number | undefined
}

/**
 * A question with a few answers: radios and Vote while the reader may vote, results as whole percentages that add up to
 * 100 from then on. `data-state` is `voting`, `sending`, `results` or `ended`. It closes by itself at `endsAt`.
 */
export function Poll({
  question,
  questionHidden = false,
  options,
  endsAt,
  vote,
  onVote,
  onVoteError,
  resultsBeforeVote = false,
  now: fixed,
  className,
  ...props
}: PollProps) {
  const words = useWordSet(pollWords)
  const { locale } = useLocale()
  const id = useId()
  const end = new Date(endsAt).getTime()
  const now = useNow(end, fixed)
  const known = now !== undefined
  const ended = known && now >= end
  const [selected, setSelected] = useState<string>()
  /** A vote of this visit, sent or being sent, until the parent's `vote` says the same. */
  const [cast, setCast] = useState<string>()
  const [sending, setSending] = useState(false)
  const [peeking, setPeeking] = useState(false)
  const results = useRef<HTMLUListElement>(null)
  const choices = useRef<HTMLDivElement>(null)
  /** Where the focus goes after the part that had it is gone. */
  const focusNext = useRef<'results' | 'choices'>(undefined)

  const own = vote ?? cast
  const voting = onVote !== undefined && own === undefined && !ended
  const shown = voting && !peeking ? 'choices' : 'results'

  useEffect(() => {
    const next = focusNext.current
    if (next !== shown) return
    focusNext.current = undefined
    if (next === 'results') results.current?.focus()
    else choices.current?.querySelector<HTMLElement>('input:checked, input')?.focus()
  }, [shown])

  /** Only a poll that was seen open can end before the reader's eyes. */
  const wasOpen = useRef(false)
  useEffect(() => {
    if (wasOpen.current && ended && document.activeElement === document.body) results.current?.focus()
    if (wasOpen.current && ended) announce(words.closed)
    wasOpen.current = known && !ended
  }, [ended, known, words])

  const send = async (optionId: string) => {
    if (sending || !onVote) return
    focusNext.current = 'results'
    setCast(optionId)
    setSending(true)
    try {
      await onVote(optionId)
      announce(words.voted(options.find((option) => option.id === optionId)?.text ?? ''))
    } catch (error) {
      // Back to where it was, with the choice still made.
      if (results.current?.contains(document.activeElement)) focusNext.current = 'choices'
      setCast(undefined)
      if (onVoteError) onVoteError(error)
      else toast({ title: words.failed, description: words.tryAgain, variant: 'destructive' })
    }
    setSending(false)
  }

  const rows = pollRows(options, own, vote ? undefined : cast)
  const total = rows.reduce((sum, { votes }) => sum + votes, 0)
  const left = known ? timeLeft(end, now) : undefined
  const duration =
    left === undefined
      ? undefined
      : left.unit === 'ended'
        ? words.ended
        : words.timeLeft(
            new Intl.NumberFormat(locale, {
              style: 'unit',
              unit: left.unit.slice(0, -1),
              unitDisplay: 'long',
            }).format(left.count),
          )
  const written = new Intl.NumberFormat(locale, total < 10_000 ? {} : { notation: 'compact', maximumFractionDigits: 1 })

  return (
    <section
      data-component="Poll"
      data-state={voting ? 'voting' : sending ? 'sending' : ended ? 'ended' : 'results'}
      aria-labelledby={questionHidden ? undefined : `${id}-question`}
      aria-label={questionHidden ? question : undefined}
      aria-busy={sending || undefined}
      {...props}
      className={clsx(poll, className)}
    >
      {!questionHidden && (
        <p id={`${id}-question`} dir="auto" className={questionStyle}>
          {question}
        </p>
      )}
      {shown === 'choices' ? (
        <PollChoices
          ref={choices}
          id={id}
          labelledBy={questionHidden ? undefined : `${id}-question`}
          label={question}
          options={options}
          selected={selected}
          onSelect={setSelected}
          onVote={(optionId) => void send(optionId)}
          voteLabel={words.vote}
        />
      ) : (
        <PollResults ref={results} rows={rows} words={words} locale={locale} />
      )}
      <div className={foot}>
        <p className={facts}>
          {/* Words that are not translated keep their own order on a page that runs the other way. */}
          <bdi>{[words.votes(total, written.format(total)), duration].filter(Boolean).join(' · ')}</bdi>
        </p>
        {voting && resultsBeforeVote && (
          <Button
            variant="ghost"
            size={28}
            onClick={() => {
              focusNext.current = peeking ? 'choices' : 'results'
              setPeeking(!peeking)
            }}
          >
            {peeking ? words.backToVoting : words.showResults}
          </Button>
        )}
      </div>
    </section>
  )
}
