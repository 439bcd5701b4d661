import { defineWords } from '../provider/words.ts'

/** What the builder of a poll says itself. Options are counted from 1. */
export const pollBuilderWords = defineWords('poll-builder', {
  label: 'Poll',
  question: 'Question',
  questionHint: 'Ask a question',
  option: (position: number) => `Option ${position}`,
  addOption: 'Add option',
  full: (most: number) => `A poll has at most ${most} options`,
  remove: (position: number) => `Remove option ${position}`,
  reorder: (position: number) => `Move option ${position}`,
  moveUp: (position: number) => `Move option ${position} up`,
  moveDown: (position: number) => `Move option ${position} down`,
  length: 'Poll length',
  added: (position: number) => `Option ${position} added`,
  removed: (position: number) => `Option ${position} removed`,
  moved: (position: number, of: number) => `Moved to position ${position} of ${of}`,
  questionMissing: 'Ask a question.',
  questionTooLong: (most: number) => `Keep the question to ${most} characters.`,
  optionsMissing: (least: number) => `Write at least ${least} options.`,
  optionTooLong: (most: number) => `Keep each option to ${most} characters.`,
})
