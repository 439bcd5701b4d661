/** What stories and tests stand before: a painted window with a loaf in place of a camera, and a video of it that really plays. */
import { applyFilter, type FilterId } from './filters.ts'
import type { CameraRequest, FinishedTake, RecorderCamera } from './recorder.driver.ts'
import { scriptedDriver, type Script, type ScriptedDriver } from './recorder.fixture.ts'

const paint = {
  wall: '#c9b08c',
  sky: '#b9c4bb',
  hill: '#5f8a4c',
  wood: '#3f7350',
  frame: '#ffe6b8',
  table: '#8a4b2b',
  cloth: '#f3ddb5',
  loaf: '#c8692a',
  crust: '#ffcf8a',
  pot: '#c06a3b',
  leaf: '#2f6f3a',
  cup: '#e9ddc4',
}

/** The scene, `at` seconds in: steam rises, and a cloud goes by. */
export function drawScene(canvas: HTMLCanvasElement, at = 0, mirrored = false): void {
  const context = canvas.getContext('2d', { willReadFrequently: true })
  if (!context) return
  const { width, height } = canvas
  // The scene is 9:16; another shape shows its middle.
  const scale = Math.max(width / 360, height / 640)
  context.setTransform(
    scale,
    0,
    0,
    scale,
    (width - 360 * scale) / 2,
    (height - 640 * scale) * (width > height ? 0.78 : 0.62),
  )
  if (mirrored) context.transform(-1, 0, 0, 1, 360, 0)
  const fill = (colour: string, draw: () => void) => {
    context.fillStyle = colour
    context.beginPath()
    draw()
    context.fill()
  }
  const box = (x: number, y: number, w: number, h: number) => () => context.rect(x, y, w, h)
  const oval = (x: number, y: number, rx: number, ry: number) => () => context.ellipse(x, y, rx, ry, 0, 0, 7)
  fill(paint.wall, box(-400, -200, 1200, 1200))
  fill(paint.sky, box(30, -20, 270, 375))
  fill(paint.frame, oval(110 + 6 * at, 130, 60, 26))
  fill(paint.hill, oval(280, 330, 120, 150))
  fill(paint.wood, oval(90, 350, 130, 110))
  fill(paint.wall, box(-400, 385, 1200, 80))
  for (const [x, y, w, h] of [
    [16, -20, 14, 400],
    [159, -20, 8, 375],
    [296, -20, 14, 400],
    [16, 162, 290, 8],
    [0, 355, 330, 24],
  ] as const) {
    fill(paint.frame, box(x, y, w, h))
  }
  fill(paint.pot, () => context.roundRect(262, 318, 50, 46, 6))
  fill(paint.leaf, oval(270, 285, 15, 36))
  fill(paint.leaf, oval(300, 280, 15, 40))
  fill(paint.leaf, oval(286, 270, 12, 34))
  fill(paint.table, box(-400, 420, 1200, 400))
  fill(paint.cloth, () => {
    context.moveTo(30, 500)
    context.lineTo(240, 470)
    context.lineTo(320, 560)
    context.lineTo(60, 600)
  })
  fill(paint.loaf, oval(150, 495, 105, 70))
  fill(paint.crust, oval(130, 462, 70, 12))
  fill(paint.crust, oval(195, 492, 40, 6))
  fill(paint.cup, () => context.roundRect(278, 450, 60, 84, 16))
  fill(paint.table, oval(308, 456, 26, 8))
  context.globalAlpha = 0.35
  fill(paint.frame, oval(308 + 4 * Math.sin(at), 410 - ((at * 7) % 30), 7, 26))
  context.globalAlpha = 1
}

function through(canvas: HTMLCanvasElement, filter: FilterId): void {
  const context = canvas.getContext('2d', { willReadFrequently: true })
  if (!context || filter === 'original') return
  const picture = context.getImageData(0, 0, canvas.width, canvas.height)
  const { data } = picture
  for (let at = 0; at < data.length; at += 4) {
    data.set(applyFilter(filter, [data[at] ?? 0, data[at + 1] ?? 0, data[at + 2] ?? 0]), at)
  }
  context.putImageData(picture, 0, 0)
}

export type PaintedScript = Script & {
  /** The file is never finished: the moment after Stop, for as long as one looks at it. */
  finishing?: boolean
}

/** The scripted driver with the painted scene before its camera. */
export function paintedDriver(script: PaintedScript = {}): ScriptedDriver {
  const driver = scriptedDriver(script)
  return {
    ...driver,
    openCamera: async (request: CameraRequest): Promise<RecorderCamera> => {
      const camera = await driver.openCamera(request)
      const { canvas } = camera
      if (!canvas) return camera
      Object.assign(canvas.style, { display: 'block', inlineSize: '100%', blockSize: '100%', objectFit: 'cover' })
      return {
        ...camera,
        record: (options) => {
          const take = camera.record(options)
          return script.finishing === true ? { finish: () => new Promise(() => {}) } : take
        },
        sample: (target, mirrored) => drawScene(target, 0, mirrored),
        setFilter: (filter) => {
          drawScene(canvas)
          through(canvas, filter)
        },
      }
    },
  }
}

/** A real WebM of the scene, by the browser's own encoder: so many seconds, two pictures each. */
export async function paintedVideo(
  durationMs = 24_000,
  { width, height } = { width: 180, height: 320 },
): Promise<FinishedTake> {
  const { BufferTarget, CanvasSource, Output, WebMOutputFormat } = await import('mediabunny')
  const canvas = document.createElement('canvas')
  Object.assign(canvas, { width, height })
  const target = new BufferTarget()
  const output = new Output({ format: new WebMOutputFormat(), target })
  const source = new CanvasSource(canvas, { codec: 'vp8', bitrate: 400_000, keyFrameInterval: 2 })
  output.addVideoTrack(source)
  await output.start()
  const step = 0.5
  const lead = 0.05
  const end = durationMs / 1000
  for (let at = 0; at < end; at += step) {
    drawScene(canvas, at)
    // Each picture begins a little before its moment: where one ends at it, either of the two may be shown.
    const from = Math.max(0, at - lead)
    await source.add(from, (at + step < end ? at + step - lead : end) - from)
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
