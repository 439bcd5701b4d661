import { openAsBlob } from 'node:fs'
import { mediaName } from '@skein/domain/media/media-name'
import { S3ServiceError, S3mini } from 's3mini'
import type { MediaStore, StoredFile } from './media-store.ts'
import { bytesOf } from './s3-answer.ts'
import { createPieces } from './s3-pieces.ts'
import type { Pieces } from './s3-pieces.ts'

/** Where the bucket is, and who asks. */
export type S3Settings = {
  /** Origin of the service, without the bucket. */
  endpoint: string
  bucket: string
  region: string
  accessKeyId: string
  secretAccessKey: string
}

/** Files above this many bytes are sent in parts, and a part has this many. */
const partBytes = 8 * 1024 * 1024

/** Sizes remembered, so that a file that is asked for often is not asked about as often; about 10 MB when full. */
const maxSizes = 50_000

const prefix = 'media/'

const types: Record<string, string> = { webp: 'image/webp', webm: 'video/webm', mp4: 'video/mp4' }

function keyOf(name: string): string {
  if (!mediaName.test(name)) throw new Error(`"${name}" is no name of a media file.`)
  return prefix + name
}

const typeOf = (name: string) => types[name.slice(name.lastIndexOf('.') + 1)]

/** What a listing says of an object; services differ in how they write the time. */
function storedFile({ Key, LastModified }: { Key: string; LastModified: unknown }): StoredFile | undefined {
  const name = decodeURIComponent(Key).slice(prefix.length)
  const changedAt = new Date(String(LastModified)).getTime()
  return mediaName.test(name) && Number.isFinite(changedAt) ? { name, changedAt } : undefined
}

/** Files in a bucket of an S3-compatible service, under `media/`. They are served through this server, which knows who may see them. */
export function createS3Store({
  endpoint,
  bucket,
  ...who
}: S3Settings): MediaStore & { check: () => Promise<void>; pieces: Pieces } {
  const s3 = new S3mini({ ...who, endpoint: `${endpoint.replace(/\/+$/, '')}/${bucket}`, minPartSize: partBytes })
  const pieces = createPieces(s3)
  const sizes = new Map<string, number>()

  function remember(name: string, size: number): number {
    sizes.delete(name)
    sizes.set(name, size)
    const [oldest] = sizes.keys()
    if (sizes.size > maxSizes && oldest !== undefined) sizes.delete(oldest)
    return size
  }

  async function keep(name: string, data: Uint8Array | Blob): Promise<void> {
    const size = data instanceof Blob ? data.size : data.byteLength
    await s3.putAnyObject(keyOf(name), data, typeOf(name), undefined, undefined, size)
    remember(name, size)
  }

  return {
    pieces,
    /** Asks for nothing but an answer. @throws when the bucket is not there or refuses these keys */
    async check() {
      const page = await s3.listObjectsPaged('/', prefix, 1)
      if (!page) throw new Error('there is no such bucket')
    },
    async size(name) {
      const known = sizes.get(name)
      if (known !== undefined) return known
      try {
        return remember(name, await s3.getContentLength(keyOf(name)))
      } catch (error) {
        const cause = error instanceof Error ? error.cause : undefined
        if (cause instanceof S3ServiceError && cause.status === 404) return undefined
        throw error
      }
    },
    put: keep,
    // A Blob of a file is read in slices, as the parts are sent.
    putFile: async (name, path) => keep(name, await openAsBlob(path)),
    async read(name, range) {
      // The client's end of a range is the first byte that is not wanted.
      return bytesOf(
        await (range ? s3.getObjectRaw(keyOf(name), false, range.start, range.end + 1) : s3.getObjectRaw(keyOf(name))),
      )
    },
    async remove(name) {
      sizes.delete(name)
      await s3.deleteObject(keyOf(name))
    },
    async *list() {
      let token: string | undefined
      do {
        const page = await s3.listObjectsPaged('/', prefix, 1000, token)
        for (const object of page?.objects ?? []) {
          const file = storedFile(object)
          if (file) yield file
        }
        token = page?.nextContinuationToken
      } while (token !== undefined)
    },
    async dropUnfinished(before) {
      for (const { key, id, startedAt } of unfinished(await s3.listMultipartUploads()))
        if (key.startsWith(prefix) && startedAt < before) await s3.abortMultipartUpload(key, id)
      await pieces.dropBefore(before)
    },
  }
}

/**
 * Uploads in parts that were begun. The client answers what the XML says, under its own names whatever the types claim; one upload is an
 * object, several are a list.
 */
function unfinished(answer: object): { key: string; id: string; startedAt: number }[] {
  const result: unknown = Reflect.get(answer, 'ListMultipartUploadsResult')
  const entries: unknown = typeof result === 'object' && result !== null ? Reflect.get(result, 'Upload') : undefined
  return [entries].flat().flatMap((entry: unknown) => {
    if (typeof entry !== 'object' || entry === null) return []
    const [key, id, time] = ['Key', 'UploadId', 'Initiated'].map((name) => String(Reflect.get(entry, name) ?? ''))
    const startedAt = new Date(time ?? '').getTime()
    return key && id && Number.isFinite(startedAt) ? [{ key, id, startedAt }] : []
  })
}
