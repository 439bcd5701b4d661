/** The rest of what is computed: constraints, formats, filters, words. */
import { describe, expect, it } from 'vitest'
import { pickMimeType, recorderFormats } from './recorder.formats.ts'
import { applyFilter, filterIds, filterMatrixValues, filterThumbnailStyle, recorderFilters } from './filters.ts'
import { filterPixels, vignetteLight } from './picture-2d.ts'
import { centreCrop, constraintsFor, pictureSize } from './recorder.constraints.ts'
import { initialSettings, shapeOf, type RecorderSettings } from './recorder.reducer.ts'
import { announcementText, errorText, formatElapsed, recorderWords } from './recorder.words.ts'

const settings = (changes: Partial<RecorderSettings>): RecorderSettings => ({ ...initialSettings, ...changes })

describe('what is asked of the camera (specification 9)', () => {
  it('R7 asks for the size of the shape, 30 pictures a second and at most 60', () => {
    expect(constraintsFor(settings({}))).toEqual({
      video: {
        width: { ideal: 720, max: 1080 },
        height: { ideal: 1280, max: 1920 },
        frameRate: { ideal: 30, max: 60 },
        facingMode: { ideal: 'user' },
      },
      audio: { echoCancellation: true, noiseSuppression: true },
    })
    const video = (changes: Partial<RecorderSettings>) => constraintsFor(settings(changes)).video
    expect(video({ orientation: 'horizontal' })).toMatchObject({ width: { ideal: 1920 }, height: { ideal: 1080 } })
    expect(video({ orientation: 'square' })).toMatchObject({ width: { ideal: 1080 }, height: { ideal: 1080 } })
    expect(video({ facing: 'environment' })).toMatchObject({ facingMode: { ideal: 'environment' } })
    expect(video({ deviceId: 'b' })).toMatchObject({ deviceId: { exact: 'b' } })
    expect(constraintsFor(settings({}), { width: 1280, height: 720 }).video).toMatchObject({
      width: { ideal: 1280 },
      height: { ideal: 720 },
    })
  })

  it('specification 5: the simple recorder asks for 1280×720 with sound, and writes WebM with VP9 where it can', () => {
    const asked = constraintsFor(settings({}), { width: 1280, height: 720 })
    expect(asked.video).toMatchObject({ width: { ideal: 1280 }, height: { ideal: 720 } })
    expect(asked.audio).not.toBe(false)
    expect(pickMimeType(() => true)).toBe('video/webm;codecs=vp9,opus')
  })

  it('asks for the microphone that was chosen, and is content with another', () => {
    expect(constraintsFor(settings({ microphoneId: 'desk' })).audio).toMatchObject({ deviceId: { ideal: 'desk' } })
    expect(constraintsFor(settings({})).audio).not.toHaveProperty('deviceId')
  })

  it('R1 asks for no microphone where no sound is recorded', () => {
    expect(constraintsFor(settings({ mode: 'photo' })).audio).toBe(false)
  })

  it('offers the orientation to videos only', () => {
    const shape = (mode: RecorderSettings['mode']) => shapeOf(settings({ mode, orientation: 'square' }))
    expect((['video', 'photo', 'both'] as const).map(shape)).toEqual(['square', 'vertical', 'vertical'])
  })
})

describe('crop', () => {
  it('R11 keeps the centre in the wanted proportions', () => {
    expect(centreCrop({ width: 1280, height: 720 }, { width: 1, height: 1 })).toEqual({
      x: 280,
      y: 0,
      width: 720,
      height: 720,
    })
    expect(centreCrop({ width: 720, height: 1280 }, { width: 16, height: 9 })).toEqual({
      x: 0,
      y: 437.5,
      width: 720,
      height: 405,
    })
  })

  it('R11 never blows a picture up, never exceeds the maximum, and has even sides', () => {
    const size = (changes: Partial<RecorderSettings>, width: number, height: number) =>
      pictureSize(settings(changes), { width, height })
    expect(size({}, 1280, 720)).toEqual({ width: 406, height: 720 })
    expect(size({}, 2160, 3840)).toEqual({ width: 1080, height: 1920 })
    expect(size({ orientation: 'horizontal' }, 3840, 2160)).toEqual({ width: 1920, height: 1080 })
    expect(size({ orientation: 'square' }, 641, 481)).toEqual({ width: 482, height: 482 })
    expect(pictureSize(settings({}), { width: 1920, height: 1080 }, { width: 1280, height: 720 })).toEqual({
      width: 1280,
      height: 720,
    })
  })
})

