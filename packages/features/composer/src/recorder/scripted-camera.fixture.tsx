/**
 * A camera that follows a script, for the stories of the screen: a drawn landscape in place of the world, time that moves only when it is
 * told to, and a video that really plays.
 */
import { recorderFilters } from '@skein/design-system/filter-grid'
import {
  recorderError,
  type FilterId,
  type FinishedTake,
  type RecorderCamera,
  type RecorderDevice,
  type RecorderDriver,
  type RecorderErrorReason,
  type RecorderSettings,
} from '@skein/design-system/recorder'

export type Script = {
  /** What the camera answers; `pending` until the member has answered the browser. */
  camera?: 'granted' | 'pending' | RecorderErrorReason
  /** It was allowed before, and opens by itself. */
  isAllowed?: boolean
  isSupported?: boolean
  devices?: readonly RecorderDevice[]
  /** It has no microphone. */
  isSilent?: boolean
  /** Writing the file cannot begin, and says why. */
  recordingFails?: string
  /** The file cannot be finished. */
  finishingFails?: boolean
  /** The file is never finished: the moment after Stop, for as long as one looks at it. */
  isFinishing?: boolean
  /** The finished file is empty. */
  isEmpty?: boolean
  /** Draws what stands before the camera, so many seconds in; a bay by default. */
  world?: World
}

type World = (canvas: HTMLCanvasElement, at: number) => void

export type ScriptedCamera = RecorderDriver & {
  /** Lets time pass; what is due runs in its order. */
  advance: (ms: number) => void
  /** Lets time pass while the page sleeps: nothing runs before it is due again. */
  sleep: (ms: number) => void
  /** One more second of the file is written. */
  write: () => void
  /** The camera is pulled out. */
  unplug: () => void
  /** What was asked of cameras, in order. */
  asked: () => readonly RecorderSettings[]
  /** Cameras that are on now. */
  live: () => number
  /** Addresses of files that nobody has given back yet. */
  urls: () => readonly string[]
}

const sizes = {
  vertical: { width: 720, height: 1280 },
  horizontal: { width: 1920, height: 1080 },
  square: { width: 1080, height: 1080 },
} as const

const shapeOf = ({ mode, orientation }: RecorderSettings) => sizes[mode === 'video' ? orientation : 'vertical']

/** The drawn world, `at` seconds in: clouds move, and the light comes and goes. */
async function drawnWorld(): Promise<World> {
  const picture = new Image()
  picture.src = '/media/bay-from-the-kitchen-1600x1600.svg'
  await picture.decode()
  return (canvas, at) => {
    const { width, height } = canvas
    const context = canvas.getContext('2d', { willReadFrequently: true })
    const side = Math.max(width, height) * 1.15
    const drift = (side - Math.max(width, height)) * (0.5 + 0.5 * Math.sin(at / 2))
    context?.drawImage(picture, (width - side) / 2 + drift / 2, (height - side) / 2, side, side)
  }
}

/** The filter on every point, as the camera's own canvas has it. */
function through(canvas: HTMLCanvasElement, filter: FilterId): void {
  const context = canvas.getContext('2d', { willReadFrequently: true })
  if (!context || filter === 'original') return
  const m: readonly number[] = recorderFilters[filter].matrix
  const picture = context.getImageData(0, 0, canvas.width, canvas.height)
  const { data } = picture
  for (let at = 0; at < data.length; at += 4) {
    const [red = 0, green = 0, blue = 0] = data.subarray(at, at + 3)
    for (let row = 0; row < 3; row += 1) {
      const k = row * 5
      data[at + row] = (m[k] ?? 0) * red + (m[k + 1] ?? 0) * green + (m[k + 2] ?? 0) * blue + 255 * (m[k + 4] ?? 0)
    }
  }
  context.putImageData(picture, 0, 0)
}

/** A real WebM of the drawn world, two pictures a second. */
export async function filmOf(
  durationMs: number,
  { width, height }: { width: number; height: number },
  world?: World,
): Promise<FinishedTake> {
  const { BufferTarget, CanvasSource, Output, WebMOutputFormat } = await import('mediabunny')
  const draw = world ?? (await drawnWorld())
  const canvas = document.createElement('canvas')
  Object.assign(canvas, { width: width / 4, height: height / 4 })
  const target = new BufferTarget()
  const output = new Output({ format: new WebMOutputFormat(), target })
  const source = new CanvasSource(canvas, { codec: 'vp8', bitrate: 400_000, keyFrameInterval: 2 })
  output.addVideoTrack(source)
  await output.start()
  for (let at = 0; at < durationMs / 1000; at += 0.5) {
    draw(canvas, at)
    await source.add(at, 0.5)
  }
  await output.finalize()
  const mimeType = 'video/webm'
  return {
    blob: new Blob([target.buffer ?? new ArrayBuffer(0)], { type: mimeType }),
    durationMs,
    mimeType,
    width,
    height,
  }
}

