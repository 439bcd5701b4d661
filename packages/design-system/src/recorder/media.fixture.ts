/** For tests in a real browser: a camera whose every pixel and tone is known, and what reads finished files. */
import {
  BlobSource,
  BufferTarget,
  EncodedAudioPacketSource,
  EncodedPacketSink,
  Input,
  MP4,
  Output,
  VideoSampleSink,
  WEBM,
  WebMOutputFormat,
} from 'mediabunny'
import { virtualSound, type VirtualSound } from './virtual-sound.fixture.ts'

/** Red, green and blue, 0–255. */
export type Colour = readonly [number, number, number]

/** What is before the camera: four quarters (top left, top right, bottom left, bottom right). */
export type Scene = readonly [Colour, Colour, Colour, Colour]

export interface KnownCamera {
  readonly mediaDevices: MediaDevices
  /** Every stream that was ever handed out. */
  readonly streams: readonly MediaStream[]
  readonly live: () => number
  /** What its microphone hums, for a recorder without a clock. */
  readonly sound: VirtualSound
  show: (scene: Scene) => void
  end: () => void
}

function paint(canvas: HTMLCanvasElement, scene: Scene): void {
  const context = canvas.getContext('2d')
  if (!context) throw new Error('no canvas')
  const { width, height } = canvas
  scene.forEach(([red, green, blue], index) => {
    // By its bytes: the colour is a measure here, not a style.
    const picture = context.createImageData(width / 2, height / 2)
    new Uint32Array(picture.data.buffer).fill(((255 << 24) | (blue << 16) | (green << 8) | red) >>> 0)
    context.putImageData(picture, (index % 2) * (width / 2), Math.floor(index / 2) * (height / 2))
  })
}

/** One for all tests of a page: WebKitGTK lets a page's first ones play, and no later one. */
let shared: AudioContext | undefined

/** A camera of 640×480 that shows a scene, and a microphone that hums one tone. */
export function knownCamera(first: Scene, hz = 300): KnownCamera {
  const canvas = document.createElement('canvas')
  Object.assign(canvas, { width: 640, height: 480 })
  let scene = first
  paint(canvas, scene)
  const timer = setInterval(() => paint(canvas, scene), 40)
  shared ??= new AudioContext()
  const audio = shared
  const tone = audio.createOscillator()
  tone.frequency.value = hz
  const quiet = audio.createGain()
  quiet.gain.value = 0.3
  tone.connect(quiet)
  tone.start()
  const streams: MediaStream[] = []

  function getUserMedia(constraints?: MediaStreamConstraints): Promise<MediaStream> {
    const stream = canvas.captureStream(25)
    if (constraints?.audio !== false && constraints?.audio !== undefined) {
      const destination = audio.createMediaStreamDestination()
      quiet.connect(destination)
      for (const track of destination.stream.getAudioTracks()) stream.addTrack(track)
    }
    streams.push(stream)
    return Promise.resolve(stream)
  }

  return {
    mediaDevices: Object.assign(new EventTarget(), navigator.mediaDevices, {
      getUserMedia,
      enumerateDevices: () => Promise.resolve([]),
      ondevicechange: null,
      getDisplayMedia: getUserMedia,
      getSupportedConstraints: () => ({}),
    }),
    streams,
    live: () => liveTracks(streams),
    sound: virtualSound(audio, hz),
    show: (next) => {
      scene = next
      paint(canvas, scene)
    },
    end: () => {
      clearInterval(timer)
      tone.stop()
      quiet.disconnect()
    },
  }
}

/** Tracks that still hold a device. */
export function liveTracks(streams: readonly MediaStream[]): number {
  return streams.flatMap((stream) => stream.getTracks()).filter(({ readyState }) => readyState === 'live').length
}

/** Mean colours of the four quarters' middles, where neither edges nor vignettes reach. */
export function quartersOf(
  { width, height }: { width: number; height: number },
  draw: (context: CanvasRenderingContext2D) => void,
): Colour[] {
  const canvas = document.createElement('canvas')
  Object.assign(canvas, { width, height })
  const context = canvas.getContext('2d', { willReadFrequently: true })
  if (!context) throw new Error('no canvas')
  draw(context)
  const side = 16
  return [
    [0.3, 0.3],
    [0.7, 0.3],
    [0.3, 0.7],
    [0.7, 0.7],
  ].map(([x = 0, y = 0]) => {
    const { data } = context.getImageData(Math.round(x * width) - 8, Math.round(y * height) - 8, side, side)
    const mean = (channel: number) =>
      data.reduce((sum, value, index) => (index % 4 === channel ? sum + value : sum), 0) / (side * side)
    return [mean(0), mean(1), mean(2)]
  })
}

