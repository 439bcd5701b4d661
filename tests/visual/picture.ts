/** How pictures of the interface are stored and compared: WebP, and the share of pixels that differ visibly. */
import sharp from 'sharp'

/** Summed over three channels (0–765): below it a difference is antialiasing or compression, not design. */
const visible = 72

/** WebP of a screenshot. The same pixels give the same bytes. */
export async function compress(png: Uint8Array, quality: number): Promise<Buffer> {
  return sharp(png).webp({ quality, effort: 4 }).toBuffer()
}

/** Pixels that differ visibly, as a share (0–1) of all; 1 when the sizes differ. Both pictures are stored ones. */
export async function difference(stored: Uint8Array, fresh: Uint8Array): Promise<number> {
  const [before, after] = await Promise.all(
    [stored, fresh].map((image) => sharp(image).removeAlpha().raw().toBuffer({ resolveWithObject: true })),
  )
  if (!before || !after || before.info.width !== after.info.width || before.info.height !== after.info.height) return 1
  let different = 0
  for (let at = 0; at < after.data.length; at += 3) {
    const distance =
      Math.abs((before.data[at] ?? 0) - (after.data[at] ?? 0)) +
      Math.abs((before.data[at + 1] ?? 0) - (after.data[at + 1] ?? 0)) +
      Math.abs((before.data[at + 2] ?? 0) - (after.data[at + 2] ?? 0))
    if (distance > visible) different += 1
  }
  return different / (after.data.length / 3)
}
