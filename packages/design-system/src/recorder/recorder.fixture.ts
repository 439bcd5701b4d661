/**
 * A camera that follows a script, for stories and tests: any state of the recorder without a device, a permission or
 * a second of waiting.
 */
import { browserDriver } from './browser-driver.ts'
import { recorderFilters, type FilterId } from './filters.ts'
import { manualClock, type ManualClock } from './manual-clock.fixture.ts'
import { pictureSize } from './recorder.constraints.ts'
import {
  RecorderError,
  type CameraRequest,
  type FinishedTake,
  type RecorderCamera,
  type RecorderDevice,
  type RecorderDriver,
  type RecorderSize,
} from './recorder.driver.ts'
import type { RecorderErrorReason, RecorderGrant } from './recorder.reducer.ts'

export interface Script {
  /** What the browser knows of the member's permission. `granted` opens the camera at once. */
  permission?: PermissionState | 'unknown'
  /** What the camera answers: itself, an error, or nothing until `answer()`. */
  camera?: 'granted' | 'pending' | RecorderErrorReason
  granted?: Partial<RecorderGrant>
  /** What the camera delivers, before the crop. */
  source?: RecorderSize
  devices?: readonly RecorderDevice[]
  supported?: boolean
  /** Loudness, 0–1. */
  level?: number
  /** The finished video; by default some bytes as long as the recording took. */
  video?: Partial<FinishedTake>
  /** Starting or writing the file fails with this. */
  recordingFails?: string
  /** Finishing the file fails with this. */
  finishingFails?: string
  /** `real` runs by itself; `manual` moves by `advance(ms)` only. */
  clock?: 'real' | 'manual'
}

/** `advance`, `sleep` and `timers` are those of the manual clock. */
export interface ScriptedDriver extends RecorderDriver, Pick<ManualClock, 'advance' | 'sleep' | 'timers'> {
  /** Answers a `pending` camera. */
  answer: (how?: 'granted' | RecorderErrorReason) => void
  /** Unplugs every open camera. */
  unplug: () => void
  /** One more second of the file arrives. */
  emitChunk: (chunk?: Blob) => void
  /** Writing the file fails from here on. */
  breakRecording: (detail: string) => void
  /** Cameras that are on now. */
  live: () => number
  /** How often the camera was asked for. */
  asked: () => number
  /** Object URLs that nobody has revoked yet. */
  urls: () => readonly string[]
}

/** A still life in the camera's place: soft light from the left, a dark table, so that filters show. */
function paint(canvas: HTMLCanvasElement, filter: FilterId): void {
  const context = canvas.getContext('2d')
  if (!context) return
  const { width, height } = canvas
  const picture = context.createImageData(width, height)
  const m: readonly number[] = recorderFilters[filter].matrix
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const [u, v] = [x / width, y / height]
      const light = 1 - 0.55 * Math.hypot(u - 0.25, (v - 0.2) * 0.8)
      const table = v > 0.68 ? 0.55 : 1
      const face = Math.hypot((u - 0.5) * (width / height) * 1.2, v - 0.45) < 0.2
      const [r, g, b] = face ? [0.86, 0.62, 0.48] : [0.42 + 0.3 * u, 0.52 - 0.12 * v, 0.6 - 0.2 * u]
      const [red, green, blue] = [r * light * table, g * light * table, b * light * table]
      const at = 4 * (y * width + x)
      for (let row = 0; row < 3; row += 1) {
        const k = row * 5
        picture.data[at + row] =
          255 * ((m[k] ?? 0) * red + (m[k + 1] ?? 0) * green + (m[k + 2] ?? 0) * blue + (m[k + 4] ?? 0))
      }
      picture.data[at + 3] = 255
    }
  }
  context.putImageData(picture, 0, 0)
}

