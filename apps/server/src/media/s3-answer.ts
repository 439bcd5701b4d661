import { Readable } from 'node:stream'
import type { ReadableStream } from 'node:stream/web'

/** The bytes of an object that a bucket answered with. @throws where it answered something else */
export function bytesOf(answer: Response): Readable {
  if (!answer.ok || answer.body === null) throw new Error(`The bucket answered ${answer.status}.`)
  // The two declarations of a web stream, of the browser and of Node, do not know of each other.
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion
  return Readable.fromWeb(answer.body as ReadableStream<Uint8Array>)
}
