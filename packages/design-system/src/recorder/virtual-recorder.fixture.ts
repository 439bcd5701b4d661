/**
 * A `MediaRecorder` without a clock: it takes a picture of the canvas at every thirtieth of a second of a manual clock and encodes it with
 * that moment written on it, so that a file is as long as was asked for and holds what was shown when, however slow the machine.
 */
import {
  EncodedAudioPacketSource,
  EncodedPacket,
  EncodedVideoPacketSource,
  Mp4OutputFormat,
  Output,
  StreamTarget,
  WebMOutputFormat,
  type StreamTargetChunk,
} from 'mediabunny'
import type { ManualClock } from './manual-clock.fixture.ts'

const framesPerSecond = 30
/** Seconds between pictures that stand alone. */
const keyEvery = 0.5

interface Encoded<Metadata> {
  readonly packet: EncodedPacket
  readonly metadata: Metadata | undefined
}

/** Seconds of sound in a packet. */
const packet = 0.02

/** All of a sound, in packets of 20 ms. */
async function encodeSound(sound: AudioBuffer): Promise<Encoded<EncodedAudioChunkMetadata>[]> {
  const packets: Encoded<EncodedAudioChunkMetadata>[] = []
  const encoder = new AudioEncoder({
    output: (chunk, metadata) => packets.push({ packet: EncodedPacket.fromEncodedChunk(chunk), metadata }),
    error: (error) => {
      throw error
    },
  })
  const { sampleRate, length } = sound
  encoder.configure({ codec: 'opus', sampleRate, numberOfChannels: 1, bitrate: 96_000 })
  // Handed over in packets: WebKitGTK writes the moment of what it was handed on every packet of it.
  const samples = packet * sampleRate
  for (let from = 0; from < length; from += samples) {
    const part = sound.getChannelData(0).slice(from, from + samples)
    const data = new AudioData({
      format: 'f32-planar',
      sampleRate,
      numberOfFrames: part.length,
      numberOfChannels: 1,
      timestamp: (from / sampleRate) * 1e6,
      data: part,
    })
    encoder.encode(data)
    data.close()
  }
  await encoder.flush()
  encoder.close()
  return packets
}

/** A canvas, picture by picture. */
function pictureEncoder(canvas: HTMLCanvasElement, codec: 'vp8' | 'vp9') {
  let encoded: Encoded<EncodedVideoChunkMetadata> | undefined
  const encoder = new VideoEncoder({
    output: (chunk, metadata) => {
      encoded = { packet: EncodedPacket.fromEncodedChunk(chunk), metadata }
    },
    error: (error) => {
      throw error
    },
  })
  encoder.configure({
    codec: codec === 'vp8' ? 'vp8' : 'vp09.00.10.08',
    width: canvas.width,
    height: canvas.height,
    bitrate: 2_000_000,
    framerate: framesPerSecond,
  })
  return {
    take: async (index: number) => {
      const picture = new VideoFrame(canvas, {
        timestamp: (index * 1e6) / framesPerSecond,
        duration: 1e6 / framesPerSecond,
      })
      encoder.encode(picture, { keyFrame: index % (keyEvery * framesPerSecond) === 0 })
      picture.close()
      await encoder.flush()
      if (!encoded) throw new Error('The encoder left a picture out')
      return encoded
    },
    close: () => encoder.close(),
  }
}

/** A file that grows picture by picture, as a browser writes it: without a duration, and only ever at its end. */
async function growingFile(
  canvas: HTMLCanvasElement,
  mimeType: string,
  sound: AudioBuffer | undefined,
  write: (bytes: Uint8Array<ArrayBuffer>) => void,
) {
  const codec = mimeType.includes('vp8') ? 'vp8' : 'vp9'
  const output = new Output({
    format: mimeType.startsWith('video/mp4')
      ? new Mp4OutputFormat({ fastStart: 'fragmented', minimumFragmentDuration: keyEvery })
      : new WebMOutputFormat({ appendOnly: true }),
    target: new StreamTarget(new WritableStream<StreamTargetChunk>({ write: ({ data }) => write(data) })),
  })
  const pictures = new EncodedVideoPacketSource(codec)
  const sounds = new EncodedAudioPacketSource('opus')
  output.addVideoTrack(pictures)
  if (sound) output.addAudioTrack(sounds)
  await output.start()
  const encoder = pictureEncoder(canvas, codec)
  const waiting = sound ? await encodeSound(sound) : []
  let frames = 0
  return {
    frame: async () => {
      const { packet, metadata } = await encoder.take(frames)
      await pictures.add(packet, metadata)
      frames += 1
      for (;;) {
        const next = waiting[0]
        if (!next || next.packet.timestamp + next.packet.duration > frames / framesPerSecond) return
        waiting.shift()
        await sounds.add(next.packet, next.metadata)
      }
    },
    close: async () => {
      encoder.close()
      await output.finalize()
    },
  }
}