describe('R4 file formats', () => {
  const all = ['video/webm;codecs=vp9,opus', 'video/webm;codecs=vp8,opus', 'video/webm', 'video/mp4']

  it('R4 takes the best that the browser writes: VP9, VP8, WebM, MP4', () => {
    for (const [first, type] of all.entries()) {
      expect(pickMimeType((asked) => all.indexOf(asked) >= first)).toBe(type)
    }
    expect(pickMimeType(() => false)).toBeUndefined()
  })

  it('R4 takes MP4 with H.264 first where that is asked for, and anything called MP4 last', () => {
    expect(pickMimeType(() => true, recorderFormats.mp4First)).toMatch(/^video\/mp4.*avc1/)
    expect(pickMimeType((type) => !type.includes('avc1'), recorderFormats.mp4First)).toMatch(/vp9/)
    expect(pickMimeType((type) => type === 'video/mp4', recorderFormats.mp4First)).toBe('video/mp4')
  })

  it('R4 says the specification’s sentence where there is none', () => {
    expect(errorText({ reason: 'unsupported' })).toEqual({
      title: 'Recording Not Supported',
      text: "Your browser doesn't support video recording.",
    })
  })
})

describe('R12 filters', () => {
  const colours = [
    [0, 0, 0],
    [255, 255, 255],
    [200, 120, 40],
    [12, 90, 230],
  ] as const

  it('R12 are six, once, and original changes nothing', () => {
    expect(filterIds).toEqual(Object.keys(recorderFilters))
    for (const colour of colours) {
      applyFilter('original', colour).forEach((value, index) => expect(value).toBeCloseTo(colour[index] ?? 0, 6))
    }
    expect(filterThumbnailStyle('original', 'x')).toEqual({ filter: 'none' })
    expect(filterThumbnailStyle('warm', 'x')).toEqual({ filter: 'url(#x-warm)' })
    for (const id of filterIds) expect(filterMatrixValues(id).split(' ')).toHaveLength(20)
  })

  it('R12 do what they are called', () => {
    const [, , colour] = colours
    const [red, , blue] = applyFilter('warm', [128, 128, 128])
    expect(red).toBeGreaterThan(blue + 20)
    const [coolRed, , coolBlue] = applyFilter('cool', [128, 128, 128])
    expect(coolBlue).toBeGreaterThan(coolRed + 20)
    const spread = (of: readonly number[]) => Math.max(...of) - Math.min(...of)
    expect(spread(applyFilter('vibrant', colour))).toBeGreaterThan(spread(colour))
    expect(spread(applyFilter('vintage', colour))).toBeLessThan(spread(colour))
  })

  it('R12 draw the same without WebGL: pixels in memory go through the same numbers', () => {
    for (const id of filterIds) {
      const data = new Uint8ClampedArray(colours.flatMap(([red, green, blue]) => [red, green, blue, 255]))
      filterPixels(data, id, undefined)
      colours.forEach((colour, index) => {
        applyFilter(id, colour).forEach((value, channel) =>
          expect(Math.abs((data[index * 4 + channel] ?? 0) - value)).toBeLessThanOrEqual(0.5),
        )
      })
    }
  })

  it('R12 darken towards the corners only', () => {
    const light = vignetteLight(90, 160, 0.4)
    expect(light[80 * 90 + 45]).toBe(1)
    expect(light[0]).toBeLessThan(0.63)
    expect(light[0]).toBeGreaterThanOrEqual(0.6 - 1e-6)
  })
})

describe('words', () => {
  it('R5 and specification 8: each error has its title and text', () => {
    const text = (reason: Parameters<typeof errorText>[0]['reason'], detail?: string) =>
      Object.values(errorText({ reason, detail }))
    expect(text('denied')).toEqual(['Camera Access Error', 'Unable to access your camera. Please check permissions.'])
    expect(text('no-data')).toEqual(['Recording Failed', 'No video data was captured'])
    expect(text('failed', 'disk full')).toEqual(['Recording Failed', 'Unable to start recording: disk full'])
    expect(text('failed')).toEqual(['Recording Error', 'Unable to start recording. Please try again.'])
    expect(text('not-found')[0]).toBe('No Camera Stream')
  })

  it('R6 writes mm:ss', () => {
    expect([0, 999, 1000, 61_500, 3_599_999, 6_000_000].map(formatElapsed)).toEqual([
      '00:00',
      '00:00',
      '00:01',
      '01:01',
      '59:59',
      '100:00',
    ])
  })

  it('R10 speaks lengths as words', () => {
    expect(announcementText({ kind: 'elapsed', seconds: 30 })).toBe('30 seconds recorded')
    expect(announcementText({ kind: 'stopped', seconds: 61 })).toBe('Recording stopped at 1 minute 1 second')
    expect(announcementText({ kind: 'countdown', seconds: 3 })).toBe('3')
    expect(announcementText({ kind: 'error', reason: 'denied', detail: undefined })).toBe(
      'Camera Access Error. Unable to access your camera. Please check permissions.',
    )
    expect(recorderWords.english.spokenDuration(120)).toBe('2 minutes')
  })
})
