import type { Random } from '@skein/painter/random'
import { GRAMMAR, SLOTS } from './corpus/grammar.ts'
import { LANGUAGE_GRAMMAR, LANGUAGE_SLOTS } from './corpus/grammar-languages.ts'
import { parseLine, type ScriptPost } from './parse-corpus.ts'
import type { DemoMember } from './types.ts'

/** How often one sentence pattern may be used at most. With five weeks between them nobody meets the same one twice. */
const MOST_USES = 4
/** Accounts that speak for a house keep to what was written for them. */
const HOUSES = new Set(['northgate', 'slowtools', 'repairkoln'])

const fill = (pattern: string, decks: Map<string, string[]>, random: Random): string =>
  pattern.replaceAll(/\{(\w+)\}/g, (_all, name: string) => {
    const words = SLOTS[name] ?? LANGUAGE_SLOTS[name]
    if (words === undefined) throw new Error(`The grammar has no words for {${name}}`)
    // Deal from a shuffled deck: every word is used once before any comes again.
    const deck = decks.get(name)
    if (deck !== undefined && deck.length > 0) return deck.pop() ?? ''
    const fresh = random.shuffle(words)
    const word = fresh.pop() ?? ''
    decks.set(name, fresh)
    return word
  })

const tokensOf = (text: string): Set<string> => new Set(text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [])

const alike = (a: ReadonlySet<string>, b: ReadonlySet<string>): boolean => {
  let common = 0
  for (const token of a) if (b.has(token)) common += 1
  return common / (a.size + b.size - common) > 0.62
}

/**
 * Grows the small talk between the handwritten posts: patterns by interest and language, filled from large vocabularies.
 * A member gets a pattern at most once, and posts too like an earlier one of the same pattern are dropped.
 */
export function growPosts(people: readonly DemoMember[], random: Random): ScriptPost[] {
  const decks = new Map<string, string[]>()
  const grown: ScriptPost[] = []
  const given = new Map<string, number>()
  for (const { interest, language, patterns } of [...GRAMMAR, ...LANGUAGE_GRAMMAR]) {
    const able = people.filter(
      (person) =>
        !HOUSES.has(person.key) &&
        person.language === language &&
        (interest === 'any' || person.interests.includes(interest)),
    )
    if (able.length === 0) throw new Error(`Nobody writes about ${interest} in ${language}`)
    for (const pattern of patterns) {
      const made: Set<string>[] = []
      const open = /\{\w+\}/.test(pattern)
      // Whoever has said least so far goes first, so that no one carries the small talk alone.
      const turn = random.shuffle(able).toSorted((a, b) => (given.get(a.key) ?? 0) - (given.get(b.key) ?? 0))
      // The comet cannot be seen from the far south.
      const placed = pattern.includes('#cometwatch') ? turn.filter((person) => person.utcOffset < 10) : turn
      for (const person of placed.slice(0, open ? MOST_USES : 1)) {
        const line = dress(fill(pattern, decks, random), person.key)
        const tokens = tokensOf(line.replaceAll(/\[[^\]]*\]/g, ''))
        if (made.some((other) => alike(other, tokens))) continue
        made.push(tokens)
        given.set(person.key, (given.get(person.key) ?? 0) + 1)
        grown.push(parseLine(person.key, line, null))
      }
    }
  }
  return grown
}

/** A sentence begins with a capital, except with the members who never use any. */
const dress = (line: string, author: string): string => {
  if (['saga', 'emil', 'priyanair', 'weilin', 'jack_t'].includes(author)) {
    return line.replaceAll(
      /(^|[.?!:] )(\p{Lu})(?=\p{Ll}|\s)/gu,
      (_all, before: string, letter: string) => before + letter.toLowerCase(),
    )
  }
  return line
    .replaceAll(/(^|[.?!] )(\p{Ll})/gu, (_all, before: string, letter: string) => before + letter.toUpperCase())
    .replaceAll(' a el ', ' al ')
}
