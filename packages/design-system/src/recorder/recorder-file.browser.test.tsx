/** What lies in the finished file: format, duration, index, crop. */
import { describe, expect, it } from 'vitest'
import { needs } from '../../test/emulation.ts'
import { writes } from './abilities.fixture.ts'
import {
  captureOf,
  difference,
  known,
  opened,
  plain,
  quarters,
  reaches,
  record,
  show,
  start,
  startReal,
  setUpBench,
  virtual,
} from './bench.fixture.ts'
import { openVideo, type Colour } from './media.fixture.ts'

setUpBench()

/** Milliseconds: the longest of a picture and of a packet of sound, by which either may be longer than the other. */
const frame = 34

describe('the file', () => {
  it('R14 R5 a piece each second, a true duration, windable; and the pieces are the file', async () => {
    const chunks: Blob[] = []
    const store = await opened({}, {}, { onChunk: (chunk) => chunks.push(chunk) })
    store.actions.record()
    await virtual.advance(999)
    expect(chunks).toHaveLength(0)
    await virtual.advance(1)
    expect(chunks).toHaveLength(1)
    await virtual.advance(1500)
    expect(chunks).toHaveLength(2)
    store.actions.stop()
    await reaches(store, 'review')
    expect(chunks).toHaveLength(3)
    const capture = captureOf(store)
    // The first of the formats that the engine says it records.
    const mimeType = MediaRecorder.isTypeSupported('video/webm') ? 'video/webm' : 'video/mp4'
    expect(capture).toMatchObject({ kind: 'video', width: 270, height: 480, mimeType })
    expect(Math.abs(capture.durationMs - 2500)).toBeLessThan(frame)
    const video = await openVideo(capture.blob)
    expect(Math.abs(video.durationMs - 2500)).toBeLessThan(frame)
    expect(Math.abs(video.seekableMs - 2500)).toBeLessThan(frame)
    expect(video).toMatchObject({ width: 270, height: 480 })
    // What was kept second by second is a whole file too, should the page have crashed.
    const kept = await openVideo(new Blob(chunks, { type: capture.mimeType }))
    expect(kept).toMatchObject({ width: 270, height: 480 })
    expect(difference(await kept.at(2400), quarters)).toBeLessThan(15)
    const crashed = await openVideo(new Blob(chunks.slice(0, 2), { type: capture.mimeType }))
    expect(difference(await crashed.at(1900), quarters)).toBeLessThan(15)
    for (const each of [video, kept, crashed]) each.close()
  })

  it('R14 winding shows the right picture', async () => {
    const red: Colour = [220, 30, 30]
    const green: Colour = [30, 200, 40]
    const store = await opened()
    await show(store, plain(red))
    store.actions.record()
    await virtual.advance(1000)
    await show(store, plain(green))
    await virtual.advance(1000)
    store.actions.stop()
    await reaches(store, 'review')
    const video = await openVideo(captureOf(store).blob)
    expect(difference(await video.windTo(1700), plain(green))).toBeLessThan(15)
    expect(difference(await video.windTo(300), plain(red))).toBeLessThan(15)
    // The thirtieth picture is the last of the first second.
    expect(difference(await video.at(967), plain(red))).toBeLessThan(15)
    expect(difference(await video.at(1000), plain(green))).toBeLessThan(15)
    video.close()
  })

  it('R14 a pause leaves no hole: what comes after it follows what was before, windable', async () => {
    const red: Colour = [220, 30, 30]
    const green: Colour = [30, 200, 40]
    const store = await opened()
    await show(store, plain(red))
    store.actions.record()
    await virtual.advance(1000)
    store.actions.pause()
    await virtual.advance(3000)
    await show(store, plain(green))
    store.actions.resume()
    await virtual.advance(1000)
    store.actions.stop()
    await reaches(store, 'review')
    const capture = captureOf(store)
    expect(Math.abs(capture.durationMs - 2000)).toBeLessThan(frame)
    const video = await openVideo(capture.blob)
    expect(Math.abs(video.durationMs - 2000)).toBeLessThan(frame)
    expect(difference(await video.windTo(1700), plain(green))).toBeLessThan(15)
    expect(difference(await video.windTo(300), plain(red))).toBeLessThan(15)
    video.close()
  })

  it.each([
    ['vertical', 270, 480],
    ['horizontal', 640, 360],
    ['square', 480, 480],
  ] as const)('R14 R7 %s is the centre of the picture in its proportions', async (orientation, width, height) => {
    const store = await opened({ orientation })
    expect(store.getSnapshot().state).toMatchObject({ granted: { width, height } })
    const video = await openVideo((await record(store, 200)).blob)
    expect(video).toMatchObject({ width, height })
    expect(difference(await video.at(100), quarters)).toBeLessThan(15)
    video.close()
  })

  it.each([
    ['webm', ['video/webm;codecs=vp8,opus', 'video/webm']],
    ['mp4', ['video/mp4']],
  ] as const)('R4 where the best format is missing the next is written, windable: %s', async (kind, types) => {
    class Older extends virtual.MediaRecorder {
      static override isTypeSupported = (type: string) => types.some((known) => known === type)
    }
    const store = await opened({}, { MediaRecorder: Older })
    const capture = await record(store, 1200)
    expect(capture.mimeType).toBe(`video/${kind}`)
    expect(Math.abs(capture.durationMs - 1200)).toBeLessThan(frame)
    const video = await openVideo(capture.blob)
    expect(Math.abs(video.durationMs - 1200)).toBeLessThan(frame)
    expect(difference(await video.at(600), quarters)).toBeLessThan(15)
    video.close()
  })

  it('writes what the driver is told to: the order of formats, and the bits of a second', async () => {
    const asked: (MediaRecorderOptions | undefined)[] = []
    class Noted extends virtual.MediaRecorder {
      static override isTypeSupported = (type: string) => type === 'video/webm' || type === 'video/mp4'
      constructor(stream: MediaStream, options?: MediaRecorderOptions) {
        super(stream, options)
        asked.push(options)
      }
    }
    const told = { formats: ['video/mp4', 'video/webm'], videoBitsPerSecond: 500_000, audioBitsPerSecond: 64_000 }
    const { mimeType } = await record(await opened({}, { MediaRecorder: Noted, ...told }), 200)
    expect(mimeType).toBe('video/mp4')
    expect(asked).toEqual([{ mimeType: 'video/mp4', videoBitsPerSecond: 500_000, audioBitsPerSecond: 64_000 }])
  })

  it('R4 without any format it says so', async () => {
    class None extends MediaRecorder {
      static override isTypeSupported = () => false
    }
    const store = start({}, { MediaRecorder: None })
    store.actions.open()
    await reaches(store, 'error')
    expect(store.getSnapshot().state).toMatchObject({ reason: 'unsupported' })
    expect(known.streams).toHaveLength(0)
  })

  it('R5 nothing written is no data', async () => {
    class Silent extends virtual.MediaRecorder {
      override addEventListener(type: string, listener: EventListenerOrEventListenerObject): void {
        if (type !== 'dataavailable') super.addEventListener(type, listener)
      }
    }
    const store = await opened({}, { MediaRecorder: Silent })
    store.actions.record()
    await virtual.advance(100)
    store.actions.stop()
    await reaches(store, 'error')
    expect(store.getSnapshot().state).toMatchObject({ reason: 'no-data' })
  })
})

