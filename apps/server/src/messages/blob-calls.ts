/** Encrypted pictures and videos of messages, which come as bytes. */
import { randomUUID } from 'node:crypto'
import { unlink } from 'node:fs/promises'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { limits as contractLimits } from '@skein/contract/limits'
import type { Viewer } from '../auth/sessions.ts'
import type { Database } from '../database/database.ts'
import { newId } from '../database/ids.ts'
import { callsWith } from '../http/calls.ts'
import { Problem } from '../http/problem.ts'
import type { Http } from '../http/serve-call.ts'
import { addressOf } from '../media/media-name.ts'
import type { MediaStore } from '../media/media-store.ts'
import type { Clock } from '../ports.ts'
import { saveStream } from '../uploads/save-stream.ts'
import type { Uploads } from '../uploads/uploads.ts'
import { blobType } from './attachment.ts'

const { maxBytes } = contractLimits.messageBlob

type Parts = { database: Database; media: MediaStore; uploads: Uploads; now: Clock }

/**
 * Stores what the browser has encrypted. The server knows its size and nothing else of it; it is served to its sender, and with its message
 * to the other member.
 * @throws Problem `body-too-large`, `invalid-input` for nothing, `quota-reached`, `storage-full`
 */
export async function keepBlob(parts: Parts, viewer: Viewer, body: unknown, announced: number): Promise<string> {
  const { database, media, uploads, now } = parts
  if (announced > maxBytes) throw new Problem('body-too-large')
  await uploads.requireRoom(viewer, announced)
  const path = join(await uploads.folder(), `${randomUUID()}.blob`)
  try {
    const source = body instanceof Readable ? body : Readable.from([])
    const bytes = await uploads.turns(viewer.id, () => saveStream(source, path, { most: maxBytes }))
    if (bytes === 0) throw new Problem('invalid-input', { fields: { body: 'There is nothing in it.' } })
    const time = now()
    const name = `${newId(time)}.bin`
    await media.putFile(name, path)
    await database.kysely
      .insertInto('media')
      .values({
        name,
        owner_id: viewer.id,
        post_id: null,
        purpose: 'upload',
        type: blobType,
        width: 0,
        height: 0,
        thumbhash: null,
        drawing: null,
        sizes: '[]',
        bytes,
        duration: null,
        codecs: null,
        poster: null,
        created_at: time,
      })
      .execute()
    return addressOf(name)
  } finally {
    await unlink(path).catch(() => {})
  }
}

const upload = callsWith<Parts & Http>()(
  'uploadMessageBlob',
  async (context) => {
    const { viewer, request } = context
    const announced = Number(request.headers['content-length'] ?? 0)
    return { url: await keepBlob(context, viewer, request.body, announced) }
  },
  { receives: 'application/octet-stream', limit: 'uploads' },
)

export const blobCalls = [upload]
