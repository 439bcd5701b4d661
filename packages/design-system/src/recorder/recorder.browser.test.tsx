/**
 * The engine against a real browser: getUserMedia, MediaRecorder, WebGL, WebAudio and players. Some cases use the
 * browser's own fake camera; those that measure use a camera whose pixels and tones are known.
 */
import { StrictMode, useEffect } from 'react'
import { flushSync } from 'react-dom'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { browserDriver, type BrowserWorld } from './browser-driver.ts'
import { applyFilter, filterIds } from './filters.ts'
import {
  knownCamera,
  liveTracks,
  loudnessOf,
  openPhoto,
  openVideo,
  tone,
  type Colour,
  type KnownCamera,
  type Scene,
} from './media.fixture.ts'
import type { RecorderCapture, RecorderSettings } from './recorder.reducer.ts'
import { createRecorder, type RecorderOptions, type RecorderStore } from './recorder.store.ts'
import { coverAt, trimRecording } from './trim.ts'
import { useRecorder, type UseRecorder, type UseRecorderOptions } from './use-recorder.ts'

const quarters: Scene = [
  [200, 60, 40],
  [40, 170, 70],
  [50, 70, 190],
  [190, 180, 120],
]
const plain = (colour: Colour): Scene => [colour, colour, colour, colour]

let known: KnownCamera
let stores: (() => void)[] = []
let root: Root | undefined

beforeEach(() => {
  known = knownCamera(quarters)
})

afterEach(() => {
  for (const unmount of stores) unmount()
  stores = []
  if (root) flushSync(() => root?.unmount())
  root = undefined
  known.end()
  document.body.replaceChildren()
  vi.restoreAllMocks()
})

/** A canvas that has no WebGL, as on machines whose graphics driver is blocked. */
function canvasWithoutWebgl(): HTMLCanvasElement {
  const canvas = document.createElement('canvas')
  const original = canvas.getContext.bind(canvas)
  vi.spyOn(canvas, 'getContext').mockImplementation((kind: string, options?: unknown) =>
    kind === 'webgl2' ? null : original(kind, options),
  )
  return canvas
}

function start(
  settings: Partial<RecorderSettings> = {},
  world: Partial<BrowserWorld> = { mediaDevices: known.mediaDevices },
  options: RecorderOptions = {},
): RecorderStore {
  const store = createRecorder({
    driver: browserDriver(world),
    settings: { timer: 0, ...settings },
    autoOpen: false,
    ...options,
  })
  stores.push(store.mount())
  return store
}

const status = (store: RecorderStore) => store.getSnapshot().state.status

async function reaches(store: RecorderStore, wanted: string): Promise<void> {
  await expect.poll(() => status(store), { timeout: 10_000 }).toBe(wanted)
}

async function opened(...args: Parameters<typeof start>): Promise<RecorderStore> {
  const store = start(...args)
  store.actions.open()
  await reaches(store, 'preview')
  return store
}

function captureOf(store: RecorderStore): RecorderCapture {
  const { state } = store.getSnapshot()
  if (state.status !== 'review') throw new Error(`in ${JSON.stringify(state)}`)
  return state.capture
}

/** Records until the clock of the recorder shows that long. */
async function record(store: RecorderStore, ms: number): Promise<RecorderCapture> {
  store.actions.record()
  await lasts(store, ms)
  store.actions.stop()
  await reaches(store, 'review')
  return captureOf(store)
}

async function lasts(store: RecorderStore, ms: number): Promise<void> {
  await expect
    .poll(
      () => {
        const { state } = store.getSnapshot()
        return state.status === 'recording' ? performance.now() - state.startedAt : 0
      },
      { timeout: 10_000, interval: 20 },
    )
    .toBeGreaterThan(ms)
}

/**
 * The largest difference of any channel in any quarter. Codecs keep colours only roughly: half the resolution of colour,
 * and 16 levels less at each end.
 */
