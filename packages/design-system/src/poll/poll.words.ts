import { defineWords } from '../provider/words.ts'

/** What a poll says itself. Counts arrive with their written form, so that a language chooses plural and place. */
export const pollWords = defineWords('poll', {
  vote: 'Vote',
  showResults: 'Show results',
  backToVoting: 'Back to voting',
  backToResults: 'Back to results',
  change: 'Change my vote',
  retract: 'Take back my vote',
  votes: (count: number, written: string) => (count === 1 ? '1 vote' : `${written} votes`),
  voters: (count: number, written: string) => (count === 1 ? '1 person' : `${written} people`),
  timeLeft: (duration: string) => `${duration} left`,
  ended: 'Final results',
  yourVote: 'your vote',
  percent: (written: string) => `${written} percent`,
  voted: (option: string) => `You voted for ${option}`,
  retracted: 'Your vote was taken back',
  closed: 'The poll has ended',
  failed: 'Your vote was not counted',
  retractFailed: 'Your vote was not taken back',
  tryAgain: 'Please try again.',
})
