/** What is seen and heard is in the file: mirror, filters, music, cut. */
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { needs } from '../../test/emulation.ts'
import { takesPicturesOfWebGL } from './abilities.fixture.ts'
import {
  canvasWith,
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
  status,
  setUpBench,
  virtual,
} from './bench.fixture.ts'
import { applyFilter, filterIds } from './filters.ts'
import { loudnessOf, openPhoto, openVideo, tone, type Colour } from './media.fixture.ts'
import { canTrim, coverAt, trimRecording } from './trim.ts'

setUpBench()

/** `requestVideoFrameCallback` is newer than the oldest browsers of our floor. */
function withoutFrameCallbacks(): void {
  const name = 'requestVideoFrameCallback'
  const kept = Object.getOwnPropertyDescriptor(HTMLVideoElement.prototype, name)
  Reflect.deleteProperty(HTMLVideoElement.prototype, name)
  onTestFinished(() => {
    if (kept) Object.defineProperty(HTMLVideoElement.prototype, name, kept)
  })
}

describe('what is seen is what is posted', () => {
  it('R11 the front camera is a mirror in the preview and not in the file', async () => {
    const host = document.createElement('div')
    document.body.append(host)
    const store = start()
    store.preview(host)
    store.actions.open()
    await reaches(store, 'preview')
    const canvas = host.querySelector('canvas')
    expect(canvas).not.toBeNull()
    expect(canvas && new DOMMatrix(getComputedStyle(canvas).transform).a).toBe(-1)
    const video = await openVideo((await record(store, 500)).blob)
    expect(difference(await video.at(100), quarters)).toBeLessThan(15)
    video.close()
    expect(host.querySelector('canvas')).toBeNull()
  })

  it('R11 the rear camera is no mirror', async () => {
    const host = document.createElement('div')
    document.body.append(host)
    const store = start({ facing: 'environment' })
    store.preview(host)
    store.actions.open()
    await reaches(store, 'preview')
    expect(host.querySelector('canvas')?.style.transform).toBe('')
  })

  it.each(filterIds)('R12 %s is in the photo, drawn with WebGL and without', async (filter) => {
    const expected = quarters.map((colour) => applyFilter(filter, colour))
    for (const createCanvas of [canvasWith(true), canvasWith(false)]) {
      const store = await opened({ mode: 'photo', filter }, { createCanvas })
      store.actions.takePhoto()
      await reaches(store, 'review')
      const capture = captureOf(store)
      expect(capture).toMatchObject({ kind: 'photo', mimeType: 'image/jpeg', width: 270, height: 480 })
      const photo = await openPhoto(capture.blob)
      expect(photo).toMatchObject({ width: 270, height: 480 })
      expect(difference(photo.quarters, expected)).toBeLessThan(9)
    }
  })

  it('R12 WebGL draws where there is one', async () => {
    needs('WebGL 2', canvasWith(true)().getContext('webgl2') !== null)
    const canvas = canvasWith(true)()
    const store = await opened({ filter: 'warm' }, { createCanvas: () => canvas })
    expect(status(store)).toBe('preview')
    // A canvas has one kind of context for life.
    expect(canvas.getContext('2d')).toBeNull()
    expect(canvas.getContext('webgl2')).not.toBeNull()
  })

  it('R12 what the processor would compute is drawn on the 2D canvas', async () => {
    const canvas = document.createElement('canvas')
    await opened({ filter: 'warm' }, { createCanvas: () => canvas })
    const isComputed =
      document.createElement('canvas').getContext('webgl2', { failIfMajorPerformanceCaveat: true }) === null
    expect(canvas.getContext('2d') !== null).toBe(isComputed)
  })

  it.each([
    ['vintage', true],
    ['cool', true],
    ['cool', false],
  ] as const)('R12 %s is in the file, with WebGL: %s', async (filter, webgl) => {
    if (webgl) needs('picture of a WebGL canvas', takesPicturesOfWebGL())
    const store = await opened({ filter }, { createCanvas: canvasWith(webgl) })
    const video = await openVideo((await record(store, 500)).blob)
    expect(
      difference(
        await video.at(300),
        quarters.map((colour) => applyFilter(filter, colour)),
      ),
    ).toBeLessThan(15)
    video.close()
  })

  it('R12 a filter chosen while recording is in the file from then on', async () => {
    const store = await opened()
    store.actions.record()
    await virtual.advance(500)
    store.actions.setFilter('dramatic')
    await virtual.advance(500)
    store.actions.stop()
    await reaches(store, 'review')
    const video = await openVideo(captureOf(store).blob)
    const dramatic = quarters.map((colour) => applyFilter('dramatic', colour))
    expect(difference(await video.at(467), quarters)).toBeLessThan(15)
    expect(difference(await video.at(500), dramatic)).toBeLessThan(15)
    video.close()
  })

  it('follows the camera and finds its covers where a video tells nothing of its frames (Firefox before 132)', async () => {
    const red: Colour = [220, 30, 30]
    withoutFrameCallbacks()
    const store = await opened()
    store.actions.record()
    await virtual.advance(1000)
    await show(store, plain(red))
    await virtual.advance(1000)
    store.actions.stop()
    await reaches(store, 'review')
    const { blob } = captureOf(store)
    expect(difference((await openPhoto(await coverAt(blob, 300))).quarters, quarters)).toBeLessThan(15)
    expect(difference((await openPhoto(await coverAt(blob, 1700))).quarters, plain(red))).toBeLessThan(15)
  })

  it('R12 the corners darken with the vignette', async () => {
    const store = await opened({ mode: 'photo', filter: 'dramatic' })
    await show(store, plain([180, 180, 180]))
    store.actions.takePhoto()
    await reaches(store, 'review')
    const picture = await createImageBitmap(captureOf(store).blob)
    const canvas = document.createElement('canvas')
    Object.assign(canvas, { width: picture.width, height: picture.height })
    const context = canvas.getContext('2d')
    context?.drawImage(picture, 0, 0)
    const red = (x: number, y: number) => context?.getImageData(x, y, 1, 1).data[0] ?? 0
    const [middle, corner] = [red(picture.width / 2, picture.height / 2), red(2, 2)]
    expect(corner / middle).toBeGreaterThan(0.5)
    expect(corner / middle).toBeLessThan(0.62)
  })

  it('R12 the chosen track is in the sound, with the voice', async () => {
    const tracks = [{ id: 'tone', source: tone(880, 3) }]
    const store = await opened({ track: 'tone' }, {}, { tracks })
    const loudness = await loudnessOf((await record(store, 1000)).blob)
    expect(loudness(880)).toBeGreaterThan(0.3)
    expect(loudness(300)).toBeGreaterThan(0.1)
    expect(loudness(610)).toBeLessThan(0.02)
  })

  it('R12 a track behind an address is fetched and decoded', async () => {
    const source = URL.createObjectURL(wave(tone(880, 1)))
    const store = await opened({ track: 'tone' }, {}, { tracks: [{ id: 'tone', source }] })
    const loudness = await loudnessOf((await record(store, 1000)).blob)
    expect(loudness(880)).toBeGreaterThan(0.3)
    URL.revokeObjectURL(source)
  })

  it('R12 without a track only the voice sounds', async () => {
    const store = await opened()
    const loudness = await loudnessOf((await record(store, 500)).blob)
    expect(loudness(300)).toBeGreaterThan(0.1)
    expect(loudness(880)).toBeLessThan(0.02)
  })

  it('R12 a track that cannot be had is an error and no silent film', async () => {
    const broken = await opened(
      { track: 'gone' },
      {},
      {
        tracks: [{ id: 'gone', source: URL.createObjectURL(new Blob(['no sound'])) }],
      },
    )
    broken.actions.record()
    await reaches(broken, 'error')
    expect(known.live()).toBe(0)
  })

  it('R12 music belongs to no mode that takes photos', async () => {
    const store = await opened(
      { mode: 'both', track: 'tone' },
      {},
      {
        tracks: [{ id: 'tone', source: tone(880, 3) }],
      },
    )
    const loudness = await loudnessOf((await record(store, 500)).blob)
    expect(loudness(880)).toBeLessThan(0.02)
  })

  it('gives the thumbnails the picture without the filter, mirrored as the preview', async () => {
    const store = await opened({ orientation: 'square', filter: 'dramatic' })
    const target = document.createElement('canvas')
    Object.assign(target, { width: 53, height: 64 })
    expect(store.sample(target)).toBe(true)
    const context = target.getContext('2d')
    const at = (x: number) => Array.from(context?.getImageData(x, 16, 1, 1).data ?? []).slice(0, 3)
    expect(at(13)).toEqual(quarters[1])
    expect(at(40)).toEqual(quarters[0])
    store.actions.close()
    expect(store.sample(target)).toBe(false)
  })

  it('hears the microphone', async () => {
    const store = startReal({ mediaDevices: known.mediaDevices })
    // Sound begins with a press, as every use of it does.
    const press = document.createElement('button')
    press.addEventListener('click', () => store.actions.open())
    document.body.append(press)
    await userEvent.click(press)
    press.remove()
    await reaches(store, 'preview')
    const stop = store.level.subscribe(() => {})
    await expect.poll(() => store.level.getSnapshot()).toBeGreaterThan(0.5)
    stop()
  })
})

