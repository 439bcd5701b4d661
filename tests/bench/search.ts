/**
 * `npm run bench -- --search`: how well and how soon the search without a key answers. Two hundred fixed questions about posts of the demo
 * set, half of them words of a post and half as people ask: how many of them are among the first ten results (recall at 10), and how far up
 * (mean reciprocal rank). Then, among 100,000 posts, how long
 * it takes until the first results are there.
 */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { ChatMessage as Message, SearchResponse } from '@skein/contract/schemas'
import type { ChatMessage } from '@skein/contract'
import { DEMO_PASSWORD, DEMO_USERNAME } from '@skein/demo'
import type { Database } from '@skein/domain/database/database'
import { createServer } from '../../apps/server/src/app.ts'
import { createPasswords } from '../../apps/server/src/auth/hash-passwords.ts'
import { readConfig } from '../../apps/server/src/config.ts'
import { openDatabase } from '../../apps/server/src/database/open-database.ts'
import { seedDemo } from '../../apps/server/src/demo-seed/seed-demo.ts'
import { createLog } from '../../apps/server/src/http/log.ts'
import { createDiskStore } from '../../apps/server/src/media/media-store.ts'
import { askedQuestions } from './asked-questions.ts'
import { enrich, rareWord } from './enrich.ts'
import { populate } from './populate.ts'
import { queries } from './search-queries.ts'

/** What the ranking must keep for each set of questions, and milliseconds until the first results. */
const goals = { recall: 0.97, reciprocalRank: 0.9, quoted: 0.95, firstMs: 300 }

const sets = { 'words of a post': queries, 'as people ask': askedQuestions }
const shown = 10

type Ask = (query: string) => Promise<{ found: SearchResponse; ms: number }>
/** Asks the built-in assistant, as the demo member. */
type Chat = (question: string) => Promise<ChatMessage>

/** A server over a database, asked over HTTP; the clock goes on a minute a question, because questions are limited by the minute. */
async function serving<T>(database: Database, dataDir: string, work: (ask: Ask, chat: Chat) => Promise<T>): Promise<T> {
  let ahead = 0
  const app = await createServer({
    config: readConfig({ DATA_DIR: dataDir, READS_PER_SECOND: '1000000' }),
    database,
    media: createDiskStore(join(dataDir, 'media')),
    log: createLog('error'),
    now: () => Date.now() + ahead,
  })
  const origin = await app.listen({ port: 0, host: '127.0.0.1' })
  try {
    let cookie = ''
    const post = (path: string, body: object) =>
      fetch(origin + path, {
        method: 'POST',
        headers: { 'content-type': 'application/json', ...(cookie !== '' && { cookie }) },
        body: JSON.stringify(body),
      })
    return await work(
      async (query) => {
        ahead += 61_000
        const began = performance.now()
        const answer = await post('/api/search/blended', { query, sources: ['local'] })
        const found = SearchResponse.parse(await answer.json())
        return { found, ms: performance.now() - began }
      },
      async (message) => {
        ahead += 61_000
        if (cookie === '') {
          const entered = await post('/api/auth/login', { username: DEMO_USERNAME, password: DEMO_PASSWORD })
          cookie = entered.headers
            .getSetCookie()
            .flatMap((one) => one.split(';')[0] ?? [])
            .join('; ')
        }
        return Message.parse(await (await post('/api/chat/messages', { message })).json())
      },
    )
  } finally {
    await app.close()
  }
}

async function quality(
  ask: Ask,
  questions: typeof queries,
): Promise<{ recall: number; reciprocalRank: number; missed: string[] }> {
  const missed: string[] = []
  let reciprocal = 0
  for (const [query, expected] of questions) {
    const { found } = await ask(query)
    const whole = (title: string, snippet: string) => `${title} ${snippet}`.replaceAll(/\s+/g, ' ')
    const start = expected.replaceAll(/\s+/g, ' ').slice(0, 40)
    const rank = found.results
      .slice(0, shown)
      .findIndex(({ title, snippet }) => whole(title, snippet).startsWith(start) || snippet.startsWith(start))
    if (rank < 0) missed.push(query)
    else reciprocal += 1 / (rank + 1)
  }
  return { recall: 1 - missed.length / questions.length, reciprocalRank: reciprocal / questions.length, missed }
}

