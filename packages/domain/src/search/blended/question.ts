/** What a question is about, and how posts are looked for by it. Pure functions. */
import { foldText, parseSearch } from '@skein/contract/search'
import type { SearchTerm } from '@skein/contract/search'
import { marks } from '../../database/full-text.ts'
import type { SearchGroup } from '../../database/full-text.ts'
import { isAskingWord, isSmallWord } from './small-words.ts'

export type Question = {
  /** The things asked for, each in the ways it may be written, the words of the question first. */
  groups: SearchGroup[]
  /** What is more likely a way of asking: no post is looked for by it, but one that holds it stands a little higher. */
  asking: SearchGroup[]
  /** The words as they were asked, folded and without small ones and ways of asking. */
  words: string[]
  /** What a post must have or must not have: operators, phrases in quotation marks, parts with a minus. */
  required: SearchTerm[]
  since: number | undefined
  until: number | undefined
}

/** More things than this are not looked for: a question of two hundred letters has its rarest words among its longest. */
const maxGroups = 8

/** Shorter words have no beginning that says something. */
const leastStem = 4

/** Ends of words in the product's languages that change with number and time. */
const ending = /(?:ings?|edly|ed|ies|es|s|en|er|e|y|n)$/

/** The ways in which a word is written: itself, and everything that begins as it does without its ending. */
export function waysOf(word: string): SearchGroup {
  const exact = { text: word, isPrefix: false }
  if (!/^\p{Script=Latin}+$/u.test(word)) return [exact]
  const stem = word.replace(ending, '')
  const isLong = stem.length >= leastStem
  return isLong
    ? [exact, { text: stem, isPrefix: true }]
    : word.length >= leastStem
      ? [{ text: word, isPrefix: true }]
      : [exact]
}

/** Reads a question. A part of an operator that means nothing is left out: here a question is never refused. */
export function readQuestion(text: string): Question {
  const { terms, since, until } = parseSearch(text)
  const isQuoted = /["\u201c\u201d\u201e]/u.test(text)
  const required: SearchTerm[] = []
  const words: string[] = []
  const tags: string[] = []
  for (const term of terms) {
    if (term.kind === 'tag' && !term.excluded) tags.push(term.tag)
    else if (term.kind === 'phrase' && !term.excluded && !(isQuoted && term.words.length > 1)) words.push(...term.words)
    else {
      required.push(term)
      if (term.kind === 'phrase' && !term.excluded) words.push(...term.words)
    }
  }
  const unique = [...new Set(words)]
  const large = unique.filter((word) => !isSmallWord(word))
  const telling = large.filter((word) => !isAskingWord(word))
  const isTold = telling.length > 0 || tags.length > 0
  // A question of small words only, such as "who are you", is looked for as it is.
  const chosen = (isTold ? telling : large.length > 0 ? large : unique)
    .map((word, index) => ({ word, index }))
    .toSorted((a, b) => b.word.length - a.word.length)
    .slice(0, maxGroups)
    .toSorted((a, b) => a.index - b.index)
    .map(({ word }) => word)
  return {
    groups: [
      ...chosen.map((word): SearchGroup => {
        // A word of the question is also meant where it is a hashtag.
        return [...waysOf(word), { text: `${marks.tag}${word}`, isPrefix: false }]
      }),
      ...tags.slice(0, maxGroups).map((tag): SearchGroup => [{ text: `${marks.tag}${tag}`, isPrefix: false }]),
    ],
    asking: isTold ? large.filter(isAskingWord).slice(0, maxGroups).map(waysOf) : [],
    words: [...chosen, ...tags.map(foldText)],
    required,
    since,
    until,
  }
}
