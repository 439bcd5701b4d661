/**
 * `node tests/music/main.ts`: plays the five pieces of the camera and writes them as WebM with Opus, 48 kbit/s, beside the code that
 * offers them. The samples are the same on every machine; the browser that encodes them is the one of the lock file.
 */
import { writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { BufferTarget, EncodedAudioPacketSource, EncodedPacket, Output, WebMOutputFormat } from 'mediabunny'
import { chromium } from 'playwright'
import type { Page } from 'playwright'
import { chromiumArgs, findChromium } from '../browser/chromium.ts'
import { perform, pieces } from './pieces.ts'
import { sampleRate } from './synth.ts'
import type { Sound } from './synth.ts'

const folder = join(
  dirname(fileURLToPath(import.meta.url)),
  '..',
  '..',
  'packages',
  'features',
  'camera',
  'src',
  'music',
)
const bitrate = 48_000

const base64 = (samples: Float32Array) => Buffer.from(samples.buffer).toString('base64')

/** One packet of Opus as the browser gives it: seconds, and bytes as base64. */
type Packet = { timestamp: number; duration: number; bytes: string }
type Encoded = { packets: Packet[]; description: string }

/** Encodes in the page: only browsers have the encoder. */
const encode = (page: Page, { left, right }: Sound): Promise<Encoded> =>
  page.evaluate(
    async ({ sides, sampleRate, bitrate }) => {
      const samplesOf = (text: string) =>
        new Float32Array(Uint8Array.from(atob(text), (letter) => letter.codePointAt(0) ?? 0).buffer)
      const textOf = (bytes: Uint8Array) => btoa(Array.from(bytes, (byte) => String.fromCodePoint(byte)).join(''))
      const channels = sides.map((side) => samplesOf(side))
      const packets: Packet[] = []
      let description = ''
      const encoder = new AudioEncoder({
        output: (chunk, metadata) => {
          const bytes = new Uint8Array(chunk.byteLength)
          chunk.copyTo(bytes)
          packets.push({
            timestamp: chunk.timestamp / 1e6,
            duration: (chunk.duration ?? 0) / 1e6,
            bytes: textOf(bytes),
          })
          const head = metadata?.decoderConfig?.description
          if (head instanceof ArrayBuffer) description = textOf(new Uint8Array(head))
        },
        error: (error) => {
          throw error
        },
      })
      encoder.configure({ codec: 'opus', sampleRate, numberOfChannels: 2, bitrate })
      const [length = 0] = channels.map((channel) => channel.length)
      for (let at = 0; at < length; at += sampleRate) {
        const count = Math.min(sampleRate, length - at)
        const data = new Float32Array(2 * count)
        channels.forEach((channel, index) => data.set(channel.subarray(at, at + count), index * count))
        const frames = { format: 'f32-planar', sampleRate, numberOfFrames: count, numberOfChannels: 2 } as const
        const piece = new AudioData({ ...frames, timestamp: Math.round((at / sampleRate) * 1e6), data })
        encoder.encode(piece)
        piece.close()
      }
      await encoder.flush()
      encoder.close()
      return { packets, description }
    },
    { sides: [base64(left), base64(right)], sampleRate, bitrate },
  )

/** Puts the packets into a file that can be wound. */
async function write({ packets, description }: Encoded): Promise<Buffer> {
  const target = new BufferTarget()
  const output = new Output({ format: new WebMOutputFormat(), target })
  const source = new EncodedAudioPacketSource('opus')
  output.addAudioTrack(source)
  await output.start()
  const decoderConfig = {
    codec: 'opus',
    sampleRate,
    numberOfChannels: 2,
    ...(description === '' ? {} : { description: new Uint8Array(Buffer.from(description, 'base64')) }),
  }
  for (const [index, { timestamp, duration, bytes }] of packets.entries()) {
    const packet = new EncodedPacket(new Uint8Array(Buffer.from(bytes, 'base64')), 'key', timestamp, duration)
    await source.add(packet, index === 0 ? { decoderConfig } : undefined)
  }
  await output.finalize()
  if (!target.buffer) throw new Error('Nothing was written.')
  return Buffer.from(target.buffer)
}

const browser = await chromium.launch({ executablePath: await findChromium(), args: chromiumArgs })
try {
  const page = await browser.newPage()
  // Encoders are for secure pages only; this one is served from memory.
  await page.route('http://localhost/', (route) => route.fulfill({ contentType: 'text/html', body: '<!doctype html>' }))
  await page.goto('http://localhost/')
  for (const name of Object.keys(pieces)) {
    const sound = perform(name)
    const file = await write(await encode(page, sound))
    writeFileSync(join(folder, `${name}.webm`), file)
    console.log(`${name}.webm, ${sound.left.length / sampleRate} s, ${Math.round(file.length / 1000)} kB`)
  }
} finally {
  await browser.close()
}
