export { PollBuilder, type PollBuilderProps, type PollBuilderErrors } from './PollBuilder.tsx'
export { pollBuilderKeys } from './PollBuilder.keys.ts'
export {
  defaultPollDuration,
  emptyPoll,
  pollDurations,
  type PollDraft,
  type PollDraftOption,
} from './poll-builder.reducer.ts'
export { pollBuilderWords } from './poll-builder.words.ts'
export { isPollValid, pollLimits, validatePoll, type PollLimits, type PollProblems } from './validate-poll.ts'
