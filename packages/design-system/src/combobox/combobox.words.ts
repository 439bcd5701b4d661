import { defineWords } from '../provider/words.ts'

/** What a field with suggestions says itself. Counts arrive with their written form, so that a language chooses plural and place. */
export const comboboxWords = defineWords('combobox', {
  options: (count: number, written: string) => (count === 1 ? '1 option' : `${written} options`),
  noOptions: 'No options',
  noMatch: (query: string) => `Nothing matches “${query}”`,
  loading: 'Loading options',
  create: (text: string) => `Add “${text}”`,
})