function difference(seen: readonly Colour[], expected: readonly Colour[]): number {
  const of = (quarter: number) =>
    expected[quarter]?.map((value, channel) => Math.abs((seen[quarter]?.[channel] ?? Infinity) - value)) ?? [Infinity]
  return Math.max(...[0, 1, 2, 3].flatMap(of))
}

/** Mounts the hook as a view would. */
function mount(options: UseRecorderOptions): { current: () => UseRecorder; host: HTMLElement } {
  let recorder: UseRecorder | undefined
  function View() {
    const made = useRecorder(options)
    useEffect(() => {
      recorder = made
    })
    const { preview } = made
    return <div ref={preview} />
  }
  const host = document.createElement('main')
  document.body.append(host)
  root = createRoot(host)
  flushSync(() =>
    root?.render(
      <StrictMode>
        <View />
      </StrictMode>,
    ),
  )
  return {
    host,
    current: () => {
      if (!recorder) throw new Error('not rendered')
      return recorder
    },
  }
}

describe('privacy', () => {
  it('R1 asks the browser for nothing on a first visit until the member opens the camera', async () => {
    const ask = vi.spyOn(navigator.mediaDevices, 'getUserMedia')
    const driver = browserDriver()
    const { current } = mount({ driver, settings: { timer: 0 } })
    expect(await driver.permission(current().state.settings)).not.toBe('granted')
    expect(current().state.status).toBe('idle')
    expect(ask).not.toHaveBeenCalled()
    current().actions.open()
    await expect.poll(() => current().state.status).toBe('preview')
    expect(ask).toHaveBeenCalledTimes(1)
  })

  it('R2 R3 with the browser’s own camera: StrictMode has one stream, and unmounting ends all of its tracks', async () => {
    const streams: MediaStream[] = []
    const original = navigator.mediaDevices.getUserMedia.bind(navigator.mediaDevices)
    vi.spyOn(navigator.mediaDevices, 'getUserMedia').mockImplementation(async (constraints) => {
      const stream = await original(constraints)
      streams.push(stream)
      return stream
    })
    // Allowed before: opened on mount, which StrictMode does twice.
    const allowed = Object.assign(Object.create(navigator.permissions), {
      query: () => Promise.resolve({ state: 'granted' }),
    })
    const { current } = mount({ driver: browserDriver({ permissions: allowed }) })
    await expect.poll(() => current().state.status).toBe('preview')
    expect(streams).toHaveLength(1)
    expect(streams[0]?.getTracks()).toHaveLength(2)
    expect(liveTracks(streams)).toBe(2)
    flushSync(() => root?.unmount())
    root = undefined
    expect(liveTracks(streams)).toBe(0)
  })

  it('R2 ends every track in the review, and on retake opens others', async () => {
    const store = await opened()
    expect(known.live()).toBe(2)
    await record(store, 300)
    expect(known.live()).toBe(0)
    store.actions.retake()
    await reaches(store, 'preview')
    expect(known.streams).toHaveLength(2)
    expect(known.live()).toBe(2)
    store.actions.close()
    expect(known.live()).toBe(0)
  })

  it('R2 ends every track when the view goes while recording', async () => {
    const { current } = mount({
      driver: browserDriver({ mediaDevices: known.mediaDevices }),
      settings: { timer: 0 },
      autoOpen: false,
    })
    current().actions.open()
    await expect.poll(() => current().state.status).toBe('preview')
    flushSync(() => current().actions.record())
    expect(current().state.status).toBe('recording')
    flushSync(() => root?.unmount())
    root = undefined
    expect(known.live()).toBe(0)
  })

  it('R2 ends every track when the view goes while the browser is still asking', async () => {
    let answer = () => {}
    const asking = new Promise<void>((resolve) => {
      answer = resolve
    })
    const patient: MediaDevices = Object.assign(Object.create(known.mediaDevices), {
      addEventListener: () => {},
      removeEventListener: () => {},
      getUserMedia: async (constraints: MediaStreamConstraints) => {
        await asking
        return known.mediaDevices.getUserMedia(constraints)
      },
    })
    const { current } = mount({ driver: browserDriver({ mediaDevices: patient }), autoOpen: false })
    flushSync(() => current().actions.open())
    expect(current().state.status).toBe('requesting')
    flushSync(() => root?.unmount())
    root = undefined
    answer()
    // Whether or not the question was already put when the view went, no track may be left on.
    await asking
    await expect.poll(() => known.live()).toBe(0)
  })

  it('R2 ends every track on an error', async () => {
    class Broken extends MediaRecorder {
      override start(): void {
        throw new Error('no encoder')
      }
    }
    const store = await opened({}, { mediaDevices: known.mediaDevices, MediaRecorder: Broken })
    store.actions.record()
    await reaches(store, 'error')
    expect(store.getSnapshot().state).toMatchObject({ reason: 'failed', detail: 'no encoder' })
    expect(known.live()).toBe(0)
  })

  it('tells why there is no camera', async () => {
    const answering = (name: string): Partial<BrowserWorld> => ({
      mediaDevices: Object.assign(Object.create(known.mediaDevices), {
        addEventListener: () => {},
        removeEventListener: () => {},
        getUserMedia: () => Promise.reject(new DOMException('no', name)),
      }),
    })
    for (const [name, reason] of [
      ['NotAllowedError', 'denied'],
      ['NotFoundError', 'not-found'],
      ['OverconstrainedError', 'not-found'],
      ['NotReadableError', 'in-use'],
    ] as const) {
      const store = start({}, answering(name))
      store.actions.open()
      await reaches(store, 'error')
      expect(store.getSnapshot().state).toMatchObject({ reason })
    }
    const insecure = start({}, { mediaDevices: undefined })
    insecure.actions.open()
    await reaches(insecure, 'error')
    expect(insecure.getSnapshot().state).toMatchObject({ reason: 'unsupported' })
  })

  it('R8 keeps what was recorded when the device goes', async () => {
    const store = await opened()
    store.actions.record()
    await lasts(store, 700)
    const [camera] = known.streams[0]?.getVideoTracks() ?? []
    // A page cannot unplug its camera: the track ends, and then the browser tells of it.
    camera?.stop()
    camera?.dispatchEvent(new Event('ended'))
    await reaches(store, 'review')
    const capture = captureOf(store)
    expect(capture.interrupted).toBe(true)
    const video = await openVideo(capture.blob)
    expect(video.durationMs).toBeGreaterThan(300)
    expect(known.live()).toBe(0)
    video.close()
  })

  it('R9 revokes the address of the capture', async () => {
    const store = await opened({ mode: 'photo' })
    store.actions.takePhoto()
    await reaches(store, 'review')
    const { url } = captureOf(store)
    await expect(fetch(url)).resolves.toBeTruthy()
    store.actions.retake()
    await expect(fetch(url)).rejects.toThrow(TypeError)
  })
})

