/** What the assistant does with a provider: the wire formats, every way in which one fails, where a key goes, and what is logged. */
import sharp from 'sharp'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { calls } from '@skein/contract/calls'
import { pictureSettings } from '../src/assistant/openai-provider.ts'
import { engines } from './support/engines.ts'
import { impatientTimes, patientTimes, startProviderServer } from './support/provider-server.ts'
import type { Mood, ProviderServer } from './support/provider-server.ts'
import { fileAt } from './support/send-uploads.ts'
import { codeOf, startServer } from './support/test-server.ts'
import type { Answer, Caller, TestServer } from './support/test-server.ts'

const draft = 'teh comet is back, says @priya: https://comet.example/map #comet'
const better = 'The comet is back, says @priya: https://comet.example/map #comet'

const enhancedOf = (answer: Answer) => calls.enhancePost.answer.parse(answer.body).enhanced

const failures: [string, Mood][] = [
  ['is slow', 'slow'],
  ['refuses the key (401)', { status: 401 }],
  ['has enough (429)', { status: 429 }],
  ['fails (500)', { status: 500 }],
  ['is cut off in the middle of its answer', 'cut off'],
  ['sends elsewhere', 'redirect'],
  ['answers something else', 'nonsense'],
]

// Providers do not know the database.
describe.each(engines.slice(0, 1))('with OpenAI', (engine) => {
  const times = patientTimes()
  let provider: ProviderServer
  let server: TestServer
  let ada: Caller
  beforeAll(async () => {
    provider = await startProviderServer()
    server = await startServer(engine, {
      settings: { OPENAI_API_KEY: 'sk-secret', OPENAI_BASE_URL: provider.url, OPENAI_MODEL: 'the-model' },
      assistanceTimes: times,
    })
    ada = await server.member('ada')
  })
  beforeEach(() => {
    Object.assign(times, patientTimes())
    provider.mood = 'well'
    provider.text = better
    provider.asked.length = 0
    server.log.length = 0
    server.clock.now += 24 * 60 * 60 * 1000
  })
  afterAll(async () => {
    await server.close()
    await provider.close()
  })

  const enhance = (content = draft) => ada.post('/api/ai/enhance-post', { content })
  const generate = (body = {}) => ada.post('/api/image/generate', { prompt: 'a secret harbour', ...body })

  test('a draft is sent as data beside one instruction, and nothing of it is kept there', async () => {
    expect(enhancedOf(await enhance())).toBe(better)
    const [asked] = provider.asked
    expect(asked).toMatchObject({
      path: '/v1/responses',
      key: 'Bearer sk-secret',
      body: { model: 'the-model', store: false },
    })
    const input = JSON.stringify(asked?.body['input'])
    expect(input).toContain(JSON.stringify(JSON.stringify({ draft })).slice(1, -1))
  })

  test.each(failures)('when it %s, the failure has its text, and the next try works', async (_, mood) => {
    provider.mood = mood
    if (mood === 'slow') Object.assign(times, impatientTimes)
    const failed = await enhance()
    expect([failed.status, failed.body]).toEqual([
      502,
      { code: 'provider-failed', message: 'The assistant could not be reached.' },
    ])
    const picture = await generate()
    expect([picture.status, codeOf(picture)]).toEqual([502, 'provider-failed'])
    provider.mood = 'well'
    Object.assign(times, patientTimes())
    expect(enhancedOf(await enhance())).toBe(better)
  })

  test.each([
    ['somebody whom the draft does not name', `${better} cc @everybody`],
    ['an address that the draft does not have', `${better} https://evil.example`],
    ['a tag that the draft does not have', `${better} #ad`],
    ['nothing', '  '],
    ['more than a post can hold', `${better} ${'very '.repeat(100)}`],
    ['fewer than all of what the draft points at', 'The comet is back.'],
  ])('an answer that names %s is no improvement', async (_, text) => {
    provider.text = text
    const answer = await enhance()
    expect([answer.status, codeOf(answer)]).toEqual([502, 'provider-failed'])
  })

  test('what is put around an answer is taken off', async () => {
    provider.text = `"${better}"`
    expect(enhancedOf(await enhance())).toBe(better)
    provider.text = `\`\`\`\n${better}\n\`\`\``
    expect(enhancedOf(await enhance())).toBe(better)
  })

  test('whoever leaves ends the request to the provider', async () => {
    provider.mood = 'slow'
    const origin = await server.app.listen({ port: 0, host: '127.0.0.1' })
    const leaving = new AbortController()
    const asked = fetch(`${origin}/api/image/generate`, {
      method: 'POST',
      headers: { cookie: ada.cookie, 'content-type': 'application/json', 'sec-fetch-site': 'same-origin' },
      body: JSON.stringify({ prompt: 'a harbour' }),
      signal: leaving.signal,
    })
    await expect.poll(() => provider.asked.length).toBe(1)
    leaving.abort()
    await expect(asked).rejects.toThrow('aborted')
    await provider.abandoned()
  })

  test('a picture comes in the size that was asked for, as WebP of our own drawing', async () => {
    const answer = await generate({ size: '1792x1024', quality: 'hd' })
    expect(answer.status).toBe(200)
    expect(provider.asked[0]?.body).toMatchObject({ prompt: 'a secret harbour', size: '1536x1024', quality: 'high' })
    const { url } = calls.generateImage.answer.parse(answer.body)
    const { bytes } = await fileAt(server, url, { cookie: ada.cookie })
    const { format, width, height } = await sharp(bytes).metadata()
    expect([format, width, height]).toEqual(['webp', 1792, 1024])
  })

  test('each model of pictures is asked in its own words', () => {
    expect(pictureSettings('dall-e-3', { size: '1024x1792', quality: 'hd' })).toEqual({
      size: '1024x1792',
      quality: 'hd',
    })
    expect(pictureSettings('gpt-image-1.5', { size: '1024x1792', quality: 'standard' })).toEqual({
      size: '1024x1536',
      quality: 'medium',
    })
  })

  test('a description that is refused is told as that', async () => {
    provider.mood = 'refuses the description'
    const answer = await generate()
    expect([answer.status, codeOf(answer)]).toEqual([422, 'description-refused'])
    expect(answer.text).not.toContain('secret')
  })

  test('the log has the cost and how it went, and nothing of what was said', async () => {
    await enhance()
    for (const mood of [{ status: 500 }, 'refuses the description', 'nonsense'] as const) {
      provider.mood = mood
      await enhance()
      await generate()
    }
    const lines = server.log.join('\n')
    expect(lines).toContain('"use":"text","provider":"openai"')
    expect(lines).toMatch(/"model":"the-model","inputTokens":41,"outputTokens":17/)
    expect(lines).toContain('"reason":"unreachable","status":500')
    for (const said of ['comet', 'harbour', 'sk-secret', 'You wrote', 'not allowed']) expect(lines).not.toContain(said)
  })

  test('what failed there costs nothing of the quota', async () => {
    provider.mood = { status: 500 }
    await enhance()
    provider.mood = 'well'
    await enhance()
    const rows = await server.database.kysely
      .selectFrom('assistant_uses')
      .select(['kind', 'provider', 'model', 'input_tokens', 'output_tokens', 'outcome'])
      .where('created_at', '=', server.clock.now)
      .orderBy('id')
      .execute()
    expect(rows).toEqual([
      { kind: 'text', provider: 'openai', model: null, input_tokens: null, output_tokens: null, outcome: 'failed' },
      { kind: 'text', provider: 'openai', model: 'the-model', input_tokens: 41, output_tokens: 17, outcome: 'done' },
    ])
  })
})

