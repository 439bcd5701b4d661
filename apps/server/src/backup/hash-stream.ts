import { createHash } from 'node:crypto'
import type { Readable } from 'node:stream'

/** Reads a stream to its end. @param take is given each piece; reading waits for it */
export async function hashStream(
  stream: Readable,
  take: (piece: Uint8Array) => Promise<unknown> = () => Promise.resolve(),
): Promise<{ bytes: number; sha256: string }> {
  const hash = createHash('sha256')
  let bytes = 0
  for await (const piece of stream) {
    if (!(piece instanceof Uint8Array)) throw new TypeError('A stream of bytes was expected.')
    hash.update(piece)
    bytes += piece.length
    await take(piece)
  }
  return { bytes, sha256: hash.digest('hex') }
}