describe('the file', () => {
  it('R14 R5 with the browser’s own camera: chunks each second, a true duration, windable', async () => {
    const chunks: Blob[] = []
    const store = await opened({}, {}, { onChunk: (chunk) => chunks.push(chunk) })
    const capture = await record(store, 2200)
    expect(chunks.length).toBeGreaterThanOrEqual(3)
    expect(capture).toMatchObject({ kind: 'video', width: 720, height: 1280, mimeType: 'video/webm' })
    const video = await openVideo(capture.blob)
    expect(Math.abs(video.durationMs - capture.durationMs)).toBeLessThan(100)
    expect(Math.abs(video.seekableMs - capture.durationMs)).toBeLessThan(100)
    expect(video).toMatchObject({ width: 720, height: 1280 })
    // What was kept second by second is a whole file too, should the page have crashed.
    const kept = await openVideo(new Blob(chunks, { type: capture.mimeType }))
    expect(kept).toMatchObject({ width: 720, height: 1280 })
    video.close()
    kept.close()
  })

  it('R14 winding shows the right picture', async () => {
    const red: Colour = [220, 30, 30]
    const green: Colour = [30, 200, 40]
    known.show(plain(red))
    const store = await opened()
    store.actions.record()
    await lasts(store, 1000)
    known.show(plain(green))
    await lasts(store, 2000)
    store.actions.stop()
    await reaches(store, 'review')
    const video = await openVideo(captureOf(store).blob)
    expect(difference(await video.at(1700), plain(green))).toBeLessThan(15)
    expect(difference(await video.at(300), plain(red))).toBeLessThan(15)
    video.close()
  })

  it.each([
    ['vertical', 270, 480],
    ['horizontal', 640, 360],
    ['square', 480, 480],
  ] as const)('R14 R7 %s is the centre of the picture in its proportions', async (orientation, width, height) => {
    const store = await opened({ orientation })
    expect(store.getSnapshot().state).toMatchObject({ granted: { width, height } })
    const video = await openVideo((await record(store, 400)).blob)
    expect(video).toMatchObject({ width, height })
    expect(difference(await video.at(100), quarters)).toBeLessThan(15)
    video.close()
  })

  it.each([
    ['webm', ['video/webm;codecs=vp8,opus', 'video/webm']],
    ['mp4', ['video/mp4']],
  ] as const)('R4 where the best format is missing the next is written, windable: %s', async (kind, types) => {
    class Older extends MediaRecorder {
      static override isTypeSupported = (type: string) => types.some((known) => known === type)
    }
    const store = await opened({}, { mediaDevices: known.mediaDevices, MediaRecorder: Older })
    const capture = await record(store, 1200)
    expect(capture.mimeType).toBe(`video/${kind}`)
    const video = await openVideo(capture.blob)
    expect(Math.abs(video.durationMs - capture.durationMs)).toBeLessThan(100)
    expect(difference(await video.at(600), quarters)).toBeLessThan(15)
    video.close()
  })

  it('R4 without any format it says so', async () => {
    class None extends MediaRecorder {
      static override isTypeSupported = () => false
    }
    const store = start({}, { mediaDevices: known.mediaDevices, MediaRecorder: None })
    store.actions.open()
    await reaches(store, 'error')
    expect(store.getSnapshot().state).toMatchObject({ reason: 'unsupported' })
    expect(known.streams).toHaveLength(0)
  })

  it('R5 nothing written is no data', async () => {
    class Silent extends MediaRecorder {
      override addEventListener(type: string, listener: EventListenerOrEventListenerObject): void {
        if (type !== 'dataavailable') super.addEventListener(type, listener)
      }
    }
    const store = await opened({}, { mediaDevices: known.mediaDevices, MediaRecorder: Silent })
    store.actions.record()
    await lasts(store, 100)
    store.actions.stop()
    await reaches(store, 'error')
    expect(store.getSnapshot().state).toMatchObject({ reason: 'no-data' })
  })
})

