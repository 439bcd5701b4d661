import { buffer } from 'node:stream/consumers'
import { fromBufferPromise } from 'yauzl'

/** Names and contents of the files in an archive. */
export async function unpack(bytes: Buffer): Promise<Map<string, Buffer>> {
  const zip = await fromBufferPromise(bytes, { lazyEntries: true, autoClose: false })
  const files = new Map<string, Buffer>()
  for await (const entry of zip.eachEntry())
    files.set(entry.fileName, await buffer(await zip.openReadStreamPromise(entry)))
  return files
}
