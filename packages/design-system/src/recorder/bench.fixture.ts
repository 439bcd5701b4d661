/** For tests in a real browser: a recorder on a known camera, and what waits for it. */
import { afterEach, beforeEach, expect, vi } from 'vitest'
import { browserDriver, type BrowserWorld } from './browser-driver.ts'
import { knownCamera, type Colour, type KnownCamera, type Scene } from './media.fixture.ts'
import type { RecorderCapture, RecorderSettings } from './recorder.reducer.ts'
import { createRecorder, type RecorderOptions, type RecorderStore } from './recorder.store.ts'

export const quarters: Scene = [
  [200, 60, 40],
  [40, 170, 70],
  [50, 70, 190],
  [190, 180, 120],
]
export const plain = (colour: Colour): Scene => [colour, colour, colour, colour]

/** The camera of the running test. */
export let known: KnownCamera
let stores: (() => void)[] = []

beforeEach(() => {
  known = knownCamera(quarters)
})

afterEach(() => {
  for (const unmount of stores) unmount()
  stores = []
  known.end()
  document.body.replaceChildren()
  vi.restoreAllMocks()
})

export function start(
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

export const status = (store: RecorderStore) => store.getSnapshot().state.status

export async function reaches(store: RecorderStore, wanted: string): Promise<void> {
  await expect.poll(() => status(store), { timeout: 10_000 }).toBe(wanted)
}

export async function opened(...args: Parameters<typeof start>): Promise<RecorderStore> {
  const store = start(...args)
  store.actions.open()
  await reaches(store, 'preview')
  return store
}

export function captureOf(store: RecorderStore): RecorderCapture {
  const { state } = store.getSnapshot()
  if (state.status !== 'review') throw new Error(`in ${JSON.stringify(state)}`)
  return state.capture
}

/** Milliseconds of a recording that is sure to have something in it: a piece is written every second, however slow the encoder begins. */
export const onePiece = 1200

/** Records until the clock of the recorder shows that long. */
export async function record(store: RecorderStore, ms: number): Promise<RecorderCapture> {
  store.actions.record()
  await lasts(store, ms)
  store.actions.stop()
  await reaches(store, 'review')
  return captureOf(store)
}

export async function lasts(store: RecorderStore, ms: number): Promise<void> {
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
export function difference(seen: readonly Colour[], expected: readonly Colour[]): number {
  const of = (quarter: number) =>
    expected[quarter]?.map((value, channel) => Math.abs((seen[quarter]?.[channel] ?? Infinity) - value)) ?? [Infinity]
  return Math.max(...[0, 1, 2, 3].flatMap(of))
}
