/** Files for journeys, and how one gets to the server. */
import type { MemberBrowser } from './world.ts'

/** A picture of 24 × 16 pixels, one colour, as PNG. */
const png = Uint8Array.from(
  atob(
    'iVBORw0KGgoAAAANSUhEUgAAABgAAAAQCAIAAACDRijCAAAAGklEQVR42mMwaFhAFcQwatCoQaMGjRpEGQIAX+P4EGADgYEAAAAASUVORK5CYII=',
  ),
  (letter) => letter.codePointAt(0) ?? 0,
)
export const picture = () => new Blob([png])

/** The options of one part of an upload. */
export const part = (id: string, offset: number, bytes: Blob) => ({
  params: { id },
  bytes,
  headers: { 'Content-Type': 'application/offset+octet-stream', 'Upload-Offset': String(offset) },
})

/** Uploads a file in one part. */
export async function uploadWhole(who: MemberBrowser, kind: 'image' | 'video', bytes: Blob, rest: object = {}) {
  const { id } = (await who.ask('startUpload', { body: { kind, size: bytes.size, ...rest } })).answer
  return who.ask('appendUpload', part(id, 0, bytes))
}
