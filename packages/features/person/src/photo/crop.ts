/**
 * The part of a picture that becomes the avatar, without a browser: a square, as large as it fits times 1/zoom, whose centre moves over
 * the picture and never leaves it. Positions are parts of the picture: 0 is its start, 1 its end.
 */

export type Size = { width: number; height: number }

export type Crop = { x: number; y: number; zoom: number }

export const zoomRange = { min: 1, max: 4, step: 0.05 } as const

/** The middle of the picture, as large as it goes. */
export const wholeCrop: Crop = { x: 0.5, y: 0.5, zoom: 1 }

/** The side of the square, in pixels of the picture. */
export const sideOf = ({ width, height }: Size, { zoom }: Crop): number => Math.min(width, height) / zoom

const clamp = (value: number, least: number, most: number) => Math.min(most, Math.max(least, value))

/** The crop with its square inside the picture. */
export function insideOf(size: Size, crop: Crop): Crop {
  const zoom = clamp(crop.zoom, zoomRange.min, zoomRange.max)
  const half = sideOf(size, { ...crop, zoom }) / 2
  const within = (value: number, length: number) => clamp(value, half / length, 1 - half / length)
  return { zoom, x: within(crop.x, size.width), y: within(crop.y, size.height) }
}

/** The crop moved by pixels of the view, which shows the square `view` pixels wide: the picture follows the finger. */
export function moved(size: Size, crop: Crop, { dx, dy, view }: { dx: number; dy: number; view: number }): Crop {
  const scale = sideOf(size, crop) / view
  return insideOf(size, { ...crop, x: crop.x - (dx * scale) / size.width, y: crop.y - (dy * scale) / size.height })
}

/** The square in pixels of the picture. */
export function squareOf(size: Size, crop: Crop): { left: number; top: number; side: number } {
  const side = sideOf(size, crop)
  return { left: crop.x * size.width - side / 2, top: crop.y * size.height - side / 2, side }
}
