/**
 * Finds what does not belong in a picture: a file that is an archive, a page or a script as well (a polyglot). Nothing of it would come
 * out again, because every picture is drawn anew; it is refused because nobody sends such a file by chance.
 *
 * Only what is not picture data is searched: comments, metadata and what follows the end. Phones append films and second pictures
 * there, which is fine.
 */
import type { ImageKind } from './file-kind.ts'

/** Stretches of a file that are not picture data, and where the picture ends. */
type Outline = { sides: Uint8Array[]; end: number }

const u32 = (bytes: Uint8Array, at: number) => new DataView(bytes.buffer, bytes.byteOffset).getUint32(at)

function outlineOfJpeg(bytes: Uint8Array): Outline {
  const sides: Uint8Array[] = []
  let at = 2
  while (at + 4 <= bytes.length) {
    if (bytes[at] !== 0xff) break
    const marker = bytes[at + 1] ?? 0
    if (marker === 0xff) {
      at += 1
      continue
    }
    if (marker === 0xd9) return { sides, end: at + 2 }
    const length = ((bytes[at + 2] ?? 0) << 8) | (bytes[at + 3] ?? 0)
    const segmentEnd = at + 2 + length
    // Application data and comments; the tables of the coder are picture data.
    if ((marker >= 0xe0 && marker <= 0xef) || marker === 0xfe) sides.push(bytes.subarray(at + 4, segmentEnd))
    at = segmentEnd
    if (marker === 0xda) {
      // Coded data up to the next marker that is neither a stuffed byte nor a restart.
      while (at + 1 < bytes.length) {
        const next = bytes.indexOf(0xff, at)
        if (next === -1) return { sides, end: bytes.length }
        const code = bytes[next + 1] ?? 0
        at = next
        if (code !== 0 && code !== 0xff && !(code >= 0xd0 && code <= 0xd7)) break
        at += code === 0xff ? 1 : 2
      }
    }
  }
  return { sides, end: Math.min(at, bytes.length) }
}

function outlineOfPng(bytes: Uint8Array): Outline {
  const sides: Uint8Array[] = []
  let at = 8
  while (at + 12 <= bytes.length) {
    const type = Buffer.from(bytes.subarray(at + 4, at + 8)).toString('latin1')
    const end = at + 12 + u32(bytes, at)
    // Lower case in front: an ancillary chunk.
    if (/^[a-z]/.test(type)) sides.push(bytes.subarray(at + 8, end - 4))
    at = end
    if (type === 'IEND') break
  }
  return { sides, end: Math.min(at, bytes.length) }
}

function outlineOfGif(bytes: Uint8Array): Outline {
  const sides: Uint8Array[] = []
  const table = (flags: number) => ((flags & 0x80) === 0 ? 0 : 3 * 2 ** ((flags & 7) + 1))
  let at = 13 + table(bytes[10] ?? 0)
  /** Passes over a chain of sub-blocks. */
  const pass = (keep: boolean) => {
    const from = at
    for (let length = bytes[at] ?? 0; length > 0; length = bytes[at] ?? 0) at += length + 1
    if (keep) sides.push(bytes.subarray(from, at))
    at += 1
  }
  while (at < bytes.length) {
    const block = bytes[at]
    if (block === 0x3b) return { sides, end: at + 1 }
    if (block === 0x21) {
      const label = bytes[at + 1]
      at += 2
      pass(label === 0xfe || label === 0xff || label === 0x01)
    } else if (block === 0x2c) {
      at += 10 + table(bytes[at + 9] ?? 0) + 1
      pass(false)
    } else break
  }
  return { sides, end: Math.min(at, bytes.length) }
}

const pictureChunks = /^(VP8[ LX]|ALPH|ANIM|ANMF)$/

