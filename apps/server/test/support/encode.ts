import { TextDecoder } from 'node:util'

const tables = new Map<string, Map<string, number[]>>()

/** Every character of an encoding with its bytes, found by decoding all one- and two-byte sequences: Node can decode, not encode. */
function tableOf(encoding: string): Map<string, number[]> {
  const known = tables.get(encoding)
  if (known) return known
  const decoder = new TextDecoder(encoding, { fatal: true })
  const table = new Map<string, number[]>()
  const learn = (...bytes: number[]) => {
    try {
      const text = decoder.decode(Uint8Array.from(bytes))
      if (Array.from(text).length === 1 && !table.has(text)) table.set(text, bytes)
    } catch {
      // No character has these bytes.
    }
  }
  for (let first = 0; first < 256; first += 1) learn(first)
  for (let first = 0x81; first < 0xff; first += 1)
    for (let second = 0x40; second < 0xff; second += 1) learn(first, second)
  tables.set(encoding, table)
  return table
}

/** A text in an old encoding. @throws where it has no such character */
export function encodeIn(encoding: string, text: string): Buffer {
  const table = tableOf(encoding)
  return Buffer.from(
    Array.from(text).flatMap((character) => {
      const bytes = table.get(character)
      if (bytes === undefined) throw new Error(`${encoding} has no ${character}`)
      return bytes
    }),
  )
}
