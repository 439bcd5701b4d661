import { defineWords } from '../provider/words.ts'

/** What a poll says itself. Counts arrive with their written form, so that a language chooses plural and place. */
export const pollWords = defineWords('poll', {
  vote: 'Vote',
  showResults: 'Show results',
  backToVoting: 'Back to voting',
  votes: (count: number, written: string) => (count === 1 ? '1 vote' : `${written} votes`),
  timeLeft: (duration: string) => `${duration} left`,
  ended: 'Final results',
  yourVote: 'your vote',
  percent: (written: string) => `${written} percent`,
  voted: (option: string) => `You voted for ${option}`,
  closed: 'The poll has ended',
  failed: 'Your vote was not counted',
  tryAgain: 'Please try again.',
})
