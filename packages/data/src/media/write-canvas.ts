/** Photographs in the smallest format that this browser writes, the best first. Safari reads WebP and does not write it. */
const types = ['image/webp', 'image/jpeg'] as const

export type WrittenPicture = Blob & { type: (typeof types)[number] }

const isOf = (blob: Blob | null, type: WrittenPicture['type']): blob is WrittenPicture => blob?.type === type

/**
 * The picture on a canvas as a file: WebP, or JPEG on white where the browser writes none. What a browser gives in place of a type that it cannot write is
 * PNG (HTML, `toBlob`), in which a photograph is some ten times as large.
 * @param quality 0 to 1
 * @throws where the browser writes neither
 */
export async function writeCanvas(canvas: HTMLCanvasElement, quality: number): Promise<WrittenPicture> {
  for (const type of types) {
    if (type === 'image/jpeg') paintBehind(canvas)
    const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, type, quality))
    if (isOf(blob, type)) return blob
  }
  throw new Error('This browser writes no pictures.')
}

/** JPEG knows nothing see-through and would make it black. */
function paintBehind(canvas: HTMLCanvasElement): void {
  const context = canvas.getContext('2d')
  if (context === null) return
  context.globalCompositeOperation = 'destination-over'
  context.fillStyle = 'white'
  context.fillRect(0, 0, canvas.width, canvas.height)
}
