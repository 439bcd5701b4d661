/** Bytes of a WOFF's header and of one entry of its table of tables. Source: w3.org/TR/WOFF, 3 and 4 */
const header = 44
const entry = 20
const whole = (bytes: number) => Math.ceil(bytes / 4) * 4

type Table = { entry: Uint8Array<ArrayBuffer>; data: Uint8Array<ArrayBuffer>; size: number }

function tablesOf(woff: ArrayBuffer): Table[] {
  const view = new DataView(woff)
  return Array.from({ length: view.getUint16(12) }, (_, index) => {
    const at = header + index * entry
    return {
      entry: new Uint8Array(woff, at, entry),
      data: new Uint8Array(woff, view.getUint32(at + 4), view.getUint32(at + 8)),
      size: view.getUint32(at + 12),
    }
  })
}

const nameOf = ({ entry: at }: Table) => String.fromCharCode(...at.subarray(0, 4))

/** A WOFF of these tables: those that are as long as they are unpacked stand in it as they are. */
function woffOf(start: Uint8Array<ArrayBuffer>, tables: readonly Table[]): ArrayBuffer {
  const before = header + tables.length * entry
  const bytes = new Uint8Array(tables.reduce((sum, { data }) => sum + whole(data.length), before))
  const view = new DataView(bytes.buffer)
  bytes.set(start)
  view.setUint32(8, bytes.length)
  // As it is unpacked: a header and entries of their own, and the tables.
  view.setUint32(
    16,
    tables.reduce((sum, { size }) => sum + whole(size), 12 + tables.length * 16),
  )
  let end = before
  for (const [index, table] of tables.entries()) {
    const at = header + index * entry
    bytes.set(table.entry, at)
    view.setUint32(at + 4, end)
    view.setUint32(at + 8, table.data.length)
    view.setUint32(at + 12, table.size)
    bytes.set(table.data, end)
    end += whole(table.data.length)
  }
  return bytes.buffer
}

async function unpacked({ data, size }: Table): Promise<Uint8Array<ArrayBuffer>> {
  if (data.length === size) return data
  const stream = new Blob([data]).stream().pipeThrough(new DecompressionStream('deflate'))
  return new Uint8Array(await new Response(stream).arrayBuffer())
}

/** The glyphs that an OpenType table of SVG documents has pictures of. Source: learn.microsoft.com/typography/opentype/spec/svg */
function glyphsWithPictures(svg: Uint8Array<ArrayBuffer>): number[] {
  const view = new DataView(svg.buffer, svg.byteOffset)
  const list = view.getUint32(2)
  return Array.from({ length: view.getUint16(list) }, (_, index) => {
    const at = list + 2 + index * 12
    const [first, last] = [view.getUint16(at), view.getUint16(at + 2)]
    return Array.from({ length: last - first + 1 }, (_glyph, step) => first + step)
  }).flat()
}

/** A table with a document for each glyph, in which there is a square of two colours. */
function squares(glyphs: readonly number[]): Uint8Array<ArrayBuffer> {
  const documents = glyphs.map((glyph) =>
    new TextEncoder().encode(
      `<svg xmlns="http://www.w3.org/2000/svg"><g id="glyph${glyph}"><path d="M100-800h1000v900h-1000z" fill="#fc3"/><path d="M300-600h600v500h-600z" fill="#a41"/></g></svg>`,
    ),
  )
  const list = 10
  const before = 2 + glyphs.length * 12
  const bytes = new Uint8Array(documents.reduce((sum, { length }) => sum + length, list + before))
  const view = new DataView(bytes.buffer)
  view.setUint32(2, list)
  view.setUint16(list, glyphs.length)
  let end = before
  for (const [index, glyph] of glyphs.entries()) {
    const at = list + 2 + index * 12
    const document = documents[index] ?? new Uint8Array()
    view.setUint16(at, glyph)
    view.setUint16(at + 2, glyph)
    view.setUint32(at + 4, end)
    view.setUint32(at + 8, document.length)
    bytes.set(document, list + end)
    end += document.length
  }
  return bytes
}

/**
 * The same font with a square in place of every picture. Noto’s has 2,663 of its pictures in one SVG document of 14 MB, which WebKitGTK reads
 * again for each that it draws: half a second for every emoji. No system’s font of emoji is made like that.
 */
export async function withSimplePictures(woff: ArrayBuffer): Promise<ArrayBuffer> {
  const tables = await Promise.all(
    tablesOf(woff).map(async (table) => {
      if (nameOf(table) !== 'SVG ') return table
      const data = squares(glyphsWithPictures(await unpacked(table)))
      return { entry: table.entry, data, size: data.length }
    }),
  )
  return woffOf(new Uint8Array(woff, 0, header), tables)
}