describe('review', () => {
  it('cuts to what is wanted, leaves nothing of the rest in, and finds a cover', async () => {
    const before: Colour = [220, 30, 30]
    const wanted: Colour = [30, 60, 210]
    const store = await opened()
    await show(store, plain(before))
    store.actions.record()
    await virtual.advance(1000)
    await show(store, plain(wanted))
    await virtual.advance(1000)
    store.actions.stop()
    await reaches(store, 'review')
    const { blob } = captureOf(store)
    const part = await trimRecording(blob, 1000, 1700)
    expect(Math.abs(part.durationMs - 700)).toBeLessThan(34)
    const video = await openVideo(part.blob)
    expect(difference(await video.at(0), plain(wanted))).toBeLessThan(15)
    expect(difference(await video.at(650), plain(wanted))).toBeLessThan(15)
    expect(Math.abs(video.durationMs - part.durationMs)).toBeLessThan(34)
    video.close()
    const cover = await openPhoto(await coverAt(blob, 300, 135))
    expect(cover).toMatchObject({ width: 135, height: 240 })
    expect(difference(cover.quarters, plain(before))).toBeLessThan(15)
    // The very beginning is what a member gets who chooses none.
    expect(difference((await openPhoto(await coverAt(blob, 0, 135))).quarters, plain(before))).toBeLessThan(15)
    await expect(coverAt(new Blob(['no film'], { type: 'video/webm' }), 0)).rejects.toThrow('cannot be read')
    await expect(trimRecording(blob, 500, 500)).rejects.toThrow(RangeError)
  })

  it('knows whether this browser can cut this video', async () => {
    const { AudioBufferSource, BufferTarget, CanvasSource, Output, WebMOutputFormat } = await import('mediabunny')
    const target = new BufferTarget()
    const output = new Output({ format: new WebMOutputFormat(), target })
    const canvas = document.createElement('canvas')
    canvas.getContext('2d')
    const picture = new CanvasSource(canvas, { codec: 'vp8', bitrate: 100_000 })
    const sound = new AudioBufferSource({ codec: 'opus', bitrate: 64_000 })
    output.addVideoTrack(picture)
    output.addAudioTrack(sound)
    await output.start()
    // Two pictures: WebKitGTK gives a single one no length.
    await picture.add(0, 0.5)
    await picture.add(0.5, 0.5)
    await sound.add(new AudioBuffer({ length: 48_000, sampleRate: 48_000 }))
    await output.finalize()
    const blob = new Blob([target.buffer ?? new ArrayBuffer(0)], { type: 'video/webm' })
    expect(await canTrim(blob)).toBe(true)
    expect(await canTrim(new Blob(['no film'], { type: 'video/webm' }))).toBe(false)
    // There are browsers with an encoder for pictures only.
    vi.stubGlobal('AudioEncoder', undefined)
    expect(await canTrim(blob)).toBe(false)
    vi.unstubAllGlobals()
    vi.stubGlobal('VideoEncoder', undefined)
    expect(await canTrim(blob)).toBe(false)
  })
})

/** A WAV file, 16 bits, one channel. */
function wave(sound: AudioBuffer): Blob {
  const samples = Int16Array.from(sound.getChannelData(0), (sample) => sample * 32_767)
  const head = new DataView(new ArrayBuffer(44))
  const text = (at: number, word: string) =>
    new TextEncoder().encode(word).forEach((letter, index) => head.setUint8(at + index, letter))
  text(0, 'RIFF')
  head.setUint32(4, 36 + samples.byteLength, true)
  text(8, 'WAVEfmt ')
  head.setUint32(16, 16, true)
  head.setUint16(20, 1, true)
  head.setUint16(22, 1, true)
  head.setUint32(24, sound.sampleRate, true)
  head.setUint32(28, sound.sampleRate * 2, true)
  head.setUint16(32, 2, true)
  head.setUint16(34, 16, true)
  text(36, 'data')
  head.setUint32(40, samples.byteLength, true)
  return new Blob([head, samples], { type: 'audio/wav' })
}
