import { open } from 'node:fs/promises'
import type { Readable } from 'node:stream'
import { Problem } from '@skein/domain/calls/problem'

/** A sender that is silent for this many milliseconds has gone. */
const silenceMs = 60_000

type Limits = {
  /** Where in the file the first byte goes. What the file had behind it is cut off. */
  at?: number
  /** Bytes, at most. */
  most: number
  /** Told how many bytes of this stream are in the file, also when it breaks off. */
  onProgress?: (bytes: number) => void
}

/**
 * Writes a stream to a file as it comes; what has come is on the disk when this returns.
 * @returns how many bytes came
 * @throws Problem `body-too-large`; or what broke the stream
 */
export async function saveStream(
  source: Readable,
  path: string,
  { at = 0, most, onProgress }: Limits,
): Promise<number> {
  const file = await open(path, at === 0 ? 'w' : 'r+')
  const silence = setTimeout(() => source.destroy(new Problem('malformed-request')), silenceMs)
  let bytes = 0
  try {
    await file.truncate(at)
    for await (const chunk of source) {
      // A stream of a request holds bytes; its type does not say so.
      if (!(chunk instanceof Uint8Array)) throw new TypeError('A body is made of bytes.')
      if (bytes + chunk.length > most) throw new Problem('body-too-large')
      await file.write(chunk, 0, chunk.length, at + bytes)
      bytes += chunk.length
      onProgress?.(bytes)
      silence.refresh()
    }
    return bytes
  } finally {
    clearTimeout(silence)
    if (bytes > 0) await file.sync()
    await file.close()
  }
}
