/**
 * A camera for browser tests: a painted picture that changes when it is told to, a silent microphone, and a count of every track that was
 * ever opened. It takes the place of `getUserMedia` in the page; all behind it is the product's own.
 */
import type { Page } from '@playwright/test'

/** What the page holds for the test. */
export type FakeCamera = {
  /** Which of the painted pictures stands before the camera. */
  phase: number
  /** Pictures painted since the phase began. */
  painted: number
  /** Cameras answer when this is called, while `isHeld`. */
  isHeld: boolean
  answer: () => void
  /** Tracks that are not ended. */
  live: () => number
  /** Cameras opened in all. */
  opened: number
  /** The pieces that the last recording has given so far. */
  pieces: Blob[]
  /** Breaks the recording under way, as a browser does whose encoder gives up. */
  fail: () => void
  /** Ends every track that is open, as a camera does that is pulled out. */
  unplug: () => void
}

declare global {
  interface Window {
    fakeCamera: FakeCamera
  }
}

/** Runs in the page, before anything of it. */
function install(): void {
  const everyMs = 33
  const tracks: MediaStreamTrack[] = []
  let answer = () => {}
  const camera: FakeCamera = {
    phase: 0,
    painted: 0,
    isHeld: false,
    answer: () => answer(),
    live: () => tracks.filter(({ readyState }) => readyState === 'live').length,
    opened: 0,
    pieces: [],
    fail: () => {},
    unplug: () => {
      for (const track of tracks.filter(({ readyState }) => readyState === 'live')) {
        track.stop()
        // A track that the page stops itself does not say so.
        track.dispatchEvent(new Event('ended'))
      }
    },
  }
  window.fakeCamera = camera

  /** Shapes without symmetry, so that a mirrored or turned picture is another one. */
  function paint(context: CanvasRenderingContext2D, phase: number): void {
    const { width, height } = context.canvas
    const colours = ['#b8562f', '#2f6fb8', '#3f8f4a', '#c9a227']
    context.fillStyle = colours[phase % 4] ?? '#888888'
    context.fillRect(0, 0, width, height)
    const gradient = context.createLinearGradient(0, 0, width, height)
    gradient.addColorStop(0, 'rgba(255,255,255,0.6)')
    gradient.addColorStop(1, 'rgba(0,0,0,0.5)')
    context.fillStyle = gradient
    context.fillRect(0, 0, width, height)
    context.fillStyle = '#f4ead2'
    context.beginPath()
    context.arc(width * (0.4 + 0.06 * phase), height * 0.36, height * 0.16, 0, 7)
    context.fill()
    context.fillStyle = '#20242b'
    context.fillRect(width * 0.42, height * (0.6 + 0.05 * phase), width * 0.2, height * 0.12)
    context.fillStyle = '#e8e4da'
    context.fillRect(width * 0.55, height * 0.1, width * 0.06, height * 0.3)
  }

  function open(constraints: MediaStreamConstraints): MediaStream {
    const asked = typeof constraints.video === 'object' ? constraints.video : {}
    const ideal = (value: unknown, otherwise: number) =>
      typeof value === 'object' && value !== null && 'ideal' in value && typeof value.ideal === 'number'
        ? value.ideal
        : otherwise
    const canvas = document.createElement('canvas')
    // A quarter of what was asked for: enough to be compared, and quick to encode.
    canvas.width = ideal(asked.width, 1280) / 2
    canvas.height = ideal(asked.height, 720) / 2
    const context = canvas.getContext('2d')
    if (context === null) throw new Error('There is no canvas.')
    let last = -1
    const draw = () => {
      if (last !== camera.phase) camera.painted = 0
      last = camera.phase
      paint(context, camera.phase)
      camera.painted += 1
    }
    draw()
    const stream = canvas.captureStream(30)
    const [video] = stream.getVideoTracks()
    const timer = setInterval(() => (video?.readyState === 'live' ? draw() : clearInterval(timer)), everyMs)
    if (constraints.audio) {
      const audio = new AudioContext()
      const silence = audio.createConstantSource()
      const volume = audio.createGain()
      volume.gain.value = 0
      const destination = audio.createMediaStreamDestination()
      silence.connect(volume).connect(destination)
      silence.start()
      for (const track of destination.stream.getAudioTracks()) stream.addTrack(track)
    }
    tracks.push(...stream.getTracks())
    camera.opened += 1
    return stream
  }

  navigator.mediaDevices.getUserMedia = async (constraints = {}) => {
    if (camera.isHeld) {
      await new Promise<void>((resolve) => {
        answer = resolve
      })
    }
    return open(constraints)
  }

  // What the camera's canvas shows can be read at any time.
  const original: unknown = Reflect.get(HTMLCanvasElement.prototype, 'getContext')
  if (typeof original !== 'function') throw new Error('There is no canvas.')
  Reflect.set(
    HTMLCanvasElement.prototype,
    'getContext',
    function (this: HTMLCanvasElement, type: string, how?: object) {
      return Reflect.apply(original, this, [
        type,
        type.startsWith('webgl') ? { ...how, preserveDrawingBuffer: true } : how,
      ])
    },
  )

  class CountedRecorder extends MediaRecorder {
    override start(timeslice?: number) {
      camera.pieces = []
      this.addEventListener('dataavailable', ({ data }) => {
        if (data.size > 0) camera.pieces.push(data)
      })
      camera.fail = () => void this.dispatchEvent(new Event('error'))
      super.start(timeslice)
    }
  }
  window.MediaRecorder = CountedRecorder
}

