/** The built-in assistant over the demo set, asked as people ask: each answer quotes a post that fits, and every answer leads on. */
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { ChatMessage } from '@skein/contract'
import { seedDemo } from '../src/demo-seed/seed-demo.ts'
import { ask, messageOf } from './support/chat.ts'
import { engines } from './support/engines.ts'
import { countedPasswords, startServer } from './support/test-server.ts'
import type { Caller, TestServer } from './support/test-server.ts'

/** The question, and what one of the quoted posts has to say. */
const questions: [question: string, fits: RegExp][] = [
  ['Who is talking about bread and what do they recommend?', /bread|loaf|dough/i],
  ['Has anyone seen a seal following the transect line?', /A curious seal followed the transect line/],
  ['Can you tell me why limpets have a home scar?', /Limpets return to the exact same spot/],
  ['What do people think about the streetcar in Toronto?', /Toronto streetcar, everyone looking at a phone/],
  ['Any tips for beginners who want to run a marathon?', /Training plan for beginners|marathon/i],
  ['What is going on with benches and shade?', /bench|shade/i],
  ['Who carved a loon that came out as a duck?', /Carved a loon this week/],
  ['Does somebody repair toasters on Tuesdays?', /toaster|#repairtuesday/i],
  ['What did everybody say during the power cut?', /power|lights|dark|torch/i],
  ['Do people here like ferries or trams more?', /ferry|ferries|tram/i],
  ['I would love to know which novel somebody recommends for the train', /novel|train/i],
  ['Is there anything about soup for breakfast?', /soup/i],
  ['¿Qué dice la gente sobre la lluvia de estrellas?', /Lluvia de estrellas anoche/],
  ['¿Quién vino a comprar el pan que compraba su mamá?', /comprar el pan que compraba su mamá/],
  ['¿Alguien sabe qué pasó en el museo cuando se fue la luz?', /En el museo se fue la luz/],
  ['¿Dónde van a ver la final y qué llevan?', /ver la final/],
  ['¿Qué recomiendan para una cena con empanadas?', /empanadas/],
  ['Que disent les gens de la blague sur les chèvres ?', /blague sur les chèvres/],
  ['Quels livres recommandez-vous aux insomniaques ?', /insomniaques/],
  ['Qui a trouvé un billet de métro de 1994 ?', /billet de métro de 1994/],
  ['Qu’est-ce qu’on raconte du bus qui longe la mer ?', /longe la mer/],
  ['Quelqu’un parle-t-il de poireaux au marché ?', /poireaux/],
  ['Was sagen die Leute über die neue Souffleuse?', /Souffleuse/],
  ['Wer hat ein Fahrrad von 1961 repariert?', /Fahrrad von 1961/],
  ['Kennt jemand einen Mann, der Knoten sammelt?', /Knoten sammelt/],
  ['Warum klingt ein leeres Schiff höher als ein volles?', /leeres Schiff höher/],
  ['Was empfehlt ihr zum Essen, wenn die Dame aus der Apotheke kommt?', /Dame aus der Apotheke/],
]

/** Words that no post has. */
const nonsense = [
  'What do people recommend against blorptastic frumigoons?',
  '¿Quién habla de zarpalunguis?',
  'Que pensez-vous des grelimbules ?',
  'Was haltet ihr von Quorxelbümpfen?',
]

const quotedIn = ({ response, sources }: ChatMessage) => {
  const lines = response.split('\n')
  return sources
    .filter(({ kind }) => kind === 'post')
    .map(({ number, title }) => `${title} ${lines.find((line) => line.endsWith(`[${number}]`)) ?? ''}`)
}

/** Where the last line of an answer leads. */
const waysOn = ({ response, sources }: ChatMessage) => {
  const numbers = [...(response.split('\n').at(-1) ?? '').matchAll(/\[(\d+)\]/g)].map(([, number]) => Number(number))
  return numbers.map((number) => sources[number - 1]?.url)
}
const place = expect.stringMatching(/^\/(search\?q=.|explore|help)/)

const noon = Date.parse('2026-05-01T12:00:00Z')

describe.each(engines)('questions as people ask them, on $name', (engine) => {
  let server: TestServer
  let ada: Caller
  beforeAll(async () => {
    server = await startServer({
      ...engine,
      async open() {
        const opened = await engine.open()
        const log = { info: () => {} }
        await seedDemo(opened.database, { now: noon, passwords: countedPasswords(), log })
        return opened
      },
    })
    server.clock.now = noon
    ada = await server.member('adatests')
  })
  afterAll(() => server.close())
  // Questions are limited by the minute.
  beforeEach(() => void (server.clock.now += 61_000))

  test.each(questions)('P 2.2 %s', async (question, fits) => {
    const message = messageOf(await ask(ada, question))
    expect(quotedIn(message).some((quoted) => fits.test(quoted))).toBe(true)
    expect(waysOn(message)).toEqual([place, place])
  })

  test('P 2.2 a tag that has the word inside is offered', async () => {
    const message = messageOf(await ask(ada, 'Who is talking about bread and what do they recommend?'))
    expect(waysOn(message)).toEqual(['/search?q=bread', '/explore?tag=rainydaybread'])
    // No word of a post begins so.
    const inside = messageOf(await ask(ada, 'Anything on daybread?'))
    expect(quotedIn(inside).length).toBeGreaterThan(0)
  })

  test.each([
    'What are people talking about today?',
    '¿De qué habla la gente hoy?',
    'De quoi parlent les gens ?',
    'Worüber reden die Leute heute?',
  ])('P 2.2 %s is told by what is trending', async (question) => {
    const message = messageOf(await ask(ada, question))
    expect(message.sources.slice(0, -2).map(({ kind }) => kind)).toEqual(Array.from({ length: 5 }, () => 'tag'))
    expect(waysOn(message)).toEqual([place, place])
  })

  test('P 2.2 the rarest word is enough', async () => {
    const message = messageOf(await ask(ada, 'Which unicorn zeppelins would a limpet recommend, honestly?'))
    expect(message.response).toContain('found no post with all of')
    expect(quotedIn(message).some((quoted) => /limpet/i.test(quoted))).toBe(true)
  })

  test.each(nonsense)('P 2.2 %s has an honest answer, and ways on', async (question) => {
    const message = messageOf(await ask(ada, question))
    expect(message.response).toMatch(/^The built-in assistant found nothing about “/)
    expect(message.sources).toHaveLength(2)
    expect(waysOn(message)).toEqual([place, place])
  })

  test.each(['Hello!', 'What is trending?', 'How do I record a video?', 'What about it?', '#rainydaybread'])(
    'P 2.2 %s leads on as well',
    async (question) => expect(waysOn(messageOf(await ask(ada, question)))).toEqual([place, place]),
  )
})