export interface VirtualRecorder {
  /** In the place of the browser's. */
  readonly MediaRecorder: typeof MediaRecorder
  /** Lets time pass, on the clock and in what is being recorded. Waits for a recording that is about to begin: call it after `record`. */
  advance: (ms: number) => Promise<void>
}

/**
 * @param canvas what is recorded, whatever stream of it is given
 * @param heard the sound that belongs to tracks, from the beginning of a recording on
 */
export function virtualRecorder(
  clock: ManualClock,
  canvas: () => HTMLCanvasElement,
  heard: (tracks: readonly MediaStreamTrack[]) => Promise<AudioBuffer | undefined>,
): VirtualRecorder {
  let begun: (recorder: Virtual) => void = () => {}
  const willBegin = () =>
    new Promise<Virtual>((resolve) => {
      begun = resolve
    })
  let recording = willBegin()

  class Virtual extends MediaRecorder {
    readonly #mimeType: string
    #bytes: Uint8Array<ArrayBuffer>[] = []
    #running = false
    #pausedAt: number | undefined
    #startedAt = 0
    #frames = 0
    #pieces = 1
    #pieceMs = Infinity
    #file: ReturnType<typeof growingFile> | undefined

    constructor(stream: MediaStream, { mimeType = 'video/webm' }: MediaRecorderOptions = {}) {
      super(stream)
      this.#mimeType = mimeType
      Object.defineProperty(this, 'state', {
        get: () => (this.#running ? (this.#pausedAt === undefined ? 'recording' : 'paused') : 'inactive'),
      })
    }

    override start(pieceMs = Infinity): void {
      this.#running = true
      this.#pieceMs = pieceMs
      this.#startedAt = clock.now()
      begun(this)
    }

    override pause(): void {
      this.#pausedAt ??= clock.now()
    }

    override resume(): void {
      // As browsers write it: what comes after a pause follows what was before it.
      this.#startedAt += clock.now() - (this.#pausedAt ?? clock.now())
      this.#pausedAt = undefined
    }

    override stop(): void {
      if (!this.#running) return
      this.#running = false
      recording = willBegin()
      void this.#end()
    }

    /** Everything that happens until a moment of the clock, in its order. */
    async until(end: number): Promise<void> {
      // Wired by now: a recorder is started before its music.
      this.#file ??= growingFile(canvas(), this.#mimeType, await heard(this.stream.getAudioTracks()), (bytes) =>
        this.#bytes.push(bytes),
      )
      const file = await this.#file
      while (this.#running) {
        if (this.#pausedAt !== undefined) return clock.advanceTo(end)
        const picture = this.#startedAt + (this.#frames * 1000) / framesPerSecond
        const piece = this.#startedAt + this.#pieces * this.#pieceMs
        const next = Math.min(picture, piece, end)
        clock.advanceTo(next)
        if (next === piece) {
          this.#deliver()
          this.#pieces += 1
        } else if (next === end) return
        else if (this.#running) {
          await file.frame()
          this.#frames += 1
        }
      }
    }

    async #end(): Promise<void> {
      const file = await this.#file
      await file?.close()
      this.#deliver()
      this.dispatchEvent(new Event('stop'))
    }

    #deliver(): void {
      const data = new Blob(this.#bytes, { type: this.#mimeType })
      this.#bytes = []
      this.dispatchEvent(new BlobEvent('dataavailable', { data }))
    }
  }

  return {
    MediaRecorder: Virtual,
    advance: async (ms) => {
      const end = clock.now() + ms
      await (await recording).until(end)
    },
  }
}