/** Makes a driver that plays its script. On a server and in node there is no canvas, and everything else works. */
export function scriptedDriver(script: Script = {}): ScriptedDriver {
  const manual = script.clock === 'manual'
  const clock = manualClock()
  const live = browserDriver()
  let asked = 0
  const cameras = new Set<{ lost: () => void; chunk: (chunk: Blob) => void; fail: (error: Error) => void }>()
  const waiting = new Set<(how: 'granted' | RecorderErrorReason) => void>()
  const urls = new Set<string>()
  const time = () => (manual ? clock.now() : live.now())

  function camera({ settings, size }: CameraRequest): RecorderCamera {
    const source = script.source ?? { width: 1080, height: 1920 }
    const picture = pictureSize(settings, source, size)
    const canvas = typeof document === 'undefined' ? undefined : document.createElement('canvas')
    // A small picture is enough to be looked at, and quick to paint.
    if (canvas) Object.assign(canvas, { width: picture.width / 3, height: picture.height / 3 })
    let lost = () => {}
    let chunk: (chunk: Blob) => void = () => {}
    let fail: (error: Error) => void = () => {}
    const self = {
      lost: () => lost(),
      chunk: (blob: Blob) => chunk(blob),
      fail: (error: Error) => fail(error),
    }
    cameras.add(self)
    return {
      granted: { ...picture, frameRate: 30, audio: settings.mode !== 'photo', deviceId: 'front', ...script.granted },
      canvas,
      setFilter: (filter) => canvas && paint(canvas, filter),
      sample: (target) => paint(target, 'original'),
      level: () => script.level ?? 0.4,
      onLost: (listener) => (lost = listener),
      close: () => cameras.delete(self),
      record: ({ onChunk, onStart, onError }) => {
        if (script.recordingFails !== undefined) throw new Error(script.recordingFails)
        const chunks: Blob[] = []
        const startedAt = time()
        chunk = (blob) => {
          chunks.push(blob)
          onChunk(blob)
        }
        onStart()
        fail = onError
        let pausedAt: number | undefined
        let leftOut = 0
        return {
          pause: () => {
            pausedAt = time()
          },
          resume: () => {
            leftOut += time() - (pausedAt ?? time())
            pausedAt = undefined
          },
          finish: () => {
            if (script.finishingFails !== undefined) return Promise.reject(new Error(script.finishingFails))
            const durationMs = Math.round((pausedAt ?? time()) - startedAt - leftOut)
            const blob = chunks.length > 0 ? new Blob(chunks) : new Blob(['a recording'], { type: 'video/webm' })
            return Promise.resolve({ ...picture, blob, durationMs, mimeType: 'video/webm', ...script.video })
          },
        }
      },
      photo: async () => {
        const type = 'image/jpeg'
        const blob =
          (await new Promise<Blob | null>((resolve) => {
            if (canvas) canvas.toBlob(resolve, type, 0.9)
            else resolve(null)
          })) ?? new Blob(['a photo'], { type })
        return { ...picture, blob, durationMs: 0, mimeType: type }
      },
    }
  }

  return {
    supports: () => script.supported ?? true,
    permission: () => Promise.resolve(script.permission ?? 'prompt'),
    devices: () => Promise.resolve(script.devices ?? [{ deviceId: 'front', label: 'Front camera' }]),
    watchDevices: () => () => {},
    openCamera: async (request) => {
      asked += 1
      const answer =
        script.camera === 'pending'
          ? await new Promise<'granted' | RecorderErrorReason>((resolve) => waiting.add(resolve))
          : (script.camera ?? 'granted')
      if (answer !== 'granted') throw new RecorderError(answer)
      return camera(request)
    },
    listen: () => () => {},
    now: time,
    schedule: (run, delay) => (manual ? clock : live).schedule(run, delay),
    cancel: (timer) => (manual ? clock : live).cancel(timer),
    createUrl: (blob) => {
      const url = URL.createObjectURL(blob)
      urls.add(url)
      return url
    },
    revokeUrl: (url) => {
      URL.revokeObjectURL(url)
      urls.delete(url)
    },
    advance: clock.advance,
    sleep: clock.sleep,
    timers: clock.timers,
    answer: (how = 'granted') => {
      for (const resolve of waiting) resolve(how)
      waiting.clear()
    },
    unplug: () => {
      for (const each of cameras) each.lost()
    },
    emitChunk: (chunk = new Blob(['a second'])) => {
      for (const each of cameras) each.chunk(chunk)
    },
    breakRecording: (detail) => {
      for (const each of cameras) each.fail(new Error(detail))
    },
    live: () => cameras.size,
    asked: () => asked,
    urls: () => [...urls],
  }
}
