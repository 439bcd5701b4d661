/** Two hundred drafts, drawn from a seed, with everything a draft can hold: the correction leaves all of it as it was. */
import { afterAll, describe, expect, test } from 'vitest'
import { createGrammar } from '../src/assistant/grammar/grammar-process.ts'
import { fixedTokensOf, keepsFixedTokens } from '../src/assistant/fixed-tokens.ts'
import { distance, pickSpelling } from '../src/assistant/grammar/spelling.ts'
import { createRandom } from '@skein/painter/random'

const tokens = [
  '@sam',
  '@priya_r',
  '@x_2',
  '#buildinpublic',
  '#CometNight',
  '#café',
  '#100DaysOfCode',
  'https://comet.example/map?day=3&q=teh#now',
  'http://a.example',
  'https://example.org/recieve_(part)',
  'skein.example/help',
  'ada@mail.example',
  '`npm i teh-thing`',
  '`let i = 1`',
  'v2.3.1',
  '3.5k',
  '12:30',
  '1,204',
  '$4.50',
  '50%',
  '№7',
  'README.md',
  'C++',
  'user_id',
  '👩‍👩‍👧',
  '🎉',
  '❤️',
  '👍🏽',
  '🇪🇸',
  '3️⃣',
  ':tada:',
  ':)',
  '<3',
]

const sentences = {
  en: [
    'i cant beleive its allready friday',
    'the the team have went home',
    'thier kettle is definately better then ours',
    'She have two dog and a garden',
    'he said , that we could of won',
    'We was looking at the comet tommorow',
    'untill now it was a suprise for everyone',
    'I recieve a lot of kind words here',
    'Your the best neighbour, and the colour is lovely',
  ],
  es: [
    'hola que tal, hoy estoy muy contento de verte',
    'mañana vamos al puerto con los niños',
    'no se si el tren llega a tiempo',
    'gracias a todos por la noche de ayer',
    'la hervidora gano por cuatro segundos',
  ],
  fr: [
    "c'est une tres belle journée pour nous",
    'merci a tous pour la soirée dhier',
    'je ne sais pas ou est la bouilloire',
    'demain on va voir la comète sur la colline',
    'le train est en retard et il pleut',
  ],
  de: [
    'das ist definitv ein guter Tag für uns',
    'ich habe den Wasserkocher schon wieder verloren',
    'wir sehen uns morgen auf dem Hügel',
    'der Zug kommt nicht und es regnet sehr',
    'danke an alle die gestern da waren',
  ],
} as const

type Language = keyof typeof sentences
const languages: readonly Language[] = ['en', 'es', 'fr', 'de']

/** A draft of one language, with tokens between its words and after its sentences. */
function draftOf(seed: number): { language: Language; text: string } {
  const random = createRandom(seed)
  const language = languages[seed % 4] ?? 'en'
  const parts: string[] = []
  for (let count = 1 + random.int(3); count > 0; count -= 1) {
    const words = random.pick<string>(sentences[language]).split(' ')
    for (let more = 1 + random.int(3); more > 0; more -= 1)
      words.splice(random.int(words.length + 1), 0, random.pick(tokens))
    parts.push(words.join(' ') + random.pick(['.', '!', '?', ' …', '\n', '']))
  }
  return { language, text: parts.join(random.pick([' ', '\n', '\n\n'])) }
}

describe('drafts', () => {
  const grammar = createGrammar()
  /** Of somebody who does not leave. */
  const stays = new AbortController().signal
  afterAll(() => grammar.close())

  test('200 drafts in four languages keep handles, tags, links, code, numbers and emoji; other languages stay to the letter', async () => {
    const drafts = Array.from({ length: 200 }, (_, seed) => draftOf(seed))
    const touched: Record<Language, number> = { en: 0, es: 0, fr: 0, de: 0 }
    for (const { language, text } of drafts) {
      const after = await grammar.correct(text, stays)
      expect(fixedTokensOf(after).map((token) => token.text)).toEqual(fixedTokensOf(text).map((token) => token.text))
      for (const token of tokens) expect(after.split(token).length).toBe(text.split(token).length)
      if (after !== text) touched[language] += 1
    }
    expect(touched).toMatchObject({ es: 0, fr: 0, de: 0 })
    // It does something: nearly every English draft has a mistake.
    expect(touched.en).toBeGreaterThan(40)
  })

  test.each([
    ['its a nice day isnt it', "It's a nice day isn't it"],
    ['Who is this? Your the best, untill tommorow', "Who is this? You're the best, until tomorrow"],
    ['I should of gone to there house', 'I should have gone to their house'],
    ['Recieve it, then Finaly go', 'Receive it, then Finaly go'],
    ['We buyed a new kettel', 'We bought a new kettle'],
  ])('%j becomes %j', async (draft, better) => {
    expect(await grammar.correct(draft, stays)).toBe(better)
  })

  test.each([
    'I prefer the colour grey, and my favourite neighbour organises it.',
    'My favorite neighbor organizes the gray one.',
    'Loving kombucha with Ines and Kofi in Hà Nội!',
    'gonna be gr8 tmrw ngl lol',
    'Ich habe die Idee schon gestern gehabt.',
    'Привет, это проверка',
    '今日はいい天気ですね',
    '🎉🎉🎉',
    'https://comet.example/teh',
  ])('nothing is wrong with %j', async (draft) => {
    const after = await grammar.correct(draft, stays)
    expect(after.toLowerCase()).toBe(draft.toLowerCase())
  })

  test('a correction that is given up ends at once, and the next one works', async () => {
    const leaving = new AbortController()
    const left = grammar.correct('teh kettle', leaving.signal)
    leaving.abort(new Error('left'))
    await expect(left).rejects.toThrow('left')
    expect(await grammar.correct('We saw teh kettle.', stays)).toBe('We saw the kettle.')
  })
})

describe('spelling', () => {
  test.each([
    ['isnt', ["isn't", 'inst', 'int'], false, "isn't"],
    ['thier', ['their', 'thief', 'trier'], false, 'their'],
    ['friday', ['Friday', 'fray'], false, 'Friday'],
    ['Recieve', ['Receive'], true, 'Receive'],
    ['stoov', ['stood', 'stool', 'stoop'], false, undefined],
    ['Kobayashi', ['Karachi'], false, undefined],
    ['tmrw', ['thaw', 'threw'], false, undefined],
    ['gonna', ['gonad'], false, undefined],
    ['para', ['pare', 'part'], false, undefined],
  ])('%s of %j', (word, proposals, isFirst, picked) => {
    expect(pickSpelling(word, proposals, isFirst)).toBe(picked)
  })

  test('two letters that changed places are nearer than another letter', () => {
    expect(distance('teh', 'the')).toBeLessThan(distance('teh', 'tea'))
    expect(distance('dont', "don't")).toBeLessThan(distance('dont', 'dent'))
    expect(distance('same', 'same')).toBe(0)
  })
})

test('a handle that would grow is another one', () => {
  expect(keepsFixedTokens('hello @sam now', 'Hello @sam now')).toBe(true)
  expect(keepsFixedTokens('hello @sam now', 'hello @sammy now')).toBe(false)
  expect(keepsFixedTokens('see https://a.example', 'see https://a.example now 3')).toBe(false)
})