function outlineOfWebp(bytes: Uint8Array): Outline {
  const sides: Uint8Array[] = []
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const end = Math.min(bytes.length, 8 + view.getUint32(4, true))
  for (let at = 12; at + 8 <= end;) {
    const type = Buffer.from(bytes.subarray(at, at + 4)).toString('latin1')
    const size = view.getUint32(at + 4, true)
    if (!pictureChunks.test(type)) sides.push(bytes.subarray(at + 8, at + 8 + size))
    at += 8 + size + (size & 1)
  }
  return { sides, end }
}

/** Boxes of an AVIF file; what its `mdat` holds is picture data. */
function outlineOfAvif(bytes: Uint8Array): Outline {
  const sides: Uint8Array[] = []
  let at = 0
  while (at + 8 <= bytes.length) {
    const type = Buffer.from(bytes.subarray(at + 4, at + 8)).toString('latin1')
    const size = u32(bytes, at)
    if (size < 8 || !/^[\w ]{4}$/.test(type)) break
    if (type !== 'mdat') sides.push(bytes.subarray(at + 8, at + size))
    at += size
  }
  return { sides, end: Math.min(at, bytes.length) }
}

const outlines: Record<Exclude<ImageKind, 'heic'>, (bytes: Uint8Array) => Outline> = {
  jpeg: outlineOfJpeg,
  png: outlineOfPng,
  gif: outlineOfGif,
  webp: outlineOfWebp,
  avif: outlineOfAvif,
}

const markup = /<(?:script|iframe|object|embed|!doctype|\?php|(?:html|svg|body|head)[\s>/])/i
/** How archives, documents and programs begin; one of these after the end of a picture is no film and no second picture. */
const programs = [
  ['PK', 3, 4],
  ['%PDF-'],
  [0x7f, 'ELF'],
  ['#!/'],
  ['Rar!', 0x1a],
  ['7z', 0xbc, 0xaf],
  [0x1f, 0x8b, 8],
  [0xca, 0xfe, 0xba, 0xbe],
].map((parts) => parts.map((part) => (typeof part === 'string' ? part : String.fromCodePoint(part))).join(''))

const script =
  /\*\/\s*[=;(]|\b(?:eval|alert|fetch|import|atob|setTimeout|Function|document\.\w+|window\.\w+|location\.\w+)\s*[(=]/

const directoryEnd = Buffer.from([0x50, 0x4b, 5, 6])

/** Whether the file ends as a ZIP archive does: with a directory whose own length fits (APPNOTE.TXT §4.3.16). */
function endsAsZip(bytes: Uint8Array): boolean {
  const tail = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).subarray(-65_557)
  for (let at = tail.lastIndexOf(directoryEnd); at >= 0;) {
    if (at + 22 <= tail.length && at + 22 + tail.readUInt16LE(at + 20) <= tail.length) return true
    at = at === 0 ? -1 : tail.lastIndexOf(directoryEnd, at - 1)
  }
  return false
}

/** Whether a picture is something else as well. @param bytes the whole file, of this kind by its first bytes */
export function isPolyglot(kind: Exclude<ImageKind, 'heic'>, bytes: Uint8Array): boolean {
  // `GIF89a/*` and a JPEG whose first segment has the length "/*" are the beginnings of a script with a comment.
  const opening = kind === 'gif' ? 6 : kind === 'jpeg' ? 4 : undefined
  if (opening !== undefined && bytes[opening] === 0x2f && bytes[opening + 1] === 0x2a) return true
  if (endsAsZip(bytes)) return true
  const { sides, end } = outlines[kind](bytes)
  const rest = bytes.subarray(end)
  const texts = [...sides, rest].map((side) => Buffer.from(side).toString('latin1'))
  const after = texts.at(-1) ?? ''
  if (programs.some((program) => after.startsWith(program)) || /%PDF-/.test(texts.join('\n').slice(0, 2048)))
    return true
  // Only a GIF begins with letters, so only a GIF can be read as a script.
  return texts.some((side) => markup.test(side) || (kind === 'gif' && script.test(side)))
}
