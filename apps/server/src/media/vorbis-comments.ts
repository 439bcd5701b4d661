import { bytesOf } from './avc-user-data.ts'
import type { BufferLike } from './avc-user-data.ts'

/** An empty comment header: type 3, "vorbis", no vendor, no comments, the framing bit (Vorbis I §5). */
const emptyComments = Buffer.from('\x03vorbis\0\0\0\0\0\0\0\0\x01', 'latin1')

/** Sizes as Matroska laces them (Xiph lacing): each as many bytes of 255 as fit, and the rest. */
const lace = (size: number): number[] => [...Array<number>(Math.floor(size / 255)).fill(255), size % 255]

/**
 * The configuration of a Vorbis track without what is written about it: titles, places and the like stand between its two headers.
 * @throws RangeError when it is no such configuration
 */
export function withoutComments(description: BufferLike | undefined): Uint8Array {
  const bytes = description ? bytesOf(description) : new Uint8Array()
  if (bytes[0] !== 2) throw new RangeError('A Vorbis track has three headers.')
  let at = 1
  const sizes = [0, 0].map(() => {
    let size = 0
    while (bytes[at] === 255) {
      size += 255
      at += 1
    }
    size += bytes[at] ?? 0
    at += 1
    return size
  })
  const [first = 0, second = 0] = sizes
  if (at + first + second >= bytes.length) throw new RangeError('A Vorbis header is cut off.')
  const identification = bytes.subarray(at, at + first)
  const setup = bytes.subarray(at + first + second)
  return Buffer.concat([
    Buffer.from([2, ...lace(first), ...lace(emptyComments.length)]),
    identification,
    emptyComments,
    setup,
  ])
}
