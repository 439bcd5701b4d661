import { recorderFilters, vignetteFrom, vignetteTo, type FilterId } from './filters.ts'
import type { Draw } from './picture-webgl.ts'

/** How much of the light is left at each pixel (0–1), and the same matrix the shader has, for pixels in memory. */
export function filterPixels(data: Uint8ClampedArray, filter: FilterId, light: Float32Array | undefined): void {
  const m: readonly number[] = recorderFilters[filter].matrix
  const [a = 0, b = 0, c = 0, , d = 0, e = 0, f = 0, g = 0, , h = 0, i = 0, j = 0, k = 0, , l = 0] = m
  for (let at = 0, pixel = 0; at < data.length; at += 4, pixel += 1) {
    const red = data[at] ?? 0
    const green = data[at + 1] ?? 0
    const blue = data[at + 2] ?? 0
    const left = light?.[pixel] ?? 1
    // The array itself rounds and keeps to 0–255, but white must be clipped before it is darkened.
    data[at] = Math.min(255, a * red + b * green + c * blue + d * 255) * left
    data[at + 1] = Math.min(255, e * red + f * green + g * blue + h * 255) * left
    data[at + 2] = Math.min(255, i * red + j * green + k * blue + l * 255) * left
  }
}

/** The light that a vignette leaves. */
export function vignetteLight(width: number, height: number, strength: number): Float32Array {
  const light = new Float32Array(width * height)
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const away = Math.hypot((2 * x + 1) / width - 1, (2 * y + 1) / height - 1) / Math.SQRT2
      const dark = Math.min(1, Math.max(0, (away - vignetteFrom) / (vignetteTo - vignetteFrom)))
      light[y * width + x] = 1 - strength * dark
    }
  }
  return light
}

/**
 * Draws without WebGL. The matrix is computed by hand, since `context.filter` is missing in Safari and its chains are
 * not the numbers of the shader. Slower (about 10 ms for 720×1280), equal to the eye.
 */
export function drawBy2d(canvas: HTMLCanvasElement): Draw | undefined {
  const context = canvas.getContext('2d', { alpha: false, willReadFrequently: true })
  if (!context) return undefined
  let lit: FilterId = 'original'
  let light: Float32Array | undefined
  return (video, crop, filter) => {
    const { width, height } = canvas
    context.drawImage(video, crop.x, crop.y, crop.width, crop.height, 0, 0, width, height)
    if (filter === 'original') return
    if (filter !== lit) {
      const { vignette } = recorderFilters[filter]
      light = vignette > 0 ? vignetteLight(width, height, vignette) : undefined
      lit = filter
    }
    const pixels = context.getImageData(0, 0, width, height)
    filterPixels(pixels.data, filter, light)
    context.putImageData(pixels, 0, 0)
  }
}
