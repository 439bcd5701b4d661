import { drawPainting } from '@skein/painter/paintings'
import type { Writer } from '@skein/tab-host'
import { pictureOf } from '@skein/tab-host/browser'

/** Draws a picture of the words of its description, as the local provider of a server does. */
export const paint: NonNullable<Writer['paint']> = async ({ prompt, size, quality }) => {
  const [width = 0, height = 0] = size.split('x').map(Number)
  const drawing = new Blob([drawPainting(prompt, { width, height }, quality)], { type: 'image/svg+xml' })
  const address = URL.createObjectURL(drawing)
  try {
    const image = new Image(width, height)
    image.src = address
    await image.decode()
    return await pictureOf(await createImageBitmap(image))
  } finally {
    URL.revokeObjectURL(address)
  }
}
