/**
 * Takes free data out of H.264 frames: some cameras write places and serial numbers into the stream itself, as "user data unregistered"
 * (ITU-T H.264 annex D.1.7, payload type 5).
 */

/** Bytes in any of the shapes that a track's configuration comes in. */
export type BufferLike = ArrayBufferLike | ArrayBufferView

const supplemental = 6
const userData = 5

/** Payload types in a unit of supplemental information. */
function payloadTypes(unit: Uint8Array): number[] {
  const types: number[] = []
  let at = 1
  // The last byte of a unit ends it; emulation bytes can only make a size look larger, which ends the walk early.
  while (at + 2 < unit.length) {
    let type = 0
    while (unit[at] === 0xff) {
      type += 255
      at += 1
    }
    type += unit[at] ?? 0
    at += 1
    let size = 0
    while (unit[at] === 0xff) {
      size += 255
      at += 1
    }
    size += unit[at] ?? 0
    at += 1 + size
    types.push(type)
  }
  return types
}

/**
 * A frame without user data.
 * @param frame units with their lengths in front, as in MP4
 * @param description the track's configuration record, which says how long a length is
 */
export function withoutUserData(frame: Uint8Array, description: BufferLike | undefined): Uint8Array {
  const record = description && bytesOf(description)
  if (!record) return frame
  const lengthBytes = ((record[4] ?? 3) & 3) + 1
  const kept: Uint8Array[] = []
  let at = 0
  while (at + lengthBytes <= frame.length) {
    let length = 0
    for (let index = 0; index < lengthBytes; index += 1) length = length * 256 + (frame[at + index] ?? 0)
    const end = Math.min(frame.length, at + lengthBytes + length)
    const unit = frame.subarray(at + lengthBytes, end)
    const isUserData = ((unit[0] ?? 0) & 31) === supplemental && payloadTypes(unit).includes(userData)
    if (!isUserData) kept.push(frame.subarray(at, end))
    at = end
  }
  const size = kept.reduce((sum, { length }) => sum + length, 0)
  return size === frame.length || size === 0 ? frame : Buffer.concat(kept)
}

/** The bytes behind any kind of buffer. */
export function bytesOf(source: BufferLike): Uint8Array {
  return ArrayBuffer.isView(source)
    ? new Uint8Array(source.buffer, source.byteOffset, source.byteLength)
    : new Uint8Array(source)
}
