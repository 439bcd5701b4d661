import { defineWords } from '../provider/words.ts'

/** What a field of tags says itself. Counts arrive with their written form, so that a language chooses plural and place. */
export type TagInputWords = {
  readonly remove: (tag: string) => string
  readonly added: (tag: string) => string
  readonly addedMany: (count: number, written: string) => string
  readonly removed: (tag: string) => string
  readonly twice: (tag: string) => string
  readonly tooMany: (count: number, written: string) => string
  readonly tooLong: (count: number, written: string) => string
}

export const tagInputWords = defineWords<TagInputWords>('tag-input', {
  remove: (tag) => `Remove ${tag}`,
  added: (tag) => `${tag} added`,
  addedMany: (_, written) => `${written} added`,
  removed: (tag) => `${tag} removed`,
  twice: (tag) => `${tag} is there already`,
  tooMany: (_, written) => `No more than ${written}: remove one first.`,
  tooLong: (_, written) => `No more than ${written} characters each.`,
})
