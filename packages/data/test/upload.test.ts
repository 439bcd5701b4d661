import { HttpResponse, http } from 'msw'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { upload } from '../src/media/upload.ts'
import { idOf } from './fixtures.tsx'
import { server } from './setup.ts'

// Parts of a few bytes: what is proven does not depend on their size.
vi.mock(import('@skein/contract/limits'), async (original) => {
  const { limits, ...rest } = await original()
  return { ...rest, limits: Object.assign({}, limits, { upload: { ...limits.upload, partBytes: 1000 } }) }
})

const id = idOf(70)
const partBytes = 1000
const picture = { url: '/media/a.webp', width: 10, height: 10, sizes: [], thumbhash: null }
const film = { url: '/media/a.webm', poster: null, width: 10, height: 10, duration: 8 }

/** What becomes of a part: it arrives and is answered, arrives without an answer, or does not arrive (all or the first half). */
type Fate = 'ok' | 'answer lost' | 'lost' | 'half lost' | 'refused' | 'busy'

/** A server that keeps an upload; each part meets the next fate, and `ok` when there are none left. */
function uploadServer(size: number, fates: Fate[], result: object = picture) {
  const world = {
    received: 0,
    parts: [] as [from: number, bytes: number][],
    asked: 0,
    cancelled: 0,
    announced: [] as unknown[],
  }
  const kind = 'duration' in result ? 'video' : 'image'
  const answer = () =>
    HttpResponse.json({ id, kind, size, received: world.received, result: world.received === size ? result : null })
  server.use(
    http.post('*/api/uploads', async ({ request }) => {
      world.announced.push(await request.json())
      return HttpResponse.json({ id, kind, size, received: 0, result: null }, { status: 201 })
    }),
    http.get('*/api/uploads/:id', () => {
      world.asked += 1
      return answer()
    }),
    http.delete('*/api/uploads/:id', () => {
      world.cancelled += 1
      return new HttpResponse(null, { status: 204 })
    }),
    http.patch('*/api/uploads/:id', async ({ request }) => {
      const from = Number(request.headers.get('upload-offset'))
      const bytes = (await request.arrayBuffer()).byteLength
      world.parts.push([from, bytes])
      const fate = fates.shift() ?? 'ok'
      if (fate === 'busy') return HttpResponse.json({ code: 'unavailable', message: 'Busy.' }, { status: 503 })
      if (fate === 'refused')
        return HttpResponse.json({ code: 'media-unreadable', message: 'Damaged.' }, { status: 422 })
      if (from !== world.received) return HttpResponse.json({ code: 'upload-offset', message: 'No.' }, { status: 409 })
      if (fate === 'half lost') world.received += Math.floor(bytes / 2)
      if (fate === 'ok' || fate === 'answer lost') world.received += bytes
      return fate === 'ok' ? answer() : HttpResponse.error()
    }),
  )
  return world
}

const fileOf = (size: number) => new Blob([new Uint8Array(size)])

/** The pauses between tries, which pass at once here. */
const pauses: number[] = []
beforeEach(() => {
  pauses.length = 0
  const later = globalThis.setTimeout
  const isPause = (ms: number | undefined) => ms === 1000 || ms === 3000
  vi.spyOn(globalThis, 'setTimeout').mockImplementation((run: () => void, ms?: number) => {
    if (isPause(ms)) pauses.push(ms ?? 0)
    return later(run, isPause(ms) ? 0 : ms)
  })
})
afterEach(() => vi.restoreAllMocks())

test('a small picture goes in one part, with its kind and size announced', async () => {
  const world = uploadServer(500, [])
  expect(await upload(fileOf(500), { kind: 'image' })).toEqual(picture)
  expect(world.announced).toEqual([{ kind: 'image', size: 500 }])
  expect(world.parts).toEqual([[0, 500]])
})

test('P 2.6 a film goes in parts, each once, and tells how far it has come', async () => {
  const size = partBytes * 2 + 7
  const world = uploadServer(size, [], film)
  const told: number[] = []
  const result = await upload(fileOf(size), {
    kind: 'video',
    poster: '/media/p.webp',
    onProgress: (sent, total) => told.push(sent / total),
  })
  expect(result).toEqual(film)
  expect(world.announced).toEqual([{ kind: 'video', size, poster: '/media/p.webp' }])
  expect(world.parts).toEqual([
    [0, partBytes],
    [partBytes, partBytes],
    [partBytes * 2, 7],
  ])
  expect(told[0]).toBe(0)
  expect(told.at(-1)).toBe(1)
  expect(told).toEqual(told.toSorted((a, b) => a - b))
})

