/** The body of an answer: unpacked, and never more of it than was asked for. */
import { Readable, pipeline } from 'node:stream'
import { createBrotliDecompress, createGunzip, createInflate } from 'node:zlib'
import { FetchRefused } from './fetch-refused.ts'

/** What is asked for and understood; more than one packing around another is refused, as bombs are built that way. */
export const acceptedEncodings = 'gzip, deflate, br'

const unpackers = {
  gzip: createGunzip,
  'x-gzip': createGunzip,
  deflate: createInflate,
  br: createBrotliDecompress,
}

const isKnown = (encoding: string): encoding is keyof typeof unpackers => Object.hasOwn(unpackers, encoding)

/** Cuts off or refuses after `maxBytes`. Packed bytes are counted as well: a stream may go on for ever and unpack to nothing. */
async function* bounded(source: AsyncIterable<Uint8Array>, maxBytes: number, atLimit: 'stop' | 'refuse') {
  let left = maxBytes
  for await (const chunk of source) {
    if (chunk.length > left) {
      if (atLimit === 'refuse') throw new FetchRefused('size', `more than ${maxBytes} bytes`)
      if (left > 0) yield chunk.subarray(0, left)
      return
    }
    left -= chunk.length
    yield chunk
  }
}

/**
 * The unpacked body, at most `maxBytes` of it.
 * @param atLimit `stop` ends quietly with what came until then, `refuse` throws
 * @throws FetchRefused `size`, or `encoding` where it cannot be unpacked
 */
export async function* unpackedBody(
  body: Readable,
  contentEncoding: string | undefined,
  maxBytes: number,
  atLimit: 'stop' | 'refuse',
): AsyncGenerator<Uint8Array> {
  const encoding = contentEncoding?.trim().toLowerCase() ?? ''
  if (encoding === '' || encoding === 'identity') {
    yield* bounded(body, maxBytes, atLimit)
    return
  }
  if (!isKnown(encoding)) throw new FetchRefused('encoding', 'unknown')
  const unpacker = unpackers[encoding]()
  const failed: { before?: unknown } = {}
  async function* packed() {
    try {
      yield* bounded(body, maxBytes, atLimit)
    } catch (error) {
      failed.before = error
      throw error
    }
  }
  pipeline(Readable.from(packed()), unpacker, () => {})
  try {
    yield* bounded(unpacker, maxBytes, atLimit)
  } catch (error) {
    if (error instanceof FetchRefused || 'before' in failed) throw failed.before ?? error
    throw new FetchRefused('encoding', 'cannot be unpacked', error)
  } finally {
    unpacker.destroy()
    body.destroy()
  }
}

/** All of a body in one piece. */
export async function wholeBody(body: AsyncIterable<Uint8Array>): Promise<Buffer> {
  const chunks: Uint8Array[] = []
  for await (const chunk of body) chunks.push(chunk)
  return Buffer.concat(chunks)
}
