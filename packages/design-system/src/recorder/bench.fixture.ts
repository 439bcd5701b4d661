/**
 * For tests in a real browser: a recorder on a known camera, and what waits for it. Time stands still, in the recorder and in the file it
 * writes, until a test lets it pass.
 */
import { afterEach, beforeEach, expect, vi } from 'vitest'
import { browserDriver } from './browser-driver.ts'
import type { BrowserWorld } from './browser-world.ts'
import { applyFilter } from './filters.ts'
import { manualClock, type ManualClock } from './manual-clock.fixture.ts'
import { knownCamera, quartersOf, type Colour, type KnownCamera, type Scene } from './media.fixture.ts'
import type { RecorderDriver } from './recorder.driver.ts'
import type { RecorderCapture, RecorderSettings } from './recorder.reducer.ts'
import { createRecorder, type RecorderOptions, type RecorderStore } from './recorder.store.ts'
import { virtualRecorder, type VirtualRecorder } from './virtual-recorder.fixture.ts'

export const quarters: Scene = [
  [200, 60, 40],
  [40, 170, 70],
  [50, 70, 190],
  [190, 180, 120],
]
export const plain = (colour: Colour): Scene => [colour, colour, colour, colour]

/** The camera of the running test. */
export let known: KnownCamera
/** The world of the running test. */
export let virtual: VirtualRecorder
let clock: ManualClock
let canvas: HTMLCanvasElement
let scene: Scene
let stores: (() => void)[] = []

/** A camera and a world for every test of a file. Called in that file: files share what they import, and would share its hooks. */
export function setUpBench(): void {
  beforeEach(() => {
    scene = quarters
    known = knownCamera(scene)
    clock = manualClock()
    virtual = virtualRecorder(clock, () => canvas, known.sound.heard)
  })
  afterEach(() => {
    for (const unmount of stores) unmount()
    stores = []
    known.end()
  })
}

/**
 * A canvas that keeps what is drawn on it, so that it can be recorded at any moment, and has WebGL even where the processor computes it, as
 * here, or none, as on machines whose graphics driver is blocked.
 */
export const canvasWith = (webgl: boolean) => () => {
  const made = document.createElement('canvas')
  const original = made.getContext.bind(made)
  vi.spyOn(made, 'getContext').mockImplementation((kind: string, options?: object) => {
    if (kind !== 'webgl2') return original(kind, options)
    return webgl
      ? original(kind, { ...options, failIfMajorPerformanceCaveat: false, preserveDrawingBuffer: true })
      : null
  })
  return made
}

/** The browser with the known camera in it, and a recorder and a clock that wait for `virtual.advance`. */
export function driverOf(world: Partial<BrowserWorld> = {}): RecorderDriver {
  const { createCanvas = canvasWith(false) } = world
  return {
    ...browserDriver({
      mediaDevices: known.mediaDevices,
      MediaRecorder: virtual.MediaRecorder,
      audio: () => known.sound.context,
      now: clock.now,
      ...world,
      createCanvas: () => {
        canvas = createCanvas()
        return canvas
      },
    }),
    schedule: clock.schedule,
    cancel: clock.cancel,
  }
}

export function start(
  settings: Partial<RecorderSettings> = {},
  world: Partial<BrowserWorld> = {},
  options: RecorderOptions = {},
): RecorderStore {
  return mounted(driverOf(world), settings, options)
}

/** A recorder in the world as it is, with its camera, its `MediaRecorder` and its clock. */
export function startReal(world: Partial<BrowserWorld> = {}, options: RecorderOptions = {}): RecorderStore {
  return mounted(browserDriver(world), {}, options)
}

function mounted(driver: RecorderDriver, settings: Partial<RecorderSettings>, options: RecorderOptions): RecorderStore {
  const store = createRecorder({ driver, settings: { timer: 0, ...settings }, autoOpen: false, ...options })
  stores.push(store.mount())
  return store
}

export const status = (store: RecorderStore) => store.getSnapshot().state.status

export async function reaches(store: RecorderStore, wanted: string): Promise<void> {
  await expect.poll(() => status(store), { interval: 10 }).toBe(wanted)
}

export async function opened(...args: Parameters<typeof start>): Promise<RecorderStore> {
  const store = start(...args)
  store.actions.open()
  await reaches(store, 'preview')
  await shows(store)
  return store
}

export function captureOf(store: RecorderStore): RecorderCapture {
  const { state } = store.getSnapshot()
  if (state.status !== 'review') throw new Error(`in ${JSON.stringify(state)}`)
  return state.capture
}

/** Puts something else before the camera, and waits until the recorder sees it. */
export async function show(store: RecorderStore, next: Scene): Promise<void> {
  scene = next
  known.show(next)
  await shows(store)
}

async function shows(store: RecorderStore): Promise<void> {
  const { filter } = store.getSnapshot().state.settings
  const expected = scene.map((colour) => applyFilter(filter, colour))
  await expect
    .poll(
      () =>
        difference(
          quartersOf(canvas, (context) => context.drawImage(canvas, 0, 0)),
          expected,
        ),
      { interval: 10 },
    )
    .toBeLessThan(9)
}

/** Records so many milliseconds. */
export async function record(store: RecorderStore, ms: number): Promise<RecorderCapture> {
  store.actions.record()
  await virtual.advance(ms)
  store.actions.stop()
  await reaches(store, 'review')
  return captureOf(store)
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