/** Of the questions, the share for which the assistant quotes the post in one of its four quotations. */
async function quotedShare(chat: Chat, questions: typeof queries): Promise<{ share: number; missed: string[] }> {
  const missed: string[] = []
  for (const [question, expected] of questions) {
    const { sources } = await chat(question)
    const start = expected.replaceAll(/\s+/g, ' ').slice(0, 30)
    if (!sources.some(({ kind, title }) => kind === 'post' && title.startsWith(start))) missed.push(question)
  }
  return { share: 1 - missed.length / questions.length, missed }
}

const middle = (times: number[], share: number) =>
  times.toSorted((a, b) => a - b)[Math.min(times.length - 1, Math.floor(times.length * share))] ?? 0

/** @returns whether every goal was met */
export async function benchmarkSearch(
  name: 'sqlite' | 'postgres',
  createDatabase: () => Promise<string | undefined>,
  posts: number,
): Promise<boolean> {
  const folders = [mkdtempSync(join(tmpdir(), 'skein-search-')), mkdtempSync(join(tmpdir(), 'skein-search-'))] as const
  try {
    const demo = await openDatabase({ dataDir: folders[0], databaseUrl: await createDatabase() })
    await seedDemo(demo, { now: Date.now(), passwords: createPasswords(), log: createLog('error') })
    const isGood = await serving(demo, folders[0], async (ask, chat) => {
      let isMet = true
      for (const [set, questions] of Object.entries(sets)) {
        // oxlint-disable-next-line no-await-in-loop -- the questions of one set after those of the other
        const { recall, reciprocalRank, missed } = await quality(ask, questions)
        console.log(
          `${name}: of ${questions.length} questions about the demo set (${set}), recall at ${shown} is ${recall.toFixed(2)} (goal ${goals.recall}), mean reciprocal rank ${reciprocalRank.toFixed(2)} (goal ${goals.reciprocalRank})`,
        )
        if (missed.length > 0) console.log(`${name}: not among the first ${shown}: ${missed.join(' · ')}`)
        isMet &&= recall >= goals.recall && reciprocalRank >= goals.reciprocalRank
      }
      const { share, missed } = await quotedShare(chat, askedQuestions)
      console.log(`${name}: the assistant quotes the post for ${share.toFixed(2)} of them (goal ${goals.quoted})`)
      if (missed.length > 0) console.log(`${name}: not quoted: ${missed.join(' · ')}`)
      return isMet && share >= goals.quoted
    })
    await demo.close()

    const large = await openDatabase({ dataDir: folders[1], databaseUrl: await createDatabase() })
    await populate(large, posts)
    await enrich(large)
    const asked = [
      'harbour',
      'harbour bread comet',
      'quiet interface ferry window garden tram vinyl lemon',
      'what is said of snow and paper at night',
      rareWord,
      `${rareWord} harbour`,
      'zzzz unheard',
      'member 7',
      'harbour -tram has:poll',
      '"night paper"',
      'Who is talking about the harbour, and what do they recommend?',
      'arbou omet',
    ]
    const times = await serving(large, folders[1], async (ask) => {
      const all: { query: string; ms: number[] }[] = []
      for (const query of asked) {
        const ms: number[] = []
        for (let round = 0; round < 12; round += 1) ms.push((await ask(query)).ms)
        // The first one of a kind prepares what all later ones use.
        all.push({ query, ms: ms.slice(1) })
      }
      return all
    })
    await large.close()
    for (const { query, ms } of times)
      console.log(
        `${name}: ${posts} posts, first results for ${JSON.stringify(query)}: ${middle(ms, 0.5).toFixed(0)} ms, slowest ${middle(ms, 1).toFixed(0)} ms`,
      )
    const slowest = Math.max(...times.map(({ ms }) => middle(ms, 0.5)))
    console.log(`${name}: the slowest kind takes ${slowest.toFixed(0)} ms (goal ${goals.firstMs})`)
    return isGood && slowest <= goals.firstMs
  } finally {
    for (const folder of folders) rmSync(folder, { recursive: true, force: true })
  }
}
