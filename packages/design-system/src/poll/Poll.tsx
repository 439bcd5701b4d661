'use client'
import { clsx } from 'clsx'
import { useEffect, useId, useRef, useState, type ComponentPropsWithRef } from 'react'
import { announce } from '../announcer/announce.ts'
import { Button } from '../button/index.ts'
import { AlertCircleIcon } from '../icon/index.ts'
import { useLocale, useWordSet } from '../provider/words.ts'
import { facts, failure, failureIcon, foot, poll, question as questionStyle } from './Poll.css.ts'
import { PollChoices } from './PollChoices.tsx'
import { PollResults } from './PollResults.tsx'
import { asVotes, pollRows, type PollOption } from './poll-state.ts'
import { pollWords } from './poll.words.ts'
import { timeLeft } from './time-left.ts'
import { useNow } from './use-now.ts'
import { usePoll, type Votes } from './use-poll.ts'

/** One answer a reader. */
type OneVote = {
  multiple?: false | undefined
  /**
   * The option that the reader voted for, where a parent knows it; `votes` then hold that vote. `null` is none, and takes back
   * what showed before; left out, the poll keeps what was voted here.
   */
  vote?: string | null | undefined
  /**
   * Sends a vote. It shows at once; when the promise is rejected it is taken back, and the poll says so. Without it nobody
   * can vote, and results show.
   */
  onVote?: ((optionId: string) => void | Promise<void>) | undefined
}

/** Any number of answers a reader. */
type SeveralVotes = {
  /** A reader may vote for several options at once: checkboxes in place of radios. */
  multiple: true
  /** The options that the reader voted for; `null` or none takes back what showed before. */
  vote?: readonly string[] | null | undefined
  /** Sends the votes, in the order of the options. */
  onVote?: ((optionIds: readonly string[]) => void | Promise<void>) | undefined
}

export type PollProps = Omit<ComponentPropsWithRef<'section'>, 'children'> & {
  /** What is asked: it names the choices, and the results. */
  question: string
  /** Keeps the question for assistive technology alone, where the text around the poll already shows it. */
  questionHidden?: boolean | undefined
  options: ReadonlyArray<PollOption>
  /** When it ends: ISO 8601, or ms since 1970. From then on only results show. Without one it stays open. */
  endsAt?: string | number | null | undefined
  /** How many people voted, where each may vote for several: percentages are theirs then, and add up to more than 100. */
  voters?: number | undefined
  /** A vote may be exchanged for another one; `onVote` is called again with it. */
  changeable?: boolean | undefined
  /** Takes the reader's vote back. It is gone at once, and shows again when the promise is rejected. */
  onRetract?: (() => void | Promise<void>) | undefined
  /**
   * Told why a vote was not counted, or not taken back. The poll says so as well: a string that is returned in place of its own
   * words, and `null` not at all. It announces it only where this prop is left out; what is told elsewhere is heard there.
   */
  onVoteError?: ((error: unknown) => string | null | void) | undefined
  /** Whether results may be seen before voting. */
  resultsBeforeVote?: boolean | undefined
  /** The moment it is read, in ms since 1970: a server and its reader then write the same words. Without it a server
   * writes no time left. */
  now?: number | undefined
} & (OneVote | SeveralVotes)

const same = (one: Votes, other: Votes) => one.length === other.length && one.every((id) => other.includes(id))

/**
 * A question with a few answers: radios and Vote while the reader may vote, results as whole percentages that add up to
 * 100 from then on. `data-state` is `voting`, `sending`, `results` or `ended`. It closes by itself at `endsAt`.
 */
export function Poll(props: PollProps) {
  const { multiple = false, vote, onVote, ...rest } = props
  const votes = (chosen: Votes) => {
    if (props.multiple) return props.onVote?.(chosen)
    return chosen[0] === undefined ? undefined : props.onVote?.(chosen[0])
  }
  return <PollOf {...rest} multiple={multiple} told={asVotes(vote)} onVotes={onVote && votes} />
}

type PollOfProps = Omit<PollProps, 'multiple' | 'vote' | 'onVote'> & {
  multiple: boolean
  told: Votes | undefined
  onVotes: ((votes: Votes) => void | Promise<void>) | undefined
}