/** Puts the camera into a page that is not open yet. */
export const giveCamera = (page: Page) => page.addInitScript(install)

/** Puts the next picture before the camera and waits until it was painted 24 times; with `recorded` also until a piece with it was given. */
export async function showPhase(page: Page, phase: number, { recorded = false } = {}): Promise<void> {
  const given = await page.evaluate((wanted) => {
    window.fakeCamera.phase = wanted
    window.fakeCamera.painted = 0
    return window.fakeCamera.pieces.length
  }, phase)
  await page.waitForFunction(
    ({ wanted, pieces }) =>
      window.fakeCamera.phase === wanted &&
      window.fakeCamera.painted >= 24 &&
      window.fakeCamera.pieces.length >= pieces,
    { wanted: phase, pieces: recorded ? given + 1 : 0 },
  )
}

/** A picture as numbers: light from 0 to 255, 72 columns. */
export type Light = { width: number; height: number; values: number[] }

/** What the camera's preview shows, as it goes into the file: without the mirror of the view. */
export const previewLight = (page: Page): Promise<Light> =>
  page.evaluate(() => {
    const shown = document.querySelector('main canvas')
    if (!(shown instanceof HTMLCanvasElement)) throw new Error('There is no preview.')
    const small = document.createElement('canvas')
    small.width = 72
    small.height = Math.round((72 * shown.height) / shown.width)
    const context = small.getContext('2d')
    if (context === null) throw new Error('There is no canvas.')
    context.drawImage(shown, 0, 0, small.width, small.height)
    const { data } = context.getImageData(0, 0, small.width, small.height)
    const values: number[] = []
    for (let at = 0; at < data.length; at += 4)
      values.push(0.299 * (data[at] ?? 0) + 0.587 * (data[at + 1] ?? 0) + 0.114 * (data[at + 2] ?? 0))
    return { width: small.width, height: small.height, values }
  })

/** A posted video, wound to a picture every 150 ms, or to 60 of a longer one; and whether winding works at all. */
export const filmLight = (page: Page, url: string) =>
  page.evaluate(async (source) => {
    const video = document.createElement('video')
    const once = (event: string) =>
      new Promise<void>((resolve, reject) => {
        video.addEventListener(event, () => resolve(), { once: true })
        video.addEventListener('error', () => reject(new Error('The video cannot be read.')), { once: true })
      })
    const loaded = once('loadeddata')
    Object.assign(video, { muted: true, preload: 'auto', src: source })
    await loaded
    const { duration } = video
    const seekable = video.seekable.length > 0 ? video.seekable.end(0) : 0
    const small = document.createElement('canvas')
    small.width = 72
    small.height = Math.round((72 * video.videoHeight) / video.videoWidth)
    const context = small.getContext('2d', { willReadFrequently: true })
    if (context === null) throw new Error('There is no canvas.')
    const frames: { at: number; values: number[] }[] = []
    const step = Math.max(0.15, duration / 60)
    for (let at = 0.05; at < duration; at += step) {
      const seeked = once('seeked')
      video.currentTime = at
      await seeked
      context.drawImage(video, 0, 0, small.width, small.height)
      const { data } = context.getImageData(0, 0, small.width, small.height)
      const values: number[] = []
      for (let point = 0; point < data.length; point += 4)
        values.push(0.299 * (data[point] ?? 0) + 0.587 * (data[point + 1] ?? 0) + 0.114 * (data[point + 2] ?? 0))
      frames.push({ at: video.currentTime, values })
    }
    return { duration, seekable, width: small.width, height: small.height, frames }
  }, url)

