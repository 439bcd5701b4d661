import { Blob as NodeBlob } from 'node:buffer'
import { IDBFactory } from 'fake-indexeddb'
import { HttpResponse, http } from 'msw'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type * as Store from '../src/camera/take.store.ts'
import { createCapturePost } from '../src/camera/capture-post.ts'
import { idOf } from './fixtures.tsx'
import { server } from './setup.ts'

/** A fresh database, and the module as a page that was just opened has it. */
let store: typeof Store
const reopen = async () => {
  vi.resetModules()
  store = await import('../src/camera/take.store.ts')
}
beforeEach(async () => {
  vi.setSystemTime(now)
  vi.stubGlobal('indexedDB', new IDBFactory())
  await reopen()
})
afterEach(() => void vi.useRealTimers())

const day = 86_400_000
const now = Date.parse('2026-05-01T12:00:00Z')
const take = (id: string, change: object = {}) => ({
  id,
  ownerId: 'ada',
  kind: 'video' as const,
  settings: { mode: 'reel' },
  startedAt: now,
  finished: null,
  caption: '',
  alt: '',
  ...change,
})
const second = (text: string) => new Blob([text], { type: 'video/webm;codecs=vp9,opus' })

describe('P 2.6 a recording survives a crashed tab', () => {
  // The DOM of these tests has a Blob that no database can copy; Node's own can be.
  beforeEach(() => void vi.stubGlobal('Blob', NodeBlob))
  afterEach(() => void vi.unstubAllGlobals())

  test('with every second that was written, in their order', async () => {
    await store.keepTake(take('a'))
    for (const [index, text] of ['one', 'two', 'three'].entries()) await store.keepPiece('a', index, second(text))
    await reopen()
    expect((await store.leftTakes('ada')).map(({ id }) => id)).toEqual(['a'])
    const kept = await store.readTake('a')
    expect(await kept?.blob.text()).toBe('onetwothree')
    expect(kept).toMatchObject({ finished: null, settings: { mode: 'reel' } })
  })

  test('the finished file takes the place of its seconds, and its words are kept with it', async () => {
    await store.keepTake(take('a'))
    await store.keepPiece('a', 0, second('one'))
    await store.keepPiece('a', 1, second('two'))
    const finished = { durationMs: 2000, width: 720, height: 1280, mimeType: 'video/webm', interrupted: false }
    await store.keepWhole(take('a', { finished }), new Blob(['whole'], { type: 'video/webm' }))
    await store.keepWords('a', { caption: 'Rain outside', alt: 'A loaf' })
    await reopen()
    const kept = await store.readTake('a')
    expect(await kept?.blob.text()).toBe('whole')
    expect(kept).toMatchObject({ finished, caption: 'Rain outside', alt: 'A loaf' })
    expect(kept?.blob.type).toBe('video/webm')
  })

  test('nobody is offered what another member recorded; what a visitor made is for whoever signs in', async () => {
    await store.keepTake(take('hers', { startedAt: now - 5 }))
    await store.keepTake(take('nobodys', { ownerId: null, startedAt: now - 3 }))
    const ids = async (owner: string | null) => (await store.leftTakes(owner)).map(({ id }) => id)
    expect(await ids('ada')).toEqual(['nobodys', 'hers'])
    expect(await ids('eve')).toEqual(['nobodys'])
    expect(await ids(null)).toEqual(['nobodys'])
  })

  test('thrown away or a week old it is gone, bytes and all', async () => {
    await store.keepTake(take('a'))
    await store.keepPiece('a', 0, second('one'))
    await store.dropTake('a')
    expect(await store.readTake('a')).toBeUndefined()
    await store.keepTake(take('old', { startedAt: now - 8 * day }))
    await store.keepPiece('old', 0, second('one'))
    expect(await store.leftTakes('ada')).toEqual([])
    expect(await store.readTake('old')).toBeUndefined()
  })

  test('what another page is recording now is not offered as left behind', async () => {
    const held = new Set(['skein-take:a'])
    vi.stubGlobal('navigator', {
      onLine: true,
      locks: { query: () => Promise.resolve({ held: [...held].map((name) => ({ name })) }) },
    })
    await store.keepTake(take('a'))
    expect(await store.leftTakes('ada')).toEqual([])
    held.clear()
    expect(await store.leftTakes('ada')).toHaveLength(1)
  })

  test('without locks nothing is known of other pages, and what was left behind is offered', async () => {
    vi.stubGlobal('navigator', { onLine: true })
    const letGo = store.holdTake('a')
    await store.keepTake(take('a'))
    await store.keepPiece('a', 0, second('one'))
    expect(await store.leftTakes('ada')).toHaveLength(1)
    letGo()
  })

  test('without a database everything goes on, and nothing is promised', async () => {
    vi.stubGlobal('indexedDB', undefined)
    await reopen()
    await store.keepTake(take('a'))
    await store.keepPiece('a', 0, second('one'))
    expect(await store.leftTakes('ada')).toEqual([])
    expect(await store.readTake('a')).toBeUndefined()
  })
})

