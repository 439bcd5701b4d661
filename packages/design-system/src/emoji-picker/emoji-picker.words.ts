import { defineWords } from '../provider/words.ts'
import type { EmojiGroup, SkinTone } from './emoji.ts'

export type EmojiPickerWords = Readonly<Record<EmojiGroup, string>> &
  Readonly<Record<Exclude<SkinTone, 'none'>, string>> & {
    /** The name of the picker. */
    readonly label: string
    readonly search: string
    /** The name of the list. */
    readonly list: string
    /** The name of the row of groups at the bottom. */
    readonly categories: string
    readonly recent: string
    readonly skinTone: string
    /** No skin tone: the yellow that emoji have of themselves. */
    readonly none: string
    /** "12 results", and with the first of them for whoever cannot see it: "12 results, face with tears of joy". */
    readonly results: (count: number, first?: string) => string
    readonly noResults: (query: string) => string
    readonly loading: string
    readonly failed: string
    readonly retry: string
    /** Stands where the name of an emoji will stand. */
    readonly hint: string
  }

/** The words of EmojiPicker. The names of the emoji come with their data. */
export const emojiPickerWords = defineWords<EmojiPickerWords>('emoji-picker', {
  label: 'Emoji picker',
  search: 'Search emoji',
  list: 'Emoji',
  categories: 'Categories',
  recent: 'Recent',
  smileys: 'Smileys',
  people: 'People',
  nature: 'Animals and nature',
  food: 'Food and drink',
  travel: 'Travel and places',
  activities: 'Activities',
  objects: 'Objects',
  symbols: 'Symbols',
  flags: 'Flags',
  skinTone: 'Skin tone',
  none: 'Default',
  light: 'Light',
  mediumLight: 'Medium light',
  medium: 'Medium',
  mediumDark: 'Medium dark',
  dark: 'Dark',
  results: (count, first) => {
    const found = count === 1 ? '1 result' : `${count} results`
    return first ? `${found}, ${first}` : found
  },
  noResults: (query) => `No emoji for “${query}”`,
  loading: 'Loading emoji',
  failed: 'Emoji could not be loaded.',
  retry: 'Try again',
  hint: 'Choose an emoji',
})
