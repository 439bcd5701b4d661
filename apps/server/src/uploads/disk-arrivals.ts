import { stat, unlink } from 'node:fs/promises'
import { join } from 'node:path'
import type { Readable } from 'node:stream'
import { Problem } from '@skein/domain/calls/problem'
import type { Arrivals } from '@skein/domain/uploads/arrivals'
import { saveStream } from './save-stream.ts'

/** Files that arrive lie in a folder on this machine's disk; it is there. A place is a path. */
export const diskArrivals = (folder: string): Arrivals<Readable> => ({
  placeOf: (id) => join(folder, `${id}.part`),
  size: (path) =>
    stat(path).then(
      ({ size }) => size,
      () => 0,
    ),
  save: saveStream,
  gather: async () => {},
  async drain(body, most) {
    let bytes = 0
    for await (const chunk of body) {
      if (chunk instanceof Uint8Array) bytes += chunk.length
      if (bytes > most) throw new Problem('body-too-large')
    }
    return bytes
  },
  interrupt: (body) => void body.destroy(),
  forget: (path) => unlink(path).catch(() => {}),
})