describe('P 2.6 what the camera made becomes a post', () => {
  const picture = { url: '/media/cover.webp', width: 10, height: 10, sizes: [], thumbhash: null }
  const film = { url: '/media/a.webm', poster: picture.url, width: 10, height: 10, duration: 8 }

  /** A server that takes every file in one part; `fail` answers instead where it gives something. */
  function files(fail: (kind: string) => Response | undefined = () => undefined) {
    const world = { announced: [] as { kind: string; size: number; poster?: string }[], bytes: 0 }
    const uploads = new Map<string, { kind: string; size: number }>()
    server.use(
      http.post<never, { kind: string; size: number; poster?: string }>('*/api/uploads', async ({ request }) => {
        const body = await request.json()
        const refusal = fail(body.kind)
        if (refusal) return refusal
        world.announced.push(body)
        const id = idOf(80 + uploads.size)
        uploads.set(id, body)
        return HttpResponse.json({ id, ...body, received: 0, result: null }, { status: 201 })
      }),
      http.patch<{ id: string }>('*/api/uploads/:id', async ({ params, request }) => {
        const found = uploads.get(params.id)
        world.bytes += (await request.arrayBuffer()).byteLength
        const result = found?.kind === 'image' ? picture : film
        return HttpResponse.json({ id: params.id, ...found, received: found?.size, result })
      }),
    )
    return world
  }
  const told = () => ({ signal: new AbortController().signal, onProgress: () => {} })
  const words = { caption: ' Rain outside ', alt: ' A loaf ', type: 'reel' } as const

  test('the cover goes first and is the picture of the video; a post that fails sends no file again', async () => {
    const world = files()
    const post = createCapturePost({ kind: 'video', file: new Blob(['film']), cover: new Blob(['jpg']) })
    expect(() => post.bodyOf(words)).toThrow('Nothing was sent yet.')
    await post.send(told())
    await post.send(told())
    expect(world.announced).toEqual([
      { kind: 'image', size: 3 },
      { kind: 'video', size: 4, poster: picture.url },
    ])
    expect(post.bodyOf(words)).toEqual({
      content: 'Rain outside',
      type: 'reel',
      videoUrl: film.url,
      videoAlt: 'A loaf',
    })
  })

  test('a photo goes as a picture with its words', async () => {
    files()
    const post = createCapturePost({ kind: 'photo', file: new Blob(['jpg']) })
    await post.send(told())
    expect(post.bodyOf({ caption: '', alt: 'A loaf', type: 'story' })).toEqual({
      content: '',
      type: 'story',
      images: [{ url: picture.url, alt: 'A loaf' }],
    })
  })

  test('a cover that the server does not take is no reason to keep the video back', async () => {
    const refusal = { code: 'unsupported-media', message: 'No.' }
    const world = files((kind) => (kind === 'image' ? HttpResponse.json(refusal, { status: 415 }) : undefined))
    const post = createCapturePost({ kind: 'video', file: new Blob(['film']), cover: new Blob(['jpg']) })
    await post.send(told())
    expect(world.announced).toEqual([{ kind: 'video', size: 4 }])
  })

  test('where the server has forgotten the files, they are sent once more', async () => {
    const world = files()
    const post = createCapturePost({ kind: 'photo', file: new Blob(['jpg']) })
    await post.send(told())
    post.forget()
    await post.send(told())
    expect(world.announced).toHaveLength(2)
  })
})
