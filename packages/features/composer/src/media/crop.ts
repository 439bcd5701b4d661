/** Cutting a part out of a picture: rectangles as fractions of the picture, and what fingers and keys do to them. */
import type { Crop } from '../machine/composition.ts'

/** Shapes to cut to, as width by height; `free` is any. */
export const cropShapes = { free: undefined, '1:1': 1, '4:5': 4 / 5, '16:9': 16 / 9 } as const

export type CropShape = keyof typeof cropShapes

/** The whole picture. */
export const wholePicture: Crop = { x: 0, y: 0, width: 1, height: 1 }

/** The smallest side that can be cut, as a fraction. */
const smallest = 0.1

/** A corner of the rectangle; `start` is where the picture starts, left in every language: pictures do not turn around. */
export type Corner = 'top-left' | 'top-right' | 'bottom-left' | 'bottom-right'

export const corners: readonly Corner[] = ['top-left', 'top-right', 'bottom-left', 'bottom-right']

const clamp = (value: number, least: number, most: number): number => Math.min(most, Math.max(least, value))

/**
 * The largest rectangle of a shape with the middle of `crop`, inside the picture.
 * @param ratio width by height of the picture itself.
 */
export function fitShape(crop: Crop, shape: CropShape, ratio: number): Crop {
  const wanted = cropShapes[shape]
  if (wanted === undefined) return crop
  // In fractions a square of a wide picture is narrow.
  const relative = wanted / ratio
  const width = Math.min(1, relative)
  const height = width / relative
  const x = clamp(crop.x + crop.width / 2 - width / 2, 0, 1 - width)
  const y = clamp(crop.y + crop.height / 2 - height / 2, 0, 1 - height)
  return { x, y, width, height }
}

/** Moves the rectangle by fractions of the picture; it stops at the edges. */
export const moveCrop = (crop: Crop, dx: number, dy: number): Crop => ({
  ...crop,
  x: clamp(crop.x + dx, 0, 1 - crop.width),
  y: clamp(crop.y + dy, 0, 1 - crop.height),
})

/** Moves one corner, the opposite one stays. A shape other than free is kept. */
export function resizeCrop(crop: Crop, corner: Corner, dx: number, dy: number, shape: CropShape, ratio: number): Crop {
  const isLeft = corner.endsWith('left')
  const isTop = corner.startsWith('top')
  const right = crop.x + crop.width
  const bottom = crop.y + crop.height
  const roomX = isLeft ? right : 1 - crop.x
  const roomY = isTop ? bottom : 1 - crop.y
  let width = clamp(crop.width + (isLeft ? -dx : dx), smallest, roomX)
  let height = clamp(crop.height + (isTop ? -dy : dy), smallest, roomY)
  const wanted = cropShapes[shape]
  if (wanted !== undefined) {
    const relative = wanted / ratio
    // The larger of the two moves leads; what does not fit gives way.
    if (Math.abs(dx) >= Math.abs(dy)) height = width / relative
    else width = height * relative
    const scale = Math.min(1, roomX / width, roomY / height)
    width *= scale
    height *= scale
  }
  return { x: isLeft ? right - width : crop.x, y: isTop ? bottom - height : crop.y, width, height }
}

/** Whether it is the whole picture, to a thousandth. */
export const isWhole = ({ width, height }: Crop): boolean => width > 0.999 && height > 0.999

/** The rectangle in pixels of a picture, at least one each way. */
export const pixelsOf = (crop: Crop, width: number, height: number) => ({
  x: Math.round(crop.x * width),
  y: Math.round(crop.y * height),
  width: Math.max(1, Math.round(crop.width * width)),
  height: Math.max(1, Math.round(crop.height * height)),
})
