import { HttpResponse, http } from 'msw'
import { expect, test } from 'vitest'
import { suggestAltText } from '../src/media/suggest-alt-text.ts'
import { server } from './setup.ts'

const address = '*/api/ai/alt-text'
const never = () => new AbortController().signal

/** Answers when it is told to, one request after the other. */
function answering() {
  const asked: string[] = []
  const open: (() => void)[] = []
  server.use(
    http.post(address, async ({ request }) => {
      const body: unknown = await request.json()
      asked.push(JSON.stringify(body))
      await new Promise<void>((resolve) => open.push(resolve))
      return HttpResponse.json({ alt: `What ${asked.length} shows` })
    }),
  )
  return { asked, answer: () => open.shift()?.() }
}

test('the picture is named by its address, and the text comes back', async () => {
  const { asked, answer } = answering()
  const suggested = suggestAltText('/media/a.webp', never())
  await expect.poll(() => asked).toEqual(['{"url":"/media/a.webp"}'])
  answer()
  await expect(suggested).resolves.toBe('What 1 shows')
})

test('pictures wait for each other, and one that was given up is never asked for', async () => {
  const { asked, answer } = answering()
  const leaving = new AbortController()
  const first = suggestAltText('/media/a.webp', never())
  const second = suggestAltText('/media/b.webp', leaving.signal)
  const third = suggestAltText('/media/c.webp', never())
  await expect.poll(() => asked).toHaveLength(1)
  leaving.abort(new Error('left'))
  answer()
  await expect(first).resolves.toBe('What 1 shows')
  await expect(second).rejects.toThrow('left')
  await expect.poll(() => asked).toEqual(['{"url":"/media/a.webp"}', '{"url":"/media/c.webp"}'])
  answer()
  await expect(third).resolves.toBe('What 2 shows')
})

test('a refusal carries its code, and the next one is asked for all the same', async () => {
  const refusal = { code: 'quota-reached', message: 'Enough for today.' }
  server.use(http.post(address, () => HttpResponse.json(refusal, { status: 429 }), { once: true }))
  await expect(suggestAltText('/media/a.webp', never())).rejects.toMatchObject({ code: 'quota-reached' })
  server.use(http.post(address, () => HttpResponse.json({ alt: 'Boats' })))
  await expect(suggestAltText('/media/a.webp', never())).resolves.toBe('Boats')
})

test('giving up ends the request, and lets the next one go', async () => {
  server.use(http.post(address, () => new Promise(() => {}), { once: true }))
  const leaving = new AbortController()
  const asked = suggestAltText('/media/a.webp', leaving.signal)
  leaving.abort(new Error('left'))
  await expect(asked).rejects.toThrow('left')
  server.use(http.post(address, () => HttpResponse.json({ alt: 'Boats' })))
  await expect(suggestAltText('/media/b.webp', never())).resolves.toBe('Boats')
})