describe('what is seen is what is posted', () => {
  it('R11 the front camera is a mirror in the preview and not in the file', async () => {
    const host = document.createElement('div')
    document.body.append(host)
    const store = start()
    store.preview(host)
    store.actions.open()
    await reaches(store, 'preview')
    const canvas = host.querySelector('canvas')
    expect(canvas).not.toBeNull()
    expect(canvas && new DOMMatrix(getComputedStyle(canvas).transform).a).toBe(-1)
    const video = await openVideo((await record(store, 400)).blob)
    expect(difference(await video.at(100), quarters)).toBeLessThan(15)
    video.close()
    expect(host.querySelector('canvas')).toBeNull()
  })

  it('R11 the rear camera is no mirror', async () => {
    const host = document.createElement('div')
    document.body.append(host)
    const store = start({ facing: 'environment' })
    store.preview(host)
    store.actions.open()
    await reaches(store, 'preview')
    expect(host.querySelector('canvas')?.style.transform).toBe('')
  })

  it.each(filterIds)('R12 %s is in the photo, drawn with WebGL and without', async (filter) => {
    const expected = quarters.map((colour) => applyFilter(filter, colour))
    for (const createCanvas of [() => document.createElement('canvas'), canvasWithoutWebgl]) {
      const store = await opened({ mode: 'photo', filter }, { mediaDevices: known.mediaDevices, createCanvas })
      store.actions.takePhoto()
      await reaches(store, 'review')
      const capture = captureOf(store)
      expect(capture).toMatchObject({ kind: 'photo', mimeType: 'image/jpeg', width: 270, height: 480 })
      const photo = await openPhoto(capture.blob)
      expect(photo).toMatchObject({ width: 270, height: 480 })
      expect(difference(photo.quarters, expected)).toBeLessThan(9)
    }
  })

  it('R12 WebGL draws where there is one', async () => {
    const canvas = document.createElement('canvas')
    const store = await opened({ filter: 'warm' }, { mediaDevices: known.mediaDevices, createCanvas: () => canvas })
    expect(status(store)).toBe('preview')
    // A canvas has one kind of context for life.
    expect(canvas.getContext('2d')).toBeNull()
    expect(canvas.getContext('webgl2')).not.toBeNull()
  })

  it.each(['vintage', 'cool'] as const)('R12 %s is in the file', async (filter) => {
    const store = await opened({ filter })
    const video = await openVideo((await record(store, 500)).blob)
    expect(
      difference(
        await video.at(300),
        quarters.map((colour) => applyFilter(filter, colour)),
      ),
    ).toBeLessThan(15)
    video.close()
  })

  it('R12 a filter chosen while recording is in the file from then on', async () => {
    const store = await opened()
    store.actions.record()
    await lasts(store, 800)
    store.actions.setFilter('dramatic')
    await lasts(store, 1700)
    store.actions.stop()
    await reaches(store, 'review')
    const video = await openVideo(captureOf(store).blob)
    expect(difference(await video.at(300), quarters)).toBeLessThan(15)
    expect(
      difference(
        await video.at(1400),
        quarters.map((colour) => applyFilter('dramatic', colour)),
      ),
    ).toBeLessThan(15)
    video.close()
  })

  it('R12 the corners darken with the vignette', async () => {
    known.show(plain([180, 180, 180]))
    const store = await opened({ mode: 'photo', filter: 'dramatic' })
    store.actions.takePhoto()
    await reaches(store, 'review')
    const picture = await createImageBitmap(captureOf(store).blob)
    const canvas = document.createElement('canvas')
    Object.assign(canvas, { width: picture.width, height: picture.height })
    const context = canvas.getContext('2d')
    context?.drawImage(picture, 0, 0)
    const red = (x: number, y: number) => context?.getImageData(x, y, 1, 1).data[0] ?? 0
    const [middle, corner] = [red(picture.width / 2, picture.height / 2), red(2, 2)]
    expect(corner / middle).toBeGreaterThan(0.5)
    expect(corner / middle).toBeLessThan(0.62)
  })

  it('R12 the chosen track is in the sound, with the voice', async () => {
    const tracks = [{ id: 'tone', source: tone(880, 3) }]
    const store = await opened({ track: 'tone' }, undefined, { tracks })
    const loudness = await loudnessOf((await record(store, 1500)).blob)
    expect(loudness(880)).toBeGreaterThan(0.3)
    expect(loudness(300)).toBeGreaterThan(0.1)
    expect(loudness(610)).toBeLessThan(0.02)
  })

  it('R12 a track behind an address is fetched and decoded', async () => {
    const source = URL.createObjectURL(wave(tone(880, 1)))
    const store = await opened({ track: 'tone' }, undefined, { tracks: [{ id: 'tone', source }] })
    const loudness = await loudnessOf((await record(store, 1500)).blob)
    expect(loudness(880)).toBeGreaterThan(0.3)
    URL.revokeObjectURL(source)
  })

  it('R12 without a track only the voice sounds; a track that cannot be had is an error and no silent film', async () => {
    const store = await opened()
    const loudness = await loudnessOf((await record(store, 800)).blob)
    expect(loudness(300)).toBeGreaterThan(0.1)
    expect(loudness(880)).toBeLessThan(0.02)
    const broken = await opened({ track: 'gone' }, undefined, {
      tracks: [{ id: 'gone', source: URL.createObjectURL(new Blob(['no sound'])) }],
    })
    broken.actions.record()
    await reaches(broken, 'error')
    expect(known.live()).toBe(0)
  })

  it('R12 music does not belong to stories', async () => {
    const store = await opened({ mode: 'story', track: 'tone' }, undefined, {
      tracks: [{ id: 'tone', source: tone(880, 3) }],
    })
    const loudness = await loudnessOf((await record(store, 800)).blob)
    expect(loudness(880)).toBeLessThan(0.02)
  })

  it('gives the thumbnails the picture without the filter, mirrored as the preview', async () => {
    const store = await opened({ orientation: 'square', filter: 'dramatic' })
    const target = document.createElement('canvas')
    Object.assign(target, { width: 53, height: 64 })
    expect(store.sample(target)).toBe(true)
    const context = target.getContext('2d')
    const at = (x: number) => Array.from(context?.getImageData(x, 16, 1, 1).data ?? []).slice(0, 3)
    expect(at(13)).toEqual(quarters[1])
    expect(at(40)).toEqual(quarters[0])
    store.actions.close()
    expect(store.sample(target)).toBe(false)
  })

  it('hears the microphone', async () => {
    const store = await opened()
    const stop = store.level.subscribe(() => {})
    await expect.poll(() => store.level.getSnapshot()).toBeGreaterThan(0.5)
    stop()
  })
})

