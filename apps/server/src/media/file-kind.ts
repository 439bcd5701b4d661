/** What a file is, by its first bytes: neither its name nor the type it was sent with counts. */

export type ImageKind = 'jpeg' | 'png' | 'gif' | 'webp' | 'avif' | 'heic'
export type VideoKind = 'webm' | 'mp4'

const text = (bytes: Uint8Array, start: number, end: number) =>
  Buffer.from(bytes.subarray(start, end)).toString('latin1')

/** Brands of the `ftyp` box that an ISO base media file begins with (ISO/IEC 14496-12 §4.3); none where it begins otherwise. */
function brandsOf(head: Uint8Array): string[] {
  if (head.length < 16 || text(head, 4, 8) !== 'ftyp') return []
  const size = new DataView(head.buffer, head.byteOffset).getUint32(0)
  if (size < 16 || size > 1024) return []
  const end = Math.min(size, head.length)
  const brands = [text(head, 8, 12)]
  for (let at = 16; at + 4 <= end; at += 4) brands.push(text(head, at, at + 4))
  return brands
}

const heifBrands = new Set(['heic', 'heix', 'heim', 'heis', 'hevc', 'hevx', 'mif1', 'msf1', 'mif2'])

/** The kind of picture that a file begins like, or nothing. */
export function imageKind(head: Uint8Array): ImageKind | undefined {
  if (head[0] === 0xff && head[1] === 0xd8 && head[2] === 0xff) return 'jpeg'
  if (text(head, 0, 8) === '\x89PNG\r\n\x1a\n') return 'png'
  if (/^GIF8[79]a/.test(text(head, 0, 6))) return 'gif'
  if (text(head, 0, 4) === 'RIFF' && text(head, 8, 12) === 'WEBP') return 'webp'
  const brands = brandsOf(head)
  if (brands.includes('avif') || brands.includes('avis')) return 'avif'
  return brands.some((brand) => heifBrands.has(brand)) ? 'heic' : undefined
}

const videoBrands = /^(isom|iso[2-9]|mp4[12]|avc1|av01|M4V |M4VP|dash|MSNV|3gp[4-7]|qt {2}|mmp4|cmfc)$/

/** The kind of video that a file begins like, or nothing. QuickTime counts as MP4: its boxes are the same, and it leaves as MP4. */
export function videoKind(head: Uint8Array): VideoKind | undefined {
  if (text(head, 0, 4) === '\x1aE\xdf\xa3')
    return /\x42\x82[\x81-\x8f]webm/.test(text(head, 0, 64)) ? 'webm' : undefined
  if (imageKind(head) !== undefined) return undefined
  return brandsOf(head).some((brand) => videoBrands.test(brand)) ? 'mp4' : undefined
}
