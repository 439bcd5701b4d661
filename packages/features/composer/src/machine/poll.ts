/** The poll of a post: when it can be sent, and as what. The builder of the design system shows what is missing. */
import { countGraphemes, isBlank, limits, type PollDraft as SentPoll } from '@skein/contract'
import type { PollDraft } from '@skein/design-system/poll-builder'

/** A poll that nobody has written anything into: two options, one day. */
export const emptyPoll: PollDraft = {
  question: '',
  options: [
    { id: '1', text: '' },
    { id: '2', text: '' },
  ],
  duration: limits.poll.defaultDuration,
}

/** Whether nothing was written into a poll and no other duration chosen: it is no loss. */
export const isUntouched = ({ question, options, duration }: PollDraft): boolean =>
  isBlank(question) && options.every(({ text }) => isBlank(text)) && duration === emptyPoll.duration

/** What stands before the question in a text that a poll prefills (specification §4). */
const pollMarker = '📊'

/** The text that a poll prefills: its marker and its question; nothing without a question. */
export const prefillOf = ({ question }: PollDraft): string => (isBlank(question) ? '' : `${pollMarker} ${question}`)

const isDuration = (minutes: number): minutes is (typeof limits.poll.durations)[number] =>
  limits.poll.durations.some((known) => known === minutes)

/** The poll as it is sent, without options left blank; nothing while the rules of §5 are not met. */
export function sentPollOf({ question, options, duration }: PollDraft): SentPoll | undefined {
  const { minOptions, maxOptions, maxOption, maxQuestion } = limits.poll
  const asked = question.trim()
  const filled = options.map(({ id, text }) => ({ id, text: text.trim() })).filter(({ text }) => !isBlank(text))
  if (isBlank(asked) || countGraphemes(asked) > maxQuestion || !isDuration(duration)) return undefined
  if (filled.length < minOptions || filled.length > maxOptions) return undefined
  if (filled.some(({ text }) => countGraphemes(text) > maxOption)) return undefined
  return { question: asked, options: filled, duration }
}
