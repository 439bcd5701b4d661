/**
 * Uploads that go on where they broke off: announced, then appended part by part (the words of the IETF draft on resumable uploads).
 * What has arrived is counted in the row only once it is there for good, so that nothing that was confirmed is lost when the host ends,
 * however it ends.
 */
import type { Call, Upload } from '@skein/contract'
import { calls } from '@skein/contract/calls'
import { limits } from '@skein/contract/limits'
import type { Viewer } from '../auth/sessions.ts'
import { Problem } from '../calls/problem.ts'
import type { Database } from '../database/database.ts'
import { newId } from '../database/ids.ts'
import type { UploadsTable } from '../database/schema.ts'
import { cameBefore, checkKey, repeated } from '../posts/idempotency.ts'
import type { Arrivals, Keeper } from './arrivals.ts'

/** A part may have as many bytes as this. */
export const maxPartBytes = limits.upload.partBytes * 2

export type ResumableUploads<Body> = {
  /**
   * @param key the `Idempotency-Key` header: the same key with the same body makes one upload, and answers it again as far as it has come
   * @throws Problem `body-too-large`, `invalid-input` (poster), `quota-reached`, `storage-full`, `idempotency-mismatch`
   */
  start: (viewer: Viewer, announced: Call<'startUpload'>['parsedBody'], key: string | undefined) => Promise<Upload>
  /** @throws Problem `not-found`, also for an upload of somebody else */
  get: (viewer: Viewer, id: string) => Promise<Upload>
  /**
   * Appends what comes in `body`. What has arrived stays when it breaks off. With the last byte the file is read and kept.
   * @throws Problem `upload-offset` with the right offset in `Upload-Offset`; `body-too-large`; `not-found`; `storage-full`; with the last part those of
   *   the keeper, which drop the upload
   */
  append: (viewer: Viewer, id: string, offset: number, body: Body) => Promise<Upload>
  /** Drops an upload, and the file it became unless that was posted. @throws Problem `not-found` */
  cancel: (viewer: Viewer, id: string) => Promise<void>
}

/** The row with numbers as numbers. */
type Row = Pick<UploadsTable, 'id' | 'owner_id' | 'kind' | 'size' | 'poster' | 'result'> & { received: number }

const isId = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

const resultOf = (result: string | null): Upload['result'] =>
  result === null ? null : calls.getUpload.answer.shape.result.parse(JSON.parse(result))

const answerFor = ({ id, kind, size, received, result }: Row): Upload => ({
  id,
  kind,
  size,
  received,
  result: resultOf(result),
})

const wrongOffset = (received: number) =>
  new Problem('upload-offset', { headers: { 'upload-offset': String(received) } })

type Parts<Body> = {
  database: Database
  keeper: Keeper
  arrivals: Arrivals<Body>
  now: () => number
  /** @throws Problem `quota-reached`, `storage-full` */
  requireRoom: (viewer: Viewer, size: number) => Promise<void>
  /** @throws Problem `storage-full` where there is no room for that many bytes */
  requireSpace: (bytes: number) => Promise<void>
}