/** A posted picture as numbers. */
export const pictureLight = (page: Page, url: string): Promise<Light> =>
  page.evaluate(async (source) => {
    const picture = new Image()
    picture.src = source
    await picture.decode()
    const small = document.createElement('canvas')
    small.width = 72
    small.height = Math.round((72 * picture.naturalHeight) / picture.naturalWidth)
    const context = small.getContext('2d')
    if (context === null) throw new Error('There is no canvas.')
    context.drawImage(picture, 0, 0, small.width, small.height)
    const { data } = context.getImageData(0, 0, small.width, small.height)
    const values: number[] = []
    for (let at = 0; at < data.length; at += 4)
      values.push(0.299 * (data[at] ?? 0) + 0.587 * (data[at + 1] ?? 0) + 0.114 * (data[at + 2] ?? 0))
    return { width: small.width, height: small.height, values }
  }, url)

const [c1, c2] = [(0.01 * 255) ** 2, (0.03 * 255) ** 2]

/** Structural similarity (Wang et al. 2004): the mean over windows of 8 × 8 points, 1 for the same picture. */
export function similarity(a: number[], b: number[], width: number): number {
  const height = Math.floor(a.length / width)
  const found: number[] = []
  for (let top = 0; top + 8 <= height; top += 4) {
    for (let left = 0; left + 8 <= width; left += 4) {
      const pairs: [number, number][] = []
      for (let y = top; y < top + 8; y += 1)
        for (let x = left; x < left + 8; x += 1) pairs.push([a[y * width + x] ?? 0, b[y * width + x] ?? 0])
      const mean = (pick: (pair: [number, number]) => number) =>
        pairs.reduce((sum, pair) => sum + pick(pair), 0) / pairs.length
      const [ma, mb] = [mean(([value]) => value), mean(([, value]) => value)]
      const va = mean(([value]) => (value - ma) ** 2)
      const vb = mean(([, value]) => (value - mb) ** 2)
      const both = mean(([one, other]) => (one - ma) * (other - mb))
      found.push(((2 * ma * mb + c1) * (2 * both + c2)) / ((ma ** 2 + mb ** 2 + c1) * (va + vb + c2)))
    }
  }
  return found.reduce((sum, value) => sum + value, 0) / found.length
}

/**
 * How much of a piece of music is in the sound of a video: the best normalised correlation of a quarter of a second of it with the piece,
 * played from its beginning, up to a second late. A busy machine loses sound here and there; one quarter it did not lose is enough.
 * @param film address of the video; without one it is what the camera has recorded so far
 */
export const musicIn = (page: Page, music: string, film?: string): Promise<number> =>
  page.evaluate(
    async ([musicUrl, filmUrl]) => {
      const context = new OfflineAudioContext(1, 8000, 8000)
      const bytesAt = async (url: string) => (await fetch(url)).arrayBuffer()
      const decode = async (bytes: ArrayBuffer) => (await context.decodeAudioData(bytes)).getChannelData(0)
      const filmBytes = filmUrl === undefined ? new Blob(window.fakeCamera.pieces).arrayBuffer() : bytesAt(filmUrl)
      // A file of which little is there yet is no sound.
      const sound = await decode(await filmBytes).catch(() => new Float32Array())
      const piece = await decode(await bytesAt(musicUrl))
      const count = 2000
      let best = 0
      for (let from = 4000; from + count <= sound.length; from += 4000)
        for (let lag = 0; lag < 8000; lag += 1) {
          let [both, own, other] = [0, 0, 0]
          for (let at = 0; at < count; at += 1) {
            const [x, y] = [sound[from + at] ?? 0, piece[from + at - lag] ?? 0]
            both += x * y
            own += x * x
            other += y * y
          }
          if (own > 0 && other > 0) best = Math.max(best, both / Math.sqrt(own * other))
        }
      return best
    },
    [music, film] as const,
  )