export interface OpenedVideo {
  readonly durationMs: number
  readonly width: number
  readonly height: number
  readonly seekableMs: number
  /** The quarters' colours of the frame that belongs to a moment: read from the file, whatever a player shows by then. */
  at: (ms: number) => Promise<Colour[]>
  /** The quarters' colours that a player shows when it is wound to a moment. */
  windTo: (ms: number) => Promise<Colour[]>
  close: () => void
}

const once = (target: EventTarget, type: string) =>
  new Promise<void>((resolve, reject) => {
    target.addEventListener(type, () => resolve(), { once: true })
    target.addEventListener('error', () => reject(new Error('unreadable')), { once: true })
  })

/** Resolves with the frame of a moment on the screen; 'seeked' comes before that. */
const presented = (video: HTMLVideoElement, seconds: number) =>
  new Promise<void>((resolve) => {
    const look = () =>
      video.requestVideoFrameCallback((_, { mediaTime }) => (Math.abs(mediaTime - seconds) < 0.05 ? resolve() : look()))
    look()
  })

/** Opens a file as any player would. */
export async function openVideo(blob: Blob): Promise<OpenedVideo> {
  const video = document.createElement('video')
  const url = URL.createObjectURL(blob)
  const ready = once(video, 'loadeddata')
  Object.assign(video, { muted: true, preload: 'auto', src: url })
  await ready
  const size = { width: video.videoWidth, height: video.videoHeight }
  const input = new Input({ source: new BlobSource(blob), formats: [WEBM, MP4] })
  return {
    ...size,
    durationMs: video.duration * 1000,
    seekableMs: video.seekable.length === 0 ? 0 : video.seekable.end(video.seekable.length - 1) * 1000,
    at: async (ms) => {
      const track = await input.getPrimaryVideoTrack()
      // A frame's beginning is written in whole milliseconds.
      const frame = track && (await new VideoSampleSink(track).getSample((ms + 0.5) / 1000))
      if (!frame) throw new Error(`No frame at ${ms} ms`)
      const colours = quartersOf(size, (context) => frame.draw(context, 0, 0))
      frame.close()
      return colours
    },
    windTo: async (ms) => {
      const shown = presented(video, ms / 1000)
      video.currentTime = ms / 1000
      await shown
      return quartersOf(size, (context) => context.drawImage(video, 0, 0))
    },
    close: () => {
      input.dispose()
      video.removeAttribute('src')
      video.load()
      URL.revokeObjectURL(url)
    },
  }
}

export async function openPhoto(blob: Blob): Promise<{ width: number; height: number; quarters: Colour[] }> {
  const picture = await createImageBitmap(blob)
  return {
    width: picture.width,
    height: picture.height,
    quarters: quartersOf(picture, (context) => context.drawImage(picture, 0, 0)),
  }
}

/** The sound of a film as a file of its own: not every engine decodes one that has pictures in it. */
async function soundOf(film: Blob): Promise<ArrayBuffer> {
  const input = new Input({ source: new BlobSource(film), formats: [WEBM, MP4] })
  const target = new BufferTarget()
  const output = new Output({ format: new WebMOutputFormat(), target })
  const sound = new EncodedAudioPacketSource('opus')
  output.addAudioTrack(sound)
  await output.start()
  const track = await input.getPrimaryAudioTrack()
  const decoderConfig = await track?.getDecoderConfig()
  const metadata = decoderConfig ? { decoderConfig } : {}
  if (track) for await (const packet of new EncodedPacketSink(track).packets()) await sound.add(packet, metadata)
  await output.finalize()
  input.dispose()
  return target.buffer ?? new ArrayBuffer(0)
}

/** How loud a tone is in a film, by Goertzel's algorithm: 0 where it is not, about its amplitude where it is. */
export async function loudnessOf(film: Blob): Promise<(hz: number) => number> {
  const sound = await new OfflineAudioContext(1, 1, 48_000).decodeAudioData(await soundOf(film))
  const samples = sound.getChannelData(0)
  return (hz) => {
    const turn = 2 * Math.cos((2 * Math.PI * hz) / sound.sampleRate)
    let [before, last] = [0, 0]
    for (const sample of samples) [before, last] = [last, sample + turn * last - before]
    const power = before * before + last * last - turn * before * last
    return (2 * Math.sqrt(Math.max(0, power))) / samples.length
  }
}

/** A pure tone, in the place of a track. */
export function tone(hz: number, seconds: number): AudioBuffer {
  const buffer = new AudioBuffer({ length: 48_000 * seconds, sampleRate: 48_000 })
  const samples = Float32Array.from({ length: buffer.length }, (_, index) =>
    Math.sin((2 * Math.PI * hz * index) / buffer.sampleRate),
  )
  buffer.copyToChannel(samples, 0)
  return buffer
}
