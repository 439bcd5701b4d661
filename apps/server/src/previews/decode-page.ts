/** Bytes of a page to text, in whichever encoding it is written (HTML Standard §13.2.3). */

import { TextDecoder } from 'node:util'

/** How far a page may name its encoding; the standard demands the first 1,024 bytes. */
const sniffed = 2048

const decoderFor = (label: string): TextDecoder | undefined => {
  try {
    return new TextDecoder(label)
  } catch {
    return undefined
  }
}

function byteOrderMark(head: Uint8Array): string | undefined {
  if (head[0] === 0xef && head[1] === 0xbb && head[2] === 0xbf) return 'utf-8'
  if (head[0] === 0xfe && head[1] === 0xff) return 'utf-16be'
  if (head[0] === 0xff && head[1] === 0xfe) return 'utf-16le'
  return undefined
}

/** What a `<meta>` says. One that can be read as ASCII is not UTF-16, whatever it says. */
function namedInside(head: Uint8Array): string | undefined {
  const text = Buffer.from(head.subarray(0, sniffed))
    .toString('latin1')
    .replace(/<!--.*?(-->|$)/gs, '')
  const label = /<meta\b[^>]{0,500}?\bcharset\s*=\s*["']?\s*([\w:.-]{1,40})/i.exec(text)?.[1]
  return label !== undefined && /^utf-?16/i.test(label) ? 'utf-8' : label
}

/** Whether bytes are UTF-8, not counting a character that is cut at their end. */
function isUtf8(head: Uint8Array): boolean {
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(head, { stream: true })
    return true
  } catch {
    return false
  }
}

/**
 * Decodes a page piece by piece: by its byte order mark, else by the header, else by its own `<meta>`, else as UTF-8, or Windows-1252
 * where it is no UTF-8. What cannot be decoded becomes U+FFFD.
 * @param charset of the `Content-Type` header
 */
export async function* decodePage(
  body: AsyncIterable<Uint8Array>,
  charset: string | undefined,
): AsyncGenerator<string> {
  let head: Uint8Array = new Uint8Array()
  let decoder: TextDecoder | undefined
  const choose = () => {
    const mark = byteOrderMark(head)
    const guess = isUtf8(head) ? 'utf-8' : 'windows-1252'
    for (const label of [mark, charset, namedInside(head), guess])
      decoder ??= label === undefined ? undefined : decoderFor(label)
    return decoder ?? new TextDecoder()
  }
  for await (const chunk of body) {
    if (decoder === undefined) {
      head = Buffer.concat([head, chunk])
      if (head.length < sniffed) continue
      decoder = choose()
      yield decoder.decode(head, { stream: true })
    } else yield decoder.decode(chunk, { stream: true })
  }
  if (decoder === undefined) {
    decoder = choose()
    yield decoder.decode(head, { stream: true })
  }
  yield decoder.decode()
}
