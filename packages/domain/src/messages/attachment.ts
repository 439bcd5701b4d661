/** The picture or video of a message: one of the sender's uploads, or an encrypted blob that only the two can open. */
import type { Call, MessageImage } from '@skein/contract'
import type { UnitOfWork } from '../events/unit-of-work.ts'
import { Problem } from '../calls/problem.ts'
import { addressOf, nameInAddress } from '../media/media-name.ts'

type Tx = UnitOfWork['tx']
type Draft = Call<'sendMessage'>['parsedBody']
type Attachment = {
  name: string
  /** Null where it is encrypted: what it shows is known to the two alone. */
  image: MessageImage | null
}

/** The type of a blob that only the two can open. */
export const blobType = 'application/octet-stream'

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
