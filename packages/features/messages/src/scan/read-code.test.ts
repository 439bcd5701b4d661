import { encode } from 'uqr'
import { afterEach, expect, test, vi } from 'vitest'
import { openCodeReader } from './read-code.ts'

afterEach(() => vi.unstubAllGlobals())

const text = `skein-safety-1:${'12345'.repeat(12)}`
/** What a reader is handed; the pixels come from the canvas below. */
const picture = { width: 400, height: 400 }

/** A code as pixels, four a module. */
function pixelsOf(words: string): { width: number; height: number; data: Uint8ClampedArray } {
  const { data: modules, size } = encode(words, { ecc: 'M', border: 4 })
  const side = size * 4
  const data = new Uint8ClampedArray(side * side * 4).fill(255)
  for (let y = 0; y < side; y += 1)
    for (let x = 0; x < side; x += 1)
      if (modules[y >> 2]?.[x >> 2]) data.fill(0, (y * side + x) * 4, (y * side + x) * 4 + 3)
  return { width: side, height: side, data }
}

/** A browser as far as the reader needs one; any class will do for videos, which no picture here is. */
function stubCanvas(pixels: unknown): void {
  const context = { drawImage: () => {}, getImageData: () => pixels }
  vi.stubGlobal('HTMLVideoElement', Blob)
  vi.stubGlobal('document', { createElement: () => ({ getContext: () => context }) })
}

function stubPlatform(formats: () => Promise<string[]>, detect: () => Promise<{ rawValue: string }[]>): void {
  vi.stubGlobal(
    'BarcodeDetector',
    class {
      static getSupportedFormats = formats
      detect = detect
    },
  )
}

const look = async () => {
  const read = await openCodeReader()
  // The reader takes what a canvas can draw; nothing is drawn here.
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion
  return read(picture as ImageBitmap)
}

test('the platform reads where it knows such codes', async () => {
  stubPlatform(
    () => Promise.resolve(['ean_13', 'qr_code']),
    () => Promise.resolve([{ rawValue: text }]),
  )
  expect(await look()).toBe(text)
})

test('a platform that fails on a picture has seen nothing', async () => {
  stubPlatform(
    () => Promise.resolve(['qr_code']),
    () => Promise.reject(new Error('Service unavailable')),
  )
  expect(await look()).toBeUndefined()
})

test.each([
  ['is not there', undefined],
  ['knows other codes', () => Promise.resolve(['ean_13'])],
  ['has nothing behind it', () => Promise.reject(new Error('Service unavailable'))],
])('the library reads where the platform %s', async (_, formats) => {
  if (formats) stubPlatform(formats, () => Promise.resolve([]))
  stubCanvas(pixelsOf(text))
  expect(await look()).toBe(text)
})

test('a picture without a code holds nothing', async () => {
  stubCanvas({ width: 64, height: 64, data: new Uint8ClampedArray(64 * 64 * 4).fill(255) })
  expect(await look()).toBeUndefined()
})
