/** A picture of oneself in browsers that write other formats than they read. */
import { writeCanvas } from '@skein/data'
import { afterEach, expect, it, vi } from 'vitest'
import { wholeCrop as whole } from './crop.ts'
import { drawAvatar } from './draw-avatar.ts'

/** A see-through picture with a red square in its middle. */
async function picture(): Promise<ImageBitmap> {
  const canvas = new OffscreenCanvas(60, 60)
  const context = canvas.getContext('2d')
  if (context === null) throw new Error('Nothing can be drawn here.')
  context.fillStyle = 'red'
  context.fillRect(20, 20, 20, 20)
  return createImageBitmap(canvas)
}

async function colourAt(file: Blob, x: number, y: number): Promise<number[]> {
  const drawn = await createImageBitmap(file)
  const context = new OffscreenCanvas(drawn.width, drawn.height).getContext('2d')
  context?.drawImage(drawn, 0, 0)
  return [...(context?.getImageData(x, y, 1, 1).data ?? [])].map((part) => Math.round(part / 16))
}

/** As in Safari: asked for WebP, a canvas gives PNG. */
function writeNo(...missing: string[]): void {
  // oxlint-disable-next-line typescript/unbound-method -- called with its canvas below
  const write = HTMLCanvasElement.prototype.toBlob
  vi.spyOn(HTMLCanvasElement.prototype, 'toBlob').mockImplementation(function given(
    this: HTMLCanvasElement,
    callback: BlobCallback,
    type = 'image/png',
    quality?: number,
  ) {
    write.call(this, callback, missing.includes(type) ? 'image/png' : type, quality)
  })
}

afterEach(() => vi.restoreAllMocks())

it('is WebP where the browser writes it', async () => {
  expect((await drawAvatar(await picture(), whole)).type).toBe('image/webp')
})

it('is JPEG where a canvas writes no WebP', async () => {
  writeNo('image/webp')
  const file = await drawAvatar(await picture(), whole)
  expect(file.type).toBe('image/jpeg')
  expect(await colourAt(file, 30, 30)).toEqual([16, 0, 0, 16])
})

it('stands on white as JPEG, which knows nothing see-through', async () => {
  writeNo('image/webp')
  const canvas = document.createElement('canvas')
  canvas.getContext('2d')?.fillRect(20, 20, 20, 20)
  const file = await writeCanvas(canvas, 0.9)
  expect(await colourAt(file, 2, 2)).toEqual([16, 16, 16, 16])
  expect(await colourAt(file, 30, 30)).toEqual([0, 0, 0, 16])
})

it('says so where neither is written', async () => {
  writeNo('image/webp', 'image/jpeg')
  await expect(drawAvatar(await picture(), whole)).rejects.toThrow('writes no pictures')
})