/** How long these take, and what is in them, is the machine's; that a player can open them is ours. */
describe('the browser’s own recorder', () => {
  class OnlyMp4 extends MediaRecorder {
    static override isTypeSupported = (type: string) => type === 'video/mp4'
  }

  it.each([
    ['webm', MediaRecorder],
    ['mp4', OnlyMp4],
  ] as const)(
    'R14 with the browser’s own camera: a file that plays and can be wound, of the right size: %s',
    async (kind, Recorder) => {
      needs(`recording of ${kind}`, await writes(`video/${kind}`))
      let pieces = 0
      const store = startReal({ MediaRecorder: Recorder }, { onChunk: () => (pieces += 1) })
      store.actions.open()
      await reaches(store, 'preview')
      store.actions.record()
      // While it records, and not only when it ends.
      await expect.poll(() => pieces).toBeGreaterThan(0)
      store.actions.stop()
      await reaches(store, 'review')
      const { blob, ...capture } = captureOf(store)
      expect(capture).toMatchObject({ kind: 'video', width: 720, height: 1280, mimeType: `video/${kind}` })
      expect(capture.durationMs).toBeGreaterThan(0)
      const video = await openVideo(blob)
      expect(video).toMatchObject({ width: 720, height: 1280 })
      expect(video.durationMs).toBeGreaterThan(0)
      expect(video.seekableMs).toBeGreaterThan(0)
      video.close()
    },
  )

  it('R5 a browser that says that it records and writes nothing is found out: there is a film, or it says that there is none', async () => {
    const said = ['video/webm', 'video/mp4'].find((type) => MediaRecorder.isTypeSupported(type))
    needs('MediaRecorder', said !== undefined)
    const store = startReal()
    store.actions.open()
    await reaches(store, 'preview')
    store.actions.record()
    await reaches(store, 'recording')
    // Thirty pictures long.
    const isHonest = await writes(said ?? '')
    store.actions.stop()
    await expect
      .poll(() => store.getSnapshot().state)
      .toMatchObject(isHonest ? { status: 'review' } : { status: 'error', reason: 'no-data' })
  })
})
