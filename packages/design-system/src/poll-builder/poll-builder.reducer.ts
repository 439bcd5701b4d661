/** The poll that is being made, as a plain reducer: no React, no document. */

export type PollDraftOption = { readonly id: string; readonly text: string }

export type PollDraft = {
  readonly question: string
  readonly options: readonly PollDraftOption[]
  /** How long the poll runs, in minutes. */
  readonly duration: number
}

export type PollDraftEvent =
  | { type: 'question'; text: string }
  | { type: 'option'; id: string; text: string }
  | { type: 'duration'; minutes: number }
  | { type: 'add'; most: number }
  | { type: 'remove'; id: string }
  /** Moves an option to the index `to`. */
  | { type: 'move'; id: string; to: number }

/** Fewest and most options of a poll, and the lengths it may run for in minutes (specification section 9). */
export const fewestOptions = 2
export const mostOptions = 4
export const pollDurations: readonly number[] = [60, 360, 720, 1440, 2880, 4320, 10080]
export const defaultPollDuration = 1440

/** A poll that nobody has written anything into. */
export const emptyPoll: PollDraft = {
  question: '',
  options: [
    { id: '1', text: '' },
    { id: '2', text: '' },
  ],
  duration: defaultPollDuration,
}

/** An id that no option has. It depends on the options alone, so that a server and its reader make the same one. */
export function nextOptionId(options: readonly PollDraftOption[]): string {
  let next = options.length + 1
  while (options.some(({ id }) => id === String(next))) next += 1
  return String(next)
}

/**
 * The poll after an event. One that cannot happen (an unknown option, one too many, one too few) changes nothing and
 * gives back the same object.
 */
export function reducePollDraft(draft: PollDraft, event: PollDraftEvent): PollDraft {
  const { options } = draft
  switch (event.type) {
    case 'question':
      return { ...draft, question: event.text }
    case 'duration':
      return { ...draft, duration: event.minutes }
    case 'option':
      return options.some(({ id }) => id === event.id)
        ? {
            ...draft,
            options: options.map((option) => (option.id === event.id ? { ...option, text: event.text } : option)),
          }
        : draft
    case 'add':
      return options.length < event.most
        ? { ...draft, options: [...options, { id: nextOptionId(options), text: '' }] }
        : draft
    case 'remove':
      return options.length > fewestOptions && options.some(({ id }) => id === event.id)
        ? { ...draft, options: options.filter(({ id }) => id !== event.id) }
        : draft
    case 'move':
      return moveOption(draft, event.id, event.to)
    default:
      return draft
  }
}

function moveOption(draft: PollDraft, id: string, to: number): PollDraft {
  const { options } = draft
  const moved = options.find((option) => option.id === id)
  if (!moved || to < 0 || to >= options.length || options[to] === moved) return draft
  return { ...draft, options: options.filter((option) => option !== moved).toSpliced(to, 0, moved) }
}
