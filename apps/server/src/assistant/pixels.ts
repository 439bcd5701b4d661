import type { PictureRequest } from '@skein/domain/assistant/provider'

/** Width and height in pixels of a size of the specification (§9). */
export function pixelsOf(size: PictureRequest['size']): { width: number; height: number } {
  const [width = 0, height = 0] = size.split('x').map(Number)
  return { width, height }
}
