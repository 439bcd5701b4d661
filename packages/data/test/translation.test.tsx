/** Who translates a post: the device where it can and is sure, else the assistant where there is one. */
import { entitiesOf } from '@skein/contract'
import { act, renderHook, waitFor } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { afterEach, expect, test, vi } from 'vitest'
import { usePostTranslation } from '../src/posts/translation.queries.ts'
import { createQueryClient } from '../src/query-client.ts'
import { hasDeviceTranslator, hasWords, lookForDeviceTranslator } from '../src/text/device-translator.ts'
import { inCache } from './fixtures.tsx'
import { server } from './setup.ts'

const content = 'Hola @ada, mirad #trams'
const post = { id: '0198a000-0000-7000-8000-000000000001', content, entities: entitiesOf(content), editedAt: null }
const byAssistant = { from: 'es', content: 'Hello from afar' }

type Told = { detected?: unknown; pair?: unknown; say?: (text: string) => unknown }

/** A browser with a translator that answers so. */
async function device({ detected, pair = 'available', say = (text) => text }: Told) {
  const create = vi.fn<() => Promise<unknown>>(async () => ({ translate: async (text: string) => say(text) }))
  const availability = vi.fn<(of: { sourceLanguage: string }) => Promise<unknown>>(async ({ sourceLanguage }) =>
    sourceLanguage === 'es' && pair === 'never' ? new Promise(() => {}) : sourceLanguage === 'es' ? 'available' : pair,
  )
  vi.stubGlobal('Translator', { availability, create })
  vi.stubGlobal('LanguageDetector', {
    availability: async () => 'downloadable',
    create: async () => ({ detect: async () => detected }),
  })
  await lookForDeviceTranslator()
  return create
}

afterEach(async () => {
  vi.unstubAllGlobals()
  await lookForDeviceTranslator()
})

function start(mayAsk: boolean, answer: () => Response = () => HttpResponse.json(byAssistant)) {
  const asked = vi.fn<() => Response>(answer)
  server.use(http.post('*/api/posts/:id/translation', asked))
  const client = createQueryClient()
  const hook = () => renderHook(() => usePostTranslation(post, 'en', mayAsk), { wrapper: inCache(client) })
  return { asked, hook, ...hook() }
}

const sure = [{ detectedLanguage: 'es', confidence: 0.9 }]

test('what the device says stands, and nothing is sent; links and names stay as they were written', async () => {
  await device({ detected: sure, say: (text) => (text === content ? 'Hello Ada, look' : `<${text}>`) })
  expect(hasDeviceTranslator()).toBe(true)
  const { result, asked } = start(true)
  await waitFor(() =>
    expect(result.current.translation).toEqual({ by: 'device', from: 'es', content: '<Hola> @ada<, mirad> #trams' }),
  )
  expect(asked).not.toHaveBeenCalled()
})

test('what is in the language already is not translated', async () => {
  const create = await device({ detected: [{ detectedLanguage: 'en-GB', confidence: 0.9 }] })
  const { result } = start(true)
  await waitFor(() => expect(result.current.translation).toEqual({ by: 'device', from: 'en-GB', content: null }))
  expect(create).not.toHaveBeenCalled()
})

test.each<[string, Told]>([
  ['is not sure', { detected: [{ detectedLanguage: 'es', confidence: 0.3 }] }],
  ['knows no language', { detected: [{ detectedLanguage: 'und', confidence: 0.9 }] }],
  ['says something else', { detected: 'es' }],
  ['has no such pair', { detected: [{ detectedLanguage: 'eu', confidence: 0.9 }], pair: 'unavailable' }],
  ['answers with no words', { detected: sure, say: () => ' ' }],
  [
    'fails',
    {
      detected: sure,
      say: () => {
        throw new DOMException('No.', 'NotAllowedError')
      },
    },
  ],
])('a device that %s leaves it to the assistant', async (_, told) => {
  await device(told)
  const { result, asked } = start(true)
  await waitFor(() => expect(result.current.translation).toEqual({ by: 'assistant', ...byAssistant }))
  expect(asked).toHaveBeenCalledOnce()
})

test('a browser that never says whether it translates, does not', async () => {
  await device({ pair: 'never' })
  expect(hasDeviceTranslator()).toBe(false)
})

test('without either nobody translates, and nothing is sent', async () => {
  const { result, asked } = start(false)
  await waitFor(() => expect(result.current.translation).toEqual({ by: 'none' }))
  expect(asked).not.toHaveBeenCalled()
})

test('it is asked for once; what failed is asked for again when told to', async () => {
  let isDown = true
  const { result, asked, hook, unmount } = start(true, () =>
    isDown
      ? HttpResponse.json({ code: 'provider-failed', message: 'No.' }, { status: 502 })
      : HttpResponse.json(byAssistant),
  )
  await waitFor(() => expect(result.current.failure).toBe('failed'))
  isDown = false
  act(() => result.current.retry())
  await waitFor(() => expect(result.current.translation).toMatchObject({ by: 'assistant' }))
  unmount()
  expect(hook().result.current.translation).toMatchObject({ by: 'assistant' })
  expect(asked).toHaveBeenCalledTimes(2)
})

test.each([
  ['quota-reached', 429, { failure: 'quota', translation: undefined }],
  ['translation-unavailable', 422, { failure: null, translation: { by: 'none' } }],
] as const)('%s is told as that', async (code, status, shown) => {
  const { result } = start(true, () => HttpResponse.json({ code, message: 'No.' }, { status }))
  await waitFor(() => expect(result.current).toMatchObject(shown))
})

test('only words can be said in another language', () => {
  const has = (text: string) => hasWords({ content: text, entities: entitiesOf(text) })
  expect([has('Hola'), has('@ada #trams https://a.example'), has('7 🚋 !'), has('')]).toEqual([
    true,
    false,
    false,
    false,
  ])
})