type Timer = { id: number; at: number; run: () => void }

/** Makes a camera that plays its script. */
export function scriptedCamera(script: Script = {}): ScriptedCamera {
  let now = 0
  let lastId = 0
  let timers: Timer[] = []
  const asked: RecorderSettings[] = []
  const urls = new Set<string>()
  const open = new Set<{ lost: () => void; write: () => void }>()

  async function camera(settings: RecorderSettings): Promise<RecorderCamera> {
    const size = shapeOf(settings)
    const canvas = document.createElement('canvas')
    Object.assign(canvas, { width: size.width / 3, height: size.height / 3 })
    Object.assign(canvas.style, { display: 'block', inlineSize: '100%', blockSize: '100%', objectFit: 'cover' })
    const draw = script.world ?? (await drawnWorld())
    const self = { lost: () => {}, write: () => {} }
    open.add(self)
    return {
      granted: {
        ...size,
        frameRate: 30,
        audio: settings.mode !== 'photo' && script.isSilent !== true,
        deviceId: 'front',
      },
      canvas,
      setFilter: (filter) => {
        draw(canvas, 0)
        through(canvas, filter)
      },
      sample: (target) => draw(target, 0),
      level: () => 0.4,
      onLost: (listener) => {
        self.lost = listener
      },
      close: () => open.delete(self),
      record: ({ onChunk, onStart }) => {
        if (script.recordingFails !== undefined) throw new Error(script.recordingFails)
        const startedAt = now
        self.write = () => onChunk(new Blob(['a second'], { type: 'video/webm;codecs=vp9,opus' }))
        onStart()
        return {
          finish: async () => {
            if (script.isFinishing === true) await new Promise(() => {})
            if (script.finishingFails === true) throw new Error('The disk is full')
            const film = await filmOf(now - startedAt, size, script.world)
            return script.isEmpty === true ? { ...film, blob: new Blob([]) } : film
          },
        }
      },
      photo: async () => {
        const type = 'image/jpeg'
        const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, type, 0.9))
        return { ...size, blob: blob ?? new Blob([]), durationMs: 0, mimeType: type }
      },
    }
  }

  return {
    supports: () => script.isSupported ?? true,
    permission: () => Promise.resolve(script.isAllowed === true ? 'granted' : 'prompt'),
    devices: () => Promise.resolve(script.devices ?? [{ deviceId: 'front', label: 'Front camera' }]),
    watchDevices: () => () => {},
    openCamera: async ({ settings }) => {
      asked.push(settings)
      if (script.camera === 'pending') await new Promise(() => {})
      if (script.camera !== undefined && script.camera !== 'granted' && script.camera !== 'pending')
        throw recorderError(script.camera)
      return camera(settings)
    },
    listen: () => () => {},
    now: () => now,
    schedule: (run, delay) => {
      lastId += 1
      timers.push({ id: lastId, at: now + delay, run })
      // A number is what a browser's timer is; node's is an object that nothing here looks into.
      return Object(lastId)
    },
    cancel: (timer) => {
      timers = timers.filter(({ id }) => id !== Number(timer))
    },
    createUrl: (blob) => {
      const url = URL.createObjectURL(blob)
      urls.add(url)
      return url
    },
    revokeUrl: (url) => {
      URL.revokeObjectURL(url)
      urls.delete(url)
    },
    advance: (ms) => {
      const end = now + ms
      for (;;) {
        const [next] = timers.filter(({ at }) => at <= end).toSorted((a, b) => a.at - b.at)
        if (!next) break
        timers = timers.filter(({ id }) => id !== next.id)
        now = Math.max(now, next.at)
        next.run()
      }
      now = end
    },
    sleep: (ms) => {
      now += ms
    },
    write: () => {
      for (const { write } of open) write()
    },
    unplug: () => {
      for (const { lost } of open) lost()
    },
    asked: () => asked,
    live: () => open.size,
    urls: () => [...urls],
  }
}
