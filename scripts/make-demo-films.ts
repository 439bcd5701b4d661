/**
 * `node scripts/make-demo-films.ts [name …]`: makes the films of the demo set and their stills, once, into `packages/demo/films`.
 * The scenes are the demo's own drawings, what moves is drawn over them, the sound is synthesised: nothing is anybody else's. A browser
 * encodes (VP9 and Opus), because Node cannot.
 */
import { createServer } from 'node:http'
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import {
  BufferTarget,
  EncodedAudioPacketSource,
  EncodedPacket,
  EncodedVideoPacketSource,
  Output,
  WebMOutputFormat,
} from 'mediabunny'
import { chromium } from 'playwright'
import { filmFolder, films, filmSize } from '../packages/demo/src/films.ts'
import type { DemoFilm } from '../packages/demo/src/films.ts'
import { drawPicture } from '../packages/painter/src/illustrations/index.ts'
import { chromiumArgs, findChromium } from '../tests/browser/chromium.ts'
import { encodeFilm } from './demo-film-page.ts'

mkdirSync(filmFolder, { recursive: true })

// A page that may encode has to come from a server of this machine.
const server = createServer((_, response) => response.setHeader('content-type', 'text/html').end('<!doctype html>'))
await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
const address = server.address()
const port = typeof address === 'object' && address !== null ? address.port : 0

const browser = await chromium.launch({ executablePath: await findChromium(), args: chromiumArgs })
const page = await browser.newPage()
await page.goto(`http://localhost:${port}/`)

const { width, height, rate } = filmSize
const asked = process.argv.slice(2)
for (const film of films as readonly DemoFilm[]) {
  if (asked.length > 0 && !asked.includes(film.file)) continue
  const { scene, seed, effect, sound, seconds } = film
  // Larger than the film, so that there is room to move in.
  const svg = drawPicture({ scene, seed, width: Math.round(width * 1.2), height: Math.round(height * 1.2) })
  const { packets, sounds, description, still } = await page.evaluate(encodeFilm, {
    svg,
    effect,
    sound,
    seconds,
    seed,
    width,
    height,
    rate,
  })
  const bytes = (text: string) => Uint8Array.from(Buffer.from(text, 'base64'))
  const output = new Output({ format: new WebMOutputFormat(), target: new BufferTarget() })
  const video = new EncodedVideoPacketSource('vp9')
  const audio = new EncodedAudioPacketSource('opus')
  output.addVideoTrack(video, { frameRate: rate })
  output.addAudioTrack(audio)
  await output.start()
  for (const [index, { data, type, time, duration }] of packets.entries())
    await video.add(
      new EncodedPacket(bytes(data), type, time / 1e6, duration / 1e6),
      index === 0 ? { decoderConfig: { codec: 'vp09.00.30.08', codedWidth: width, codedHeight: height } } : undefined,
    )
  for (const [index, { data, time, duration }] of sounds.entries())
    await audio.add(
      new EncodedPacket(bytes(data), 'key', time / 1e6, duration / 1e6),
      index === 0
        ? {
            decoderConfig: {
              codec: 'opus',
              sampleRate: 48_000,
              numberOfChannels: 1,
              ...(description !== null && { description: bytes(description) }),
            },
          }
        : undefined,
    )
  await output.finalize()
  const { buffer } = output.target
  if (buffer === null) throw new Error(`${film.file} came to nothing.`)
  writeFileSync(join(filmFolder, `${film.file}.webm`), new Uint8Array(buffer))
  writeFileSync(join(filmFolder, `${film.file}.webp`), bytes(still))
  console.log(`${film.file}: ${Math.round(buffer.byteLength / 1024)} KiB`)
}
await browser.close()
server.close()
