/** Encrypted pictures and videos of messages, which come as bytes. */
import { randomUUID } from 'node:crypto'
import { unlink } from 'node:fs/promises'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { limits as contractLimits } from '@skein/contract/limits'
import type { Viewer } from '@skein/domain/auth/sessions'
import { callsWith } from '@skein/domain/calls/define-call'
import { Problem } from '@skein/domain/calls/problem'
import type { Database } from '@skein/domain/database/database'
import { newId } from '@skein/domain/database/ids'
import { bareMedia } from '@skein/domain/media/bare-media'
import { addressOf } from '@skein/domain/media/media-name'
import { blobType } from '@skein/domain/messages/attachment'
import type { Clock } from '@skein/domain/ports'
import type { Http } from '../http/serve-call.ts'
import type { MediaStore } from '../media/media-store.ts'
import { saveStream } from '../uploads/save-stream.ts'
import type { Uploads } from '../uploads/uploads.ts'

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
      .values(
        bareMedia({
          name,
          owner_id: viewer.id,
          type: blobType,
          width: 0,
          height: 0,
          bytes,
          created_at: time,
        }),
      )
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
