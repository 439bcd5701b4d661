import { HttpResponse, http } from 'msw'
import { expect, test } from 'vitest'
import { generateImage } from '../src/media/generate-image.ts'
import { server } from './setup.ts'

const url = '/media/made.webp'

function answering() {
  const asked: unknown[] = []
  server.use(
    http.post('*/api/image/generate', async ({ request }) => {
      asked.push(await request.json())
      return HttpResponse.json({ url })
    }),
    http.get('*/media/made.webp', () => new HttpResponse('pixels', { headers: { 'Content-Type': 'image/webp' } })),
  )
  return asked
}

test('a picture comes with its address and its bytes', async () => {
  const asked = answering()
  const made = await generateImage('A hill', '1792x1024', 'hd')
  expect(asked).toEqual([{ prompt: 'A hill', size: '1792x1024', quality: 'hd' }])
  expect(made.url).toBe(url)
  expect(made.file.type).toBe('image/webp')
  expect(await made.file.text()).toBe('pixels')
})

test('a refusal carries its code', async () => {
  const refusal = { code: 'quota-reached', message: 'Enough for today.' }
  server.use(http.post('*/api/image/generate', () => HttpResponse.json(refusal, { status: 429 })))
  await expect(generateImage('A hill', '1024x1024', 'standard')).rejects.toMatchObject({
    status: 429,
    code: 'quota-reached',
  })
})

test('a picture that cannot be fetched is a failure', async () => {
  answering()
  server.use(http.get('*/media/made.webp', () => new HttpResponse(null, { status: 404 })))
  await expect(generateImage('A hill', '1024x1024', 'standard')).rejects.toMatchObject({ status: 404 })
})

test('giving up ends it', async () => {
  server.use(http.post('*/api/image/generate', () => new Promise(() => {})))
  const leaving = new AbortController()
  const asked = generateImage('A hill', '1024x1024', 'standard', leaving.signal)
  leaving.abort(new Error('left'))
  await expect(asked).rejects.toThrow('left')
})
