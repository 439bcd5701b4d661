/** Which tags a text makes. Pure, for the field. */
import { countGraphemes } from '../grapheme/graphemes.ts'
import type { TagInputWords } from './tag-input.words.ts'

/** What stands between two tags, in the scripts that have their own. */
const between = /[,،、，;；\n\t]/u

/** Whether a text holds more than what is being typed. */
export const isList = (text: string): boolean => between.test(text)

/** The words of a text, without those that are empty. */
export const splitTags = (text: string): readonly string[] =>
  text
    .split(between)
    .map((part) => part.trim())
    .filter(Boolean)

/** A text as it stands while somebody types on: the words that are finished, and the one that is not. */
export function finishedPart(text: string): { readonly finished: string; readonly rest: string } {
  const end = Math.max(...Array.from(text, (character, index) => (between.test(character) ? index : -1)))
  const characters = Array.from(text)
  return {
    finished: characters.slice(0, end + 1).join(''),
    rest: characters
      .slice(end + 1)
      .join('')
      .trimStart(),
  }
}

export interface TagRules {
  /** Most tags. */
  readonly max: number
  /** Most characters of one, as a reader counts them. */
  readonly maxLength: number
  readonly normalize: ((text: string) => string) | undefined
  readonly validate: ((tag: string) => string | undefined) | undefined
  readonly locale: string
  readonly words: TagInputWords
}

export interface TakenTags {
  readonly added: readonly string[]
  /** Those that are there already. */
  readonly twice: readonly string[]
  /** What could not be taken, as it was typed. */
  readonly left: readonly string[]
  /** Why not, of the first of them. */
  readonly fault: string | undefined
}

/** The tags that a text adds to those that are there: none twice, whatever its case, and none beyond the rules. */
export function takeTags(text: string, tags: readonly string[], rules: TagRules): TakenTags {
  const { max, maxLength, normalize = (same) => same, validate, locale, words } = rules
  const plain = (tag: string) => tag.normalize().toLocaleLowerCase(locale)
  const known = new Set(tags.map(plain))
  const [added, twice, left]: [string[], string[], string[]] = [[], [], []]
  let fault: string | undefined
  for (const part of splitTags(text)) {
    const tag = normalize(part).trim()
    if (tag === '') continue
    if (known.has(plain(tag))) {
      twice.push(tag)
      continue
    }
    const wrong =
      countGraphemes(tag) > maxLength
        ? words.tooLong(maxLength, maxLength.toLocaleString(locale))
        : (validate?.(tag) ??
          (tags.length + added.length >= max ? words.tooMany(max, max.toLocaleString(locale)) : undefined))
    if (wrong === undefined) {
      added.push(tag)
      known.add(plain(tag))
    } else {
      left.push(part)
      fault ??= wrong
    }
  }
  return { added, twice, left, fault }
}