/** Makes the service. */
export function createResumableUploads<Body>({
  database,
  keeper,
  arrivals,
  now,
  requireRoom,
  requireSpace,
}: Parts<Body>): ResumableUploads<Body> {
  const { kysely } = database
  /** Bodies that are being received, and files that are being read, by upload. */
  const receiving = new Map<string, { body: Body; done: Promise<unknown> }>()
  const finishing = new Map<string, Promise<Upload>>()

  async function find(viewer: Viewer, id: string): Promise<Row> {
    const row = isId.test(id)
      ? await kysely
          .selectFrom('uploads')
          .select(['id', 'owner_id', 'kind', 'size', 'received', 'poster', 'result'])
          .where('id', '=', id)
          .where('owner_id', '=', viewer.id)
          .executeTakeFirst()
      : undefined
    if (!row) throw new Problem('not-found')
    if (row.result !== null) return row
    // Should less be there than was counted, what is there is right.
    return { ...row, received: Math.min(row.received, await arrivals.size(arrivals.placeOf(id))) }
  }

  /** A new request for an upload means that the client gave up the one before, whose connection may not know it yet. */
  async function interrupt(id: string): Promise<void> {
    const earlier = receiving.get(id)
    if (!earlier) return
    arrivals.interrupt(earlier.body)
    await earlier.done.catch(() => {})
  }

  const forget = async (id: string) => {
    await kysely.deleteFrom('uploads').where('id', '=', id).execute()
    await arrivals.forget(arrivals.placeOf(id))
  }

  /** Reads the whole file and keeps it; who asks meanwhile waits for the same. */
  function finish(viewer: Viewer, row: Row): Promise<Upload> {
    const running = finishing.get(row.id)
    if (running) return running
    const place = arrivals.placeOf(row.id)
    const work = async (): Promise<Upload> => {
      try {
        await arrivals.gather(place)
        const poster = row.poster === null ? undefined : { address: row.poster }
        const result =
          row.kind === 'image' ? await keeper.image(viewer, place) : await keeper.video(viewer, place, poster)
        const { numUpdatedRows } = await kysely
          .updateTable('uploads')
          .set({ result: JSON.stringify(result), received: row.size, updated_at: now() })
          .where('id', '=', row.id)
          .executeTakeFirst()
        // Cancelled meanwhile: nobody will ask for what was made.
        if (numUpdatedRows === 0n) {
          await keeper.discard(viewer.id, result.url)
          throw new Problem('not-found')
        }
        await arrivals.forget(place)
        return { id: row.id, kind: row.kind, size: row.size, received: row.size, result }
      } catch (error) {
        // A file that cannot be read will not be readable at the second try. Any other failure is ours, and the bytes stay for it.
        if (error instanceof Problem) await forget(row.id)
        throw error
      } finally {
        finishing.delete(row.id)
      }
    }
    const promise = work()
    finishing.set(row.id, promise)
    return promise
  }

  /** Receives one part. @returns the row as it is then */
  async function receive(row: Row, offset: number, body: Body): Promise<Row> {
    let arrived = 0
    const count = (bytes: number) => {
      arrived = bytes
    }
    const most = Math.min(maxPartBytes, row.size - offset)
    const save = async () => {
      try {
        await arrivals.save(body, arrivals.placeOf(row.id), { at: offset, most, onProgress: count })
      } catch (error) {
        // A part that is too large is refused as a whole; one that broke off counts as far as it came.
        if (error instanceof Problem && error.code === 'body-too-large') arrived = 0
        throw error
      } finally {
        await kysely
          .updateTable('uploads')
          .set({ received: offset + arrived, updated_at: now() })
          .where('id', '=', row.id)
          .execute()
      }
    }
    const done = save()
    receiving.set(row.id, { body, done })
    try {
      await done
    } finally {
      receiving.delete(row.id)
    }
    return { ...row, received: offset + arrived }
  }

  async function check(viewer: Viewer, { kind, size, poster }: Call<'startUpload'>['parsedBody']): Promise<void> {
    if (size > (kind === 'image' ? limits.image.maxBytes : limits.video.maxBytes)) throw new Problem('body-too-large')
    if (poster && (kind !== 'video' || !(await keeper.ownsPicture(viewer, poster))))
      throw new Problem('invalid-input', { fields: { poster: 'Upload the file first.' } })
    await requireRoom(viewer, size)
  }

  return {
    async start(viewer, announced, key) {
      checkKey(key)
      if (!(await cameBefore(kysely, viewer.id, key))) await check(viewer, announced)
      const { kind, size, poster } = announced
      const time = now()
      const id = newId(time)
      const row = { id, owner_id: viewer.id, kind, size, poster: poster ?? null, result: null, received: 0 }
      const earlier = await database.transaction(async (tx) => {
        const request = { userId: viewer.id, call: 'startUpload', body: announced, id, time }
        const known = key === undefined ? undefined : await repeated(tx, { ...request, key })
        if (known === undefined)
          await tx
            .insertInto('uploads')
            .values({ ...row, created_at: time, updated_at: time })
            .execute()
        return known
      })
      return answerFor(earlier === undefined ? row : await find(viewer, earlier))
    },

    async get(viewer, id) {
      await find(viewer, id)
      await interrupt(id)
      return answerFor(await find(viewer, id))
    },

    async append(viewer, id, offset, body) {
      await find(viewer, id)
      await interrupt(id)
      const row = await find(viewer, id)
      if (row.result === null && row.received < row.size) {
        if (receiving.has(id) || offset !== row.received) throw wrongOffset(row.received)
        await requireSpace(row.size - offset)
        const grown = await receive(row, offset, body)
        return grown.received === grown.size ? finish(viewer, grown) : answerFor(grown)
      }
      // Everything is here: this is the last part once more, whose answer did not come through.
      if (offset + (await arrivals.drain(body, maxPartBytes)) !== row.size) throw wrongOffset(row.size)
      return row.result === null ? finish(viewer, row) : answerFor(row)
    },

    async cancel(viewer, id) {
      const { result } = await find(viewer, id)
      await interrupt(id)
      await forget(id)
      const made = resultOf(result)
      if (made) await keeper.discard(viewer.id, made.url)
    },
  }
}
