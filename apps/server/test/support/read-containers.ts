/** Readers of file formats that share nothing with those the server uses: they say what a served file is made of. */

export type Part = { path: string; content: Buffer }

/** Chunks of a WebP, those of its frames too (RFC 9649). */
export function webpChunks(bytes: Buffer, start = 12, end = bytes.length, path = ''): Part[] {
  const parts: Part[] = []
  for (let at = start; at + 8 <= end;) {
    const type = bytes.toString('latin1', at, at + 4)
    const size = bytes.readUInt32LE(at + 4)
    parts.push({ path: path + type, content: bytes.subarray(at + 8, at + 8 + size) })
    if (type === 'ANMF') parts.push(...webpChunks(bytes, at + 8 + 16, at + 8 + size, 'ANMF/'))
    at += 8 + size + (size & 1)
  }
  return parts
}

const nests = new Set(['moov', 'trak', 'mdia', 'minf', 'stbl', 'edts', 'dinf', 'moof', 'traf', 'mvex', 'udta', 'ilst'])

/** Boxes of an MP4 (ISO/IEC 14496-12), each with the names of those it lies in. */
export function mp4Boxes(bytes: Buffer, start = 0, end = bytes.length, path = ''): Part[] {
  const parts: Part[] = []
  for (let at = start; at + 8 <= end;) {
    const type = bytes.toString('latin1', at + 4, at + 8)
    let size = bytes.readUInt32BE(at)
    let head = 8
    if (size === 1) {
      size = Number(bytes.readBigUInt64BE(at + 8))
      head = 16
    }
    if (size === 0) size = end - at
    if (size < head || at + size > end) throw new Error(`The box ${path}${type} does not fit.`)
    parts.push({ path: path + type, content: bytes.subarray(at + head, at + size) })
    if (nests.has(type)) parts.push(...mp4Boxes(bytes, at + head, at + size, `${path}${type}/`))
    at += size
  }
  return parts
}

/** Elements of Matroska that hold others, by id (RFC 9559). */
const masters = new Map([
  ['1a45dfa3', 'EBML'],
  ['18538067', 'Segment'],
  ['114d9b74', 'SeekHead'],
  ['1549a966', 'Info'],
  ['1654ae6b', 'Tracks'],
  ['ae', 'TrackEntry'],
  ['e0', 'Video'],
  ['e1', 'Audio'],
  ['1c53bb6b', 'Cues'],
  ['1254c367', 'Tags'],
  ['1941a469', 'Attachments'],
  ['1043a770', 'Chapters'],
])

const leaves = new Map([
  ['7ba9', 'Title'],
  ['4489', 'Duration'],
  ['4461', 'DateUTC'],
  ['536e', 'Name'],
  ['86', 'CodecID'],
  ['63a2', 'CodecPrivate'],
  ['1f43b675', 'Cluster'],
])

/** Elements of a WebM with their names, or ids where this reader knows none. */
export function webmElements(bytes: Buffer, start = 0, end = bytes.length, path = ''): Part[] {
  const parts: Part[] = []
  const width = (first: number) => Math.clz32(first) - 23
  for (let at = start; at + 2 <= end;) {
    const idLength = width(bytes[at] ?? 0)
    const id = bytes.toString('hex', at, at + idLength)
    at += idLength
    const sizeLength = width(bytes[at] ?? 0)
    let size = (bytes[at] ?? 0) & (255 >> sizeLength)
    let isUnknown = size === 255 >> sizeLength
    for (let index = 1; index < sizeLength; index += 1) {
      const byte = bytes[at + index] ?? 0
      size = size * 256 + byte
      isUnknown &&= byte === 255
    }
    at += sizeLength
    const stop = isUnknown ? end : Math.min(end, at + size)
    const name = masters.get(id) ?? leaves.get(id) ?? id
    parts.push({ path: path + name, content: bytes.subarray(at, stop) })
    if (masters.has(id)) parts.push(...webmElements(bytes, at, stop, `${path}${name}/`))
    at = stop
  }
  return parts
}

/** Which of these words are in a file, as bytes or as wide characters. */
export function wordsIn(bytes: Buffer, words: readonly string[]): string[] {
  return words.filter(
    (word) =>
      bytes.includes(word, 0, 'latin1') ||
      bytes.includes(Buffer.from(word, 'utf16le')) ||
      bytes.includes(Buffer.from(word, 'utf16le').swap16()),
  )
}
