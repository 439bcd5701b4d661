/** The information pages as a search finds them (specification §2.14): their sections, in the language of whoever asks. */
import type { PagePath } from '@skein/contract/addresses'
import { wordsOf } from '@skein/contract/search'
import type { Language } from '@skein/contract'
import { messagesOf } from '@skein/i18n/messages'
import { rarity } from './rank-posts.ts'
import type { Question } from './question.ts'

/** A section that answers: the page it is on, and what it says. */
export type FoundSection = { path: string; page: string; title: string; text: string }

/** The pages by the start of the names of their sections' texts. */
const pages: [start: string, path: PagePath][] = [
  ['terms', '/terms'],
  ['privacy', '/privacy'],
  ['cookies', '/cookies'],
  ['access', '/accessibility'],
  ['ads', '/ads'],
  ['help', '/help'],
  ['about', '/about'],
  ['contact', '/contact'],
  ['careers', '/careers'],
]

type Section = FoundSection & { words: string[] }

async function sectionsIn(language: Language): Promise<Section[]> {
  const [information, titles] = await Promise.all([messagesOf(language, 'information'), messagesOf(language, 'titles')])
  const texts = new Map(Object.entries(information))
  const names = new Map(Object.entries(titles))
  const say = (message: unknown): string => {
    const said: unknown = typeof message === 'function' ? message() : message
    return typeof said === 'string' ? said : ''
  }
  const sections: Section[] = []
  for (const [key, message] of texts) {
    const id = /^(.+)Title$/.exec(key)?.[1]
    const [start, path] = pages.find(([name]) => id?.startsWith(name) === true) ?? []
    if (id === undefined || start === undefined || path === undefined) continue
    const title = say(message)
    const text = say(texts.get(`${id}Text`)).replaceAll(/\n-? ?/g, ' ')
    const page = say(names.get(path.slice(1)))
    // What the title and the page are called says most.
    sections.push({ path, page, title, text, words: wordsOf(`${page} ${title} ${title} ${text}`) })
  }
  return sections
}

/** Made once a language, with the first search in it. */
const kept = new Map<Language, Promise<Section[]>>()

/** At least this much of what a question is about has to stand in a section. */
const enough = 0.5

/** The sections that answer a question, the best first, one a page. */
export async function findSections(
  { groups, required, since, until }: Question,
  language: Language,
  limit: number,
): Promise<FoundSection[]> {
  if (groups.length === 0 || required.length > 0 || since !== undefined || until !== undefined) return []
  const reading = kept.get(language) ?? sectionsIn(language)
  kept.set(language, reading)
  const sections = await reading
  const fits = (word: string, group: Question['groups'][number]) =>
    group.some(
      ({ text, isPrefix }) => word === text || (isPrefix && word.startsWith(text) && word.length - text.length <= 4),
    )
  const weights = groups.map((group) =>
    rarity(sections.filter(({ words }) => words.some((word) => fits(word, group))).length * 1000),
  )
  const total = weights.reduce((sum, weight) => sum + weight, 0)
  const byPage = new Map<string, { section: Section; score: number }>()
  for (const section of sections) {
    let covered = 0
    let score = 0
    for (const [index, group] of groups.entries()) {
      const times = section.words.filter((word) => fits(word, group)).length
      if (times === 0) continue
      covered += weights[index] ?? 0
      score += (weights[index] ?? 0) * (times / (times + 1.2))
    }
    const known = byPage.get(section.path)
    if (covered / total >= enough && score > (known?.score ?? 0)) byPage.set(section.path, { section, score })
  }
  return [...byPage.values()]
    .toSorted((a, b) => b.score - a.score)
    .slice(0, limit)
    .map(({ section: { path, page, title, text } }) => ({ path, page, title, text }))
}