function PollOf({
  question,
  questionHidden = false,
  options,
  endsAt,
  voters,
  multiple,
  told,
  onVotes,
  onVoteError,
  changeable = false,
  onRetract,
  resultsBeforeVote = false,
  now: fixed,
  className,
  onFocus,
  onBlur,
  ...props
}: PollOfProps) {
  const words = useWordSet(pollWords)
  const { locale } = useLocale()
  const id = useId()
  const end = endsAt === undefined || endsAt === null ? Infinity : new Date(endsAt).getTime()
  const now = useNow(end, fixed)
  const known = now !== undefined
  const ended = known && now >= end
  const { own, sending, failed, send, forget } = usePoll(told)
  const [selected, setSelected] = useState<Votes>([])
  const [changing, setChanging] = useState(false)
  const [peeking, setPeeking] = useState(false)
  /** What the consumer says of the failure; `null` for nothing. */
  const [reason, setReason] = useState<string | null>()
  const results = useRef<HTMLUListElement>(null)
  const choices = useRef<HTMLDivElement>(null)
  /** Where the focus goes after the part that had it is gone. */
  const focusNext = useRef<'results' | 'choices'>(undefined)
  const focusInside = useRef(false)

  const voted = own.length > 0
  const voting = onVotes !== undefined && !ended && (!voted || changing)
  const shown = voting && !peeking ? 'choices' : 'results'

  useEffect(() => {
    const next = focusNext.current
    // Also where the parent's vote took away what had the focus: it never falls to the page.
    const lost = focusInside.current && document.activeElement === document.body
    if (next !== shown && !lost) return
    focusNext.current = undefined
    if (shown === 'results') results.current?.focus()
    else {
      const chosen = choices.current?.querySelector<HTMLElement>('input:checked')
      ;(chosen ?? choices.current?.querySelector('input'))?.focus()
    }
  }, [shown])

  /** Only a poll that was seen open can end before the reader's eyes. */
  const wasOpen = useRef(false)
  useEffect(() => {
    if (wasOpen.current && ended && document.activeElement === document.body) results.current?.focus()
    if (wasOpen.current && ended) announce(words.closed)
    wasOpen.current = known && !ended
  }, [ended, known, words])

  const settle = async (next: Votes, request: () => void | Promise<void>, from: 'results' | 'choices') => {
    if (sending) return
    focusNext.current = from === 'choices' ? 'results' : 'choices'
    setChanging(false)
    setPeeking(false)
    setReason(undefined)
    const refused = await send(next, request)
    if (!refused) {
      const texts = options.filter((option) => next.includes(option.id)).map(({ text }) => text)
      announce(texts.length > 0 ? words.voted(new Intl.ListFormat(locale).format(texts)) : words.retracted)
      return
    }
    // Back to where it was, with the choice still made.
    if (results.current?.contains(document.activeElement) || choices.current?.contains(document.activeElement))
      focusNext.current = from
    if (from === 'choices' && voted) setChanging(true)
    if (onVoteError) {
      const said = onVoteError(refused.error)
      setReason(said === null || typeof said === 'string' ? said : undefined)
    } else announce(`${next.length > 0 ? words.failed : words.retractFailed}. ${words.tryAgain}`)
  }

  /** The question names what one is in, choices or results, and nothing around them: once is enough to hear it. */
  const naming = questionHidden ? { 'aria-label': question } : { 'aria-labelledby': `${id}-question` }

  const counted = told ?? []
  const people = voters === undefined ? undefined : voters + Number(voted) - Number(counted.length > 0)
  const rows = pollRows(options, own, counted, people)
  const total = people ?? rows.reduce((sum, row) => sum + row.votes, 0)
  const left = known && end < Infinity ? timeLeft(end, now) : undefined
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
  const written = new Intl.NumberFormat(
    locale,
    total < 10_000 ? {} : { notation: 'compact', maximumFractionDigits: 1 },
  ).format(total)
  const counts = people === undefined ? words.votes(total, written) : words.voters(total, written)

  return (
    // Nothing is done with them but to remember whether the focus is in here.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <section
      data-component="Poll"
      data-state={sending ? 'sending' : voting ? 'voting' : ended ? 'ended' : 'results'}
      aria-busy={sending || undefined}
      {...props}
      onFocus={(event) => {
        focusInside.current = true
        onFocus?.(event)
      }}
      onBlur={(event) => {
        focusInside.current = false
        onBlur?.(event)
      }}
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
          naming={naming}
          options={options}
          multiple={multiple}
          selected={selected}
          onSelect={(next) => {
            setSelected(next)
            forget()
          }}
          onVote={(next) => void settle(next, () => onVotes?.(next), 'choices')}
          voteLabel={words.vote}
          disabled={selected.length === 0 || same(selected, own)}
        />
      ) : (
        <PollResults
          ref={results}
          naming={naming}
          rows={rows}
          words={words}
          locale={locale}
          // Whoever finds the poll voted on has chosen nothing here.
          grows={peeking || selected.length > 0}
        />
      )}
      {failed && reason !== null && (
        <p className={failure}>
          <AlertCircleIcon className={failureIcon} size={16} />
          <span>{reason ?? `${failed === 'vote' ? words.failed : words.retractFailed}. ${words.tryAgain}`}</span>
        </p>
      )}
      <div className={foot}>
        <p className={facts}>
          {/* Words that are not translated keep their own order on a page that runs the other way. */}
          <bdi>{[counts, duration].filter(Boolean).join(' · ')}</bdi>
        </p>
        {voting && !changing && resultsBeforeVote && (
          <Button
            variant="ghost"
            size="xs"
            onClick={() => {
              focusNext.current = peeking ? 'choices' : 'results'
              setPeeking(!peeking)
            }}
          >
            {peeking ? words.backToVoting : words.showResults}
          </Button>
        )}
        {voted && !ended && changeable && onVotes && (
          <Button
            variant="ghost"
            size="xs"
            onClick={() => {
              focusNext.current = changing ? 'results' : 'choices'
              forget()
              setSelected(own)
              setPeeking(false)
              setChanging(!changing)
            }}
          >
            {changing ? words.backToResults : words.change}
          </Button>
        )}
        {voted && !ended && !changing && onRetract && (
          <Button variant="ghost" size="xs" onClick={() => void settle([], onRetract, 'results')}>
            {words.retract}
          </Button>
        )}
      </div>
    </section>
  )
}
