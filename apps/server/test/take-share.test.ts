/** What another app shares, where no worker of a page takes it. */
import { rmSync } from 'node:fs'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { readWebBuild } from '../src/pages/web-build.ts'
import { engines } from './support/engines.ts'
import { startServer } from './support/test-server.ts'
import type { TestServer } from './support/test-server.ts'
import { makeWebBuild } from './support/web-build.ts'

const [sqlite] = engines
let folder: string
let server: TestServer
beforeAll(async () => {
  folder = makeWebBuild()
  server = await startServer(sqlite, { web: await readWebBuild(folder) })
})
beforeEach(() => void (server.clock.now += 60 * 60_000))
afterAll(async () => {
  await server.close()
  rmSync(folder, { recursive: true })
})

async function send(form: FormData | string, headers: Record<string, string> = {}) {
  const sent = new Response(form)
  return server.request({
    method: 'POST',
    url: '/share',
    remoteAddress: '192.0.2.1',
    headers: { 'content-type': sent.headers.get('content-type') ?? '', ...headers },
    payload: Buffer.from(await sent.arrayBuffer()),
  })
}

async function share(...sent: Parameters<typeof send>) {
  const { status, headers } = await send(...sent)
  return [status, headers['location']]
}

function formOf(words: Record<string, string>): FormData {
  const form = new FormData()
  for (const [name, word] of Object.entries(words)) form.set(name, word)
  return form
}

test('words go on in the address', async () => {
  const form = formOf({ title: 'Tides', text: 'At nine & ten', url: 'https://tide.example/' })
  expect(await share(form)).toEqual([303, '/share?title=Tides&text=At+nine+%26+ten&url=https%3A%2F%2Ftide.example%2F'])
})

test('nobody keeps the answer', async () => {
  const { headers } = await send(formOf({ text: 'x' }))
  expect(headers).toMatchObject({ 'cache-control': 'no-store', 'x-content-type-options': 'nosniff' })
})

test('files pass by, and are told as missing', async () => {
  const form = formOf({ text: 'At nine' })
  form.append('files', new File([new Uint8Array(300_000)], 'harbour.jpg', { type: 'image/jpeg' }))
  form.append('files', new File([new Uint8Array(300_000)], 'tower.jpg', { type: 'image/jpeg' }))
  expect(await share(form)).toEqual([303, '/share?text=At+nine&lost=some'])
})

test('a form with nothing in it leads to the composer', async () => {
  const form = formOf({ text: '', other: 'left out' })
  form.append('files', new File([], ''))
  expect(await share(form)).toEqual([303, '/share'])
})

test('what is no form is refused, or told as missing', async () => {
  expect(await share('text')).toEqual([415, undefined])
  expect(await share('nothing', { 'content-type': 'multipart/form-data; boundary=x' })).toEqual([
    303,
    '/share?lost=some',
  ])
})

test('another site cannot send it, and nobody often', async () => {
  expect(await share(formOf({ text: 'x' }), { 'sec-fetch-site': 'cross-site' })).toEqual([403, undefined])
  expect(await share(formOf({ text: 'x' }), { 'sec-fetch-site': 'none' })).toEqual([303, '/share?text=x'])
  const answers = await Promise.all(Array.from({ length: 30 }, () => share(formOf({ text: 'x' }))))
  expect(answers.filter(([status]) => status === 429).length).toBeGreaterThan(5)
})