describe.each(engines.slice(0, 1))('with Perplexity', (engine) => {
  const times = patientTimes()
  let provider: ProviderServer
  let server: TestServer
  let ada: Caller
  beforeAll(async () => {
    provider = await startProviderServer()
    server = await startServer(engine, {
      settings: { PERPLEXITY_API_KEY: 'pplx-secret', PERPLEXITY_BASE_URL: `${provider.url}/` },
      assistanceTimes: times,
    })
    ada = await server.member('ada')
  })
  beforeEach(() => void Object.assign(times, patientTimes()))
  afterAll(async () => {
    await server.close()
    await provider.close()
  })

  test('a draft is reworded without a search, and without marks of sources', async () => {
    provider.text = `${better}[1][2]`
    expect(enhancedOf(await ada.post('/api/ai/enhance-post', { content: draft }))).toBe(better)
    expect(provider.asked[0]).toMatchObject({
      path: '/v1/chat/completions',
      key: 'Bearer pplx-secret',
      body: { model: 'sonar', disable_search: true },
    })
  })

  test.each(failures)('when it %s, the failure has its text', async (_, mood) => {
    provider.mood = mood
    if (mood === 'slow') Object.assign(times, impatientTimes)
    const failed = await ada.post('/api/ai/enhance-post', { content: draft })
    expect([failed.status, codeOf(failed)]).toEqual([502, 'provider-failed'])
  })

  test('it has no pictures: those are drawn here', async () => {
    provider.asked.length = 0
    const answer = await ada.post('/api/image/generate', { prompt: 'a harbour' })
    expect(answer.status).toBe(200)
    expect(provider.asked).toEqual([])
  })
})
