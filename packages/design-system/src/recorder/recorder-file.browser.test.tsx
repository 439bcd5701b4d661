/** What lies in the finished file: format, duration, index, crop. */
import { describe, expect, it } from 'vitest'
import {
  captureOf,
  difference,
  known,
  lasts,
  onePiece,
  opened,
  plain,
  quarters,
  reaches,
  record,
  start,
} from './bench.fixture.ts'
import { openVideo, type Colour } from './media.fixture.ts'

describe('the file', () => {
  it('R14 R5 with the browser’s own camera: chunks each second, a true duration, windable', async () => {
    const chunks: Blob[] = []
    const store = await opened({}, {}, { onChunk: (chunk) => chunks.push(chunk) })
    store.actions.record()
    // While it records, and not only when it ends; a busy machine is late with the first of them.
    await expect.poll(() => chunks.length, { timeout: 30_000 }).toBeGreaterThanOrEqual(3)
    store.actions.stop()
    await reaches(store, 'review')
    const capture = captureOf(store)
    expect(chunks.length).toBeLessThanOrEqual(Math.ceil(capture.durationMs / 1000) + 1)
    expect(capture).toMatchObject({ kind: 'video', width: 720, height: 1280, mimeType: 'video/webm' })
    const video = await openVideo(capture.blob)
    expect(Math.abs(video.durationMs - capture.durationMs)).toBeLessThan(100)
    expect(Math.abs(video.seekableMs - capture.durationMs)).toBeLessThan(100)
    expect(video).toMatchObject({ width: 720, height: 1280 })
    // What was kept second by second is a whole file too, should the page have crashed.
    const kept = await openVideo(new Blob(chunks, { type: capture.mimeType }))
    expect(kept).toMatchObject({ width: 720, height: 1280 })
    video.close()
    kept.close()
  })

  it('R14 winding shows the right picture', async () => {
    const red: Colour = [220, 30, 30]
    const green: Colour = [30, 200, 40]
    known.show(plain(red))
    const store = await opened()
    store.actions.record()
    await lasts(store, 1000)
    known.show(plain(green))
    await lasts(store, 2000)
    store.actions.stop()
    await reaches(store, 'review')
    const video = await openVideo(captureOf(store).blob)
    expect(difference(await video.at(1700), plain(green))).toBeLessThan(15)
    expect(difference(await video.at(300), plain(red))).toBeLessThan(15)
    video.close()
  })

  it.each([
    ['vertical', 270, 480],
    ['horizontal', 640, 360],
    ['square', 480, 480],
  ] as const)('R14 R7 %s is the centre of the picture in its proportions', async (orientation, width, height) => {
    const store = await opened({ orientation })
    expect(store.getSnapshot().state).toMatchObject({ granted: { width, height } })
    const video = await openVideo((await record(store, onePiece)).blob)
    expect(video).toMatchObject({ width, height })
    expect(difference(await video.at(100), quarters)).toBeLessThan(15)
    video.close()
  })

  it.each([
    ['webm', ['video/webm;codecs=vp8,opus', 'video/webm']],
    ['mp4', ['video/mp4']],
  ] as const)('R4 where the best format is missing the next is written, windable: %s', async (kind, types) => {
    class Older extends MediaRecorder {
      static override isTypeSupported = (type: string) => types.some((known) => known === type)
    }
    const store = await opened({}, { mediaDevices: known.mediaDevices, MediaRecorder: Older })
    const capture = await record(store, 1200)
    expect(capture.mimeType).toBe(`video/${kind}`)
    const video = await openVideo(capture.blob)
    expect(Math.abs(video.durationMs - capture.durationMs)).toBeLessThan(100)
    expect(difference(await video.at(600), quarters)).toBeLessThan(15)
    video.close()
  })

  it('R4 without any format it says so', async () => {
    class None extends MediaRecorder {
      static override isTypeSupported = () => false
    }
    const store = start({}, { mediaDevices: known.mediaDevices, MediaRecorder: None })
    store.actions.open()
    await reaches(store, 'error')
    expect(store.getSnapshot().state).toMatchObject({ reason: 'unsupported' })
    expect(known.streams).toHaveLength(0)
  })

  it('R5 nothing written is no data', async () => {
    class Silent extends MediaRecorder {
      override addEventListener(type: string, listener: EventListenerOrEventListenerObject): void {
        if (type !== 'dataavailable') super.addEventListener(type, listener)
      }
    }
    const store = await opened({}, { mediaDevices: known.mediaDevices, MediaRecorder: Silent })
    store.actions.record()
    await lasts(store, 100)
    store.actions.stop()
    await reaches(store, 'error')
    expect(store.getSnapshot().state).toMatchObject({ reason: 'no-data' })
  })
})
