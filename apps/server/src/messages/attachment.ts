/** The picture or video of a message: one of the sender's uploads, or an encrypted blob that only the two can open. */
import { randomUUID } from 'node:crypto'
import { unlink } from 'node:fs/promises'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import type { Call, MessageImage } from '@skein/contract'
import { limits as contractLimits } from '@skein/contract/limits'
import type { Viewer } from '../auth/sessions.ts'
import type { Database } from '../database/database.ts'
import { newId } from '../database/ids.ts'
import type { UnitOfWork } from '../events/unit-of-work.ts'
import { Problem } from '../http/problem.ts'
import { addressOf, nameInAddress } from '../media/media-name.ts'
import type { MediaStore } from '../media/media-store.ts'
import type { Clock } from '../ports.ts'
import { saveStream } from '../uploads/save-stream.ts'
import type { Uploads } from '../uploads/uploads.ts'

type Tx = UnitOfWork['tx']
type Draft = Call<'sendMessage'>['parsedBody']
type Attachment = {
  name: string
  /** Null where it is encrypted: what it shows is known to the two alone. */
  image: MessageImage | null
}

const blobType = 'application/octet-stream'
const { maxBytes } = contractLimits.messageBlob

/**
 * The sender's own file that a draft names.
 * @throws Problem `invalid-input` where it is not there, not theirs, used already, or of the other kind
 */
export async function findAttachment(tx: Tx, ownerId: string, draft: Draft): Promise<Attachment | undefined> {
  const isEncrypted = 'encryptedContent' in draft
  const address = isEncrypted ? draft.attachment : draft.image?.url
  if (address === undefined) return undefined
  const field = isEncrypted ? 'attachment' : 'image.url'
  const file = await tx
    .selectFrom('media')
    .select(['name', 'type', 'width', 'height', 'thumbhash'])
    .where('name', '=', nameInAddress(address) ?? '')
    .where('owner_id', '=', ownerId)
    .where('post_id', 'is', null)
    .where('purpose', '=', 'upload')
    .executeTakeFirst()
  const isVideo = file?.type.startsWith('video/') === true
  const isShown = isVideo || file?.type.startsWith('image/') === true
  if (!file || (isEncrypted ? file.type !== blobType : !isShown))
    throw new Problem('invalid-input', { fields: { [field]: 'Upload the file first.' } })
  const { name, width, height, thumbhash } = file
  if (isEncrypted) return { name, image: null }
  const alt = draft.image?.alt.trim() ?? ''
  const image = { url: addressOf(name), width, height, alt, thumbhash }
  return { name, image: isVideo ? { kind: 'video', ...image } : image }
}

/** Makes a file the message's, so that the two who may read it may see it. */
export async function attachToMessage(tx: Tx, ownerId: string, name: string, messageId: string): Promise<void> {
  // Asked again in the statement that writes: the collector, or another message, may have been after the same file.
  const { numUpdatedRows } = await tx
    .updateTable('media')
    .set({ message_id: messageId, purpose: 'message' })
    .where('name', '=', name)
    .where('owner_id', '=', ownerId)
    .where('purpose', '=', 'upload')
    .executeTakeFirst()
  if (Number(numUpdatedRows) !== 1)
    throw new Problem('invalid-input', { fields: { attachment: 'Upload the file first.' } })
}

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
