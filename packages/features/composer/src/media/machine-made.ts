/**
 * The mark that a machine made a picture: the IPTC's digital source type in an XMP packet, which the server writes into what it makes and
 * knows again when it comes back (behaviour, ground rules: labelled wherever it goes). A canvas keeps nothing of what a file says of
 * itself, so that a part cut out of such a picture is marked anew; nothing else of the packet is taken over.
 */

const latin = new TextDecoder('latin1')
const said = /digitalsourcetype\/((?:compositeWithTrained|trained)?algorithmicMedia)\b/i

/** What a file says of the machine that made it; nothing where it says nothing. */
export const machineIn = (file: Uint8Array): string | undefined => said.exec(latin.decode(file))?.[1]

const packetOf = (source: string) =>
  `<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#"><rdf:Description rdf:about="" xmlns:Iptc4xmpExt="http://iptc.org/std/Iptc4xmpExt/2008-02-29/" Iptc4xmpExt:DigitalSourceType="http://cv.iptc.org/newscodes/digitalsourcetype/${source}"/></rdf:RDF></x:xmpmeta>`

const bytesOf = (text: string) => new TextEncoder().encode(text)

const insert = (file: Uint8Array, at: number, part: Uint8Array): Uint8Array<ArrayBuffer> => {
  const whole = new Uint8Array(file.length + part.length)
  whole.set(file.subarray(0, at))
  whole.set(part, at)
  whole.set(file.subarray(at), at + part.length)
  return whole
}

/** The checksum of a PNG chunk (PNG, annex D). */
function checksum(bytes: Uint8Array): number {
  let sum = 0xffffffff
  for (const byte of bytes) {
    sum ^= byte
    for (let bit = 0; bit < 8; bit += 1) sum = sum & 1 ? (sum >>> 1) ^ 0xedb88320 : sum >>> 1
  }
  return ~sum >>> 0
}

/** An `iTXt` chunk, uncompressed and in no language. */
function chunkOf(packet: string): Uint8Array {
  const body = bytesOf(`iTXtXML:com.adobe.xmp\0\0\0\0\0${packet}`)
  const chunk = new Uint8Array(body.length + 8)
  const view = new DataView(chunk.buffer)
  view.setUint32(0, body.length - 4)
  chunk.set(body, 4)
  view.setUint32(body.length + 4, checksum(body))
  return chunk
}

/** An `APP1` segment. */
function segmentOf(packet: string): Uint8Array {
  const body = bytesOf(`http://ns.adobe.com/xap/1.0/\0${packet}`)
  const segment = new Uint8Array(body.length + 4)
  segment.set([0xff, 0xe1, (body.length + 2) >> 8, (body.length + 2) & 0xff])
  segment.set(body, 4)
  return segment
}

/** Where the header of a PNG ends: its signature and its first chunk. */
const afterPngHeader = 33

/** The file, a JPEG or a PNG of a canvas, with the mark in it. */
export function withMachine(file: Uint8Array, source: string): Uint8Array<ArrayBuffer> {
  if (file[0] === 0x89) return insert(file, afterPngHeader, chunkOf(packetOf(source)))
  // What says that it is a JPEG stands first (JFIF).
  const hasHeader = file[2] === 0xff && file[3] === 0xe0
  const afterHeader = hasHeader ? 4 + ((file[4] ?? 0) << 8) + (file[5] ?? 0) : 2
  return insert(file, afterHeader, segmentOf(packetOf(source)))
}
