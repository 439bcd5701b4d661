import { countGraphemes } from '../grapheme/graphemes.ts'
import { fewestOptions, type PollDraft } from './poll-builder.reducer.ts'

/** The longest question and option, in graphemes: what a reader would count as characters. */
export type PollLimits = { readonly question: number; readonly option: number }

export const pollLimits: PollLimits = { question: 300, option: 200 }

export type PollProblems = {
  readonly question?: 'missing' | 'long'
  readonly options?: 'missing' | 'long'
  /** The options that are at fault. */
  readonly at: readonly string[]
}

/**
 * What keeps a poll from being sent (specification section 5: a question that is not blank, and at least two options
 * that are not). Nothing is wrong when neither `question` nor `options` is there.
 */
export function validatePoll({ question, options }: PollDraft, limits: PollLimits = pollLimits): PollProblems {
  const long = options.filter(({ text }) => countGraphemes(text.trim()) > limits.option)
  const blank = options.filter(({ text }) => text.trim() === '')
  const missing = options.length - blank.length < fewestOptions
  return {
    ...(question.trim() === ''
      ? { question: 'missing' }
      : countGraphemes(question.trim()) > limits.question && { question: 'long' }),
    ...(long.length > 0 ? { options: 'long' } : missing && { options: 'missing' }),
    at: (long.length > 0 ? long : missing ? blank : []).map(({ id }) => id),
  }
}

/** Whether a poll may be sent. */
export function isPollValid(draft: PollDraft, limits?: PollLimits): boolean {
  const { question, options } = validatePoll(draft, limits)
  return question === undefined && options === undefined
}