describe('review', () => {
  it('cuts to what is wanted, leaves nothing of the rest in, and finds a cover', async () => {
    const before: Colour = [220, 30, 30]
    const wanted: Colour = [30, 60, 210]
    known.show(plain(before))
    const store = await opened()
    store.actions.record()
    await lasts(store, 800)
    known.show(plain(wanted))
    await lasts(store, 2200)
    store.actions.stop()
    await reaches(store, 'review')
    const { blob } = captureOf(store)
    const part = await trimRecording(blob, 1200, 1900)
    expect(Math.abs(part.durationMs - 700)).toBeLessThan(100)
    const video = await openVideo(part.blob)
    expect(difference(await video.at(0), plain(wanted))).toBeLessThan(15)
    expect(Math.abs(video.durationMs - part.durationMs)).toBeLessThan(100)
    video.close()
    const cover = await openPhoto(await coverAt(blob, 300, 135))
    expect(cover).toMatchObject({ width: 135, height: 240 })
    expect(difference(cover.quarters, plain(before))).toBeLessThan(15)
    await expect(trimRecording(blob, 500, 500)).rejects.toThrow(RangeError)
  })
})

/** A WAV file, 16 bits, one channel. */
function wave(sound: AudioBuffer): Blob {
  const samples = Int16Array.from(sound.getChannelData(0), (sample) => sample * 32_767)
  const head = new DataView(new ArrayBuffer(44))
  const text = (at: number, word: string) =>
    new TextEncoder().encode(word).forEach((letter, index) => head.setUint8(at + index, letter))
  text(0, 'RIFF')
  head.setUint32(4, 36 + samples.byteLength, true)
  text(8, 'WAVEfmt ')
  head.setUint32(16, 16, true)
  head.setUint16(20, 1, true)
  head.setUint16(22, 1, true)
  head.setUint32(24, sound.sampleRate, true)
  head.setUint32(28, sound.sampleRate * 2, true)
  head.setUint16(32, 2, true)
  head.setUint16(34, 16, true)
  text(36, 'data')
  head.setUint32(40, samples.byteLength, true)
  return new Blob([head, samples], { type: 'audio/wav' })
}