test.each<[name: string, fates: Fate[], starts: number[]]>([
  ['before the first byte', ['lost'], [0, 0, 1000]],
  ['in the middle of a part', ['half lost'], [0, 500]],
  ['before the answer', ['answer lost'], [0, 1000]],
  ['before the last answer', ['ok', 'answer lost'], [0, 1000]],
  ['while the server is busy', ['ok', 'busy'], [0, 1000, 1000]],
])('a connection lost %s loses nothing, and nothing that arrived is sent again', async (_, fates, starts) => {
  const size = 1100
  const world = uploadServer(size, [...fates])
  expect(await upload(fileOf(size), { kind: 'image' })).toEqual(picture)
  expect(world.parts).toEqual(starts.map((from) => [from, Math.min(partBytes, size - from)]))
  expect(world.received).toBe(size)
})

test('P 2.6 a part is tried three times, then the error says why; progress in between starts the count anew', async () => {
  const world = uploadServer(500, ['busy', 'busy', 'busy'])
  await expect(upload(fileOf(500), { kind: 'image' })).rejects.toMatchObject({ status: 503, code: 'unavailable' })
  expect(world.parts).toHaveLength(3)
  expect(pauses).toEqual([1000, 3000])
  const size = partBytes + 1
  const patient = uploadServer(size, ['lost', 'lost', 'ok', 'lost', 'lost', 'ok'])
  expect(await upload(fileOf(size), { kind: 'image' })).toEqual(picture)
  expect(patient.parts).toHaveLength(6)
})

test('what cannot be read is refused at once, with the server\u2019s words', async () => {
  const world = uploadServer(500, ['refused'])
  await expect(upload(fileOf(500), { kind: 'image' })).rejects.toMatchObject({
    code: 'media-unreadable',
    serverMessage: 'Damaged.',
  })
  expect(world.parts).toHaveLength(1)
})

test('a part that was counted wrong is put right by the server\u2019s count', async () => {
  const size = partBytes + 100
  const world = uploadServer(size, [])
  // Somebody else's part arrived in between: another tab with the same upload.
  server.use(
    http.patch(
      '*/api/uploads/:id',
      () => {
        world.received = partBytes
        return HttpResponse.json({ code: 'upload-offset', message: 'No.' }, { status: 409 })
      },
      { once: true },
    ),
  )
  expect(await upload(fileOf(size), { kind: 'image' })).toEqual(picture)
  expect(world.parts).toEqual([[partBytes, 100]])
})

test('without a network it waits for one, however long, and goes on where it was', async () => {
  const size = partBytes + 100
  const world = uploadServer(size, ['ok', 'lost', 'ok'])
  const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  const listening = vi.spyOn(globalThis, 'addEventListener')
  const going = upload(fileOf(size), { kind: 'image' })
  // Nothing but the network coming back wakes it: no pause runs.
  await expect.poll(() => listening).toHaveBeenCalledWith('online', expect.any(Function))
  expect(world.parts).toHaveLength(2)
  expect(pauses).toEqual([])
  online.mockReturnValue(true)
  dispatchEvent(new Event('online'))
  expect(await going).toEqual(picture)
  expect(world.parts).toEqual([
    [0, partBytes],
    [partBytes, 100],
    [partBytes, 100],
  ])
})

test('an abort stops at once, and the server is told to drop what it has', async () => {
  const size = partBytes + 100
  const world = uploadServer(size, ['ok', 'lost'])
  const giving = new AbortController()
  const going = upload(fileOf(size), {
    kind: 'image',
    signal: giving.signal,
    onProgress: (sent) => {
      if (sent >= partBytes) giving.abort()
    },
  })
  await expect(going).rejects.toMatchObject({ name: 'AbortError' })
  await expect.poll(() => world.cancelled).toBe(1)
  expect(world.received).toBeLessThan(size)
})

test('an answer of another shape is an error, not a picture', async () => {
  uploadServer(500, [], film)
  await expect(upload(fileOf(500), { kind: 'image' })).rejects.toMatchObject({ status: 0 })
})

test('an upload that was never announced is tried three times', async () => {
  let asked = 0
  server.use(
    http.post('*/api/uploads', () => {
      asked += 1
      return HttpResponse.error()
    }),
  )
  await expect(upload(fileOf(10), { kind: 'image' })).rejects.toMatchObject({ status: 0 })
  expect(asked).toBe(3)
})

test('P 2.6 an upload that was given up goes on where it stopped, and begins anew where the server has dropped it', async () => {
  const world = uploadServer(2500, ['ok', 'lost', 'lost', 'lost'], film)
  let begun = ''
  const told = { kind: 'video', onBegun: (said: string) => (begun = said) } as const
  await expect(upload(fileOf(2500), told)).rejects.toMatchObject({ status: 0 })
  expect([begun, world.received]).toEqual([id, 1000])
  world.parts.length = 0
  expect(await upload(fileOf(2500), { ...told, resume: begun })).toEqual(film)
  expect([world.announced.length, world.parts]).toEqual([1, [[1000, 1000], [2000, 500]]]) // prettier-ignore
  // Another file under the same id, and an id that nobody knows.
  world.received = 0
  expect(await upload(fileOf(2500), { ...told, resume: idOf(71) })).toEqual(film)
})
