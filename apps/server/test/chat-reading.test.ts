/** How questions are taken apart, sentences chosen, help found, and marks turned into sources: the parts of an answer that are only text. */
import { Citations } from '@skein/domain/assistant/chat/citations'
import { topicsFor } from '@skein/domain/assistant/chat/help-topics'
import { readQuestion } from '@skein/domain/assistant/chat/question'
import { quoteOf } from '@skein/domain/assistant/chat/reading'
import { describe, expect, test } from 'vitest'
import { createRandom } from '@skein/painter/random'

describe('a question', () => {
  test.each([
    ['What did I miss about the bread?', ['bread']],
    ['Who posts about vinyl records?', ['vinyl', 'records']],
    ['¿Qué dice la gente sobre el cometa?', ['cometa']],
    ['Que disent les gens de la comète ?', ['comete']],
    ['Was sagen die Leute über den Kometen?', ['kometen']],
    ['今日はいい天気ですね', ['今', '日', 'は', 'い', '天', '気', 'で', 'す']],
    ['?!', []],
  ])('%j is about %j', (text, words) => {
    expect(readQuestion(text).words).toEqual(words)
  })

  test('tags, people and addresses of posts are found, and are no words', () => {
    const id = '0192f0c1-2b3c-7d4e-8f50-000000000001'
    const question = readQuestion(`Sum up https://skein.example/post/${id.toUpperCase()}#x for @noor and #CometWatch`)
    expect(question).toMatchObject({ posts: [id], people: ['noor'], tags: ['cometwatch'] })
    expect(question.words).not.toContain('noor')
  })

  test.each([
    ['hello!', 'asksWho'],
    ['¿Quién eres?', 'asksWho'],
    ['Que sais-tu faire ?', 'asksWho'],
    ['Was kannst du?', 'asksWho'],
    ['What is trending?', 'asksTrends'],
    ['Quelles sont les tendances ?', 'asksTrends'],
    ['How do I record a video?', 'asksHow'],
    ['Wie lösche ich mein Konto?', 'asksHow'],
  ] as const)('%j asks %s', (text, wish) => {
    expect(readQuestion(text)[wish]).toBe(true)
  })

  test('what only says something asks for nothing of the product', () => {
    const { asksWho, asksTrends, asksHow } = readQuestion('The comet is here, over the harbour.')
    expect([asksWho, asksTrends, asksHow]).toEqual([false, false, false])
  })

  test.each([
    ['How do I record a video?', '/camera'],
    ['¿Dónde cambio mi contraseña?', '/settings'],
    ['Comment signaler un harcèlement ?', '/help'],
    ['Wie lösche ich mein Konto?', '/settings?tab=privacy'],
    ['Can anybody read my messages?', '/messages'],
  ])('help for %j is at %s', (text, path) => {
    expect(topicsFor(text).map((topic) => topic.path)).toContain(path)
  })
})

describe('a quotation', () => {
  test('begins with the sentence that has the words, and goes on as far as it may', () => {
    const text = 'Rain all morning. The sourdough took nine hours. It was worth it.'
    expect(quoteOf(text, ['sourdough'])).toBe('The sourdough took nine hours. It was worth it.')
    expect(quoteOf(text, ['tram'])).toBe(text)
    expect(quoteOf(`${'word '.repeat(80)}.`).length).toBeLessThanOrEqual(181)
  })
})

describe('marks', () => {
  const post = { kind: 'post', title: 'A', url: '/post/1', detail: null, createdAt: null } as const
  const whole = 'One [P1], two [1] and [2]. [here](https://x.example) [P9] three![i](https://y.example) end [P1]'

  test('an answer says the same however it is cut, and shows nothing of marks and links while it comes', () => {
    for (let seed = 0; seed < 200; seed += 1) {
      const random = createRandom(seed)
      const citations = new Citations(new Map([['P1', post]]))
      let shown = ''
      for (let at = 0; at < whole.length;) {
        const next = at + 1 + random.int(9)
        shown += citations.push(whole.slice(at, next))
        at = next
      }
      citations.source('1', 'https://comet.example', 'Comet')
      const { text, sources } = citations.finish()
      expect(text).toBe('One [1], two [2] and. three end [1]')
      expect(sources.all.map(({ url }) => url)).toEqual(['/post/1', 'https://comet.example'])
      expect(shown).not.toMatch(/\[|example/)
      expect('One, two and. three end').toContain(shown.trimEnd())
    }
  })
})
