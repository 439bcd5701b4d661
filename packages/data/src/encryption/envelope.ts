/**
 * Messages as HPKE (RFC 9180): mode Auth, which proves who sent it, sealed once for the receiver and once for the sender. Who, to whom,
 * under which keys and in which place is bound to each copy, so that a server cannot pass one message off as another.
 */
import type { Envelope, KeyLogHead, Message } from '@skein/contract'
import { associatedData, conversationId, utf8 } from './bytes.ts'
import { openCopy, padded, sealCopies, type Copy, type PeerKey } from './hpke.ts'
import type { Identity } from './identity.ts'
import type { SealedPicture } from './picture.ts'
import { isReference, type Reference } from './reference.ts'

/** What is inside. */
export type Content = {
  text: string
  picture: SealedPicture | null
  /** The message that it answers. */
  replyTo?: Reference
  /** The highest counter under the receiver's key that the writer had seen; absent where it was not known. */
  seen?: number
  /** Where the logs of keys stood that the writer goes by: their own, and the receiver's. */
  logs?: { own: KeyLogHead | null; other: KeyLogHead | null }
}

/** Where a message stands, which is bound to it. */
export type Place = {
  senderId: string
  receiverId: string
  senderKeyId: string
  receiverKeyId: string
  counter: number
}

const info = utf8('skein/messages/1')

const boundTo = ({ senderId, receiverId, senderKeyId, receiverKeyId, counter }: Place, copy: Copy) =>
  associatedData(
    'skein/message',
    1,
    conversationId(senderId, receiverId),
    senderId,
    receiverId,
    senderKeyId,
    receiverKeyId,
    counter,
    copy,
  )

const isCount = (value: unknown): value is number => Number.isSafeInteger(value) && Number(value) >= 0

const isText = (value: unknown): value is string => typeof value === 'string'

function isPicture(value: unknown): value is SealedPicture {
  if (typeof value !== 'object' || value === null) return false
  const get = (name: string): unknown => Reflect.get(value, name)
  const isLength = (length: unknown) => typeof length === 'number' && length > 0 && length < 100_000
  return (
    ['url', 'key', 'digest', 'alt'].every((name) => isText(get(name))) &&
    String(get('url')).startsWith('/media/') &&
    isLength(get('width')) &&
    isLength(get('height')) &&
    ['image/webp', 'image/jpeg', 'image/png', 'video/webm', 'video/mp4'].includes(String(get('type')))
  )
}

const isHead = (value: unknown): value is KeyLogHead | null =>
  value === null ||
  (typeof value === 'object' && isCount(Reflect.get(value, 'length')) && isText(Reflect.get(value, 'hash')))

const isLogs = (value: unknown): value is NonNullable<Content['logs']> =>
  typeof value === 'object' &&
  value !== null &&
  isHead(Reflect.get(value, 'own') ?? null) &&
  isHead(Reflect.get(value, 'other') ?? null)

function contentFrom(bytes: ArrayBuffer): Content {
  const value: unknown = JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes))
  if (typeof value !== 'object' || value === null) throw new Error('There is no message inside.')
  const [text, picture, replyTo, seen, logs]: unknown[] = ['text', 'picture', 'replyTo', 'seen', 'logs'].map((name) =>
    Reflect.get(value, name),
  )
  if (!isText(text) || !(picture === null || isPicture(picture))) throw new Error('There is no message inside.')
  return {
    text,
    picture,
    ...(isReference(replyTo) && { replyTo }),
    ...(isCount(seen) && { seen }),
    ...(isLogs(logs) && { logs }),
  }
}

/** Seals a message of the identity's member to `receiver`. @param counter its place among those sent under these keys, from 1 */
export async function sealMessage(
  identity: Identity,
  receiver: PeerKey & { userId: string },
  content: Content,
  counter: number,
): Promise<Envelope> {
  const place: Place = {
    senderId: identity.userId,
    receiverId: receiver.userId,
    senderKeyId: identity.keyId,
    receiverKeyId: receiver.keyId,
    counter,
  }
  return {
    version: 1,
    senderKeyId: place.senderKeyId,
    receiverKeyId: place.receiverKeyId,
    counter,
    copies: await sealCopies(identity, receiver, info, padded(content), (copy) => boundTo(place, copy)),
  }
}

/**
 * Opens a message. That it opens proves that the holder of `sender` wrote it, to this member, in this place.
 * @param sender the key of who sent it, by its own computed id; the identity's for an own message
 * @throws where anything of it was changed, or it was sealed for another key
 */
export async function openMessage(
  identity: Identity,
  sender: PeerKey,
  { senderId, receiverId }: Pick<Message, 'senderId' | 'receiverId'>,
  { senderKeyId, receiverKeyId, counter, copies }: Envelope,
): Promise<Content> {
  const copy: Copy = senderId === identity.userId ? 'sender' : 'receiver'
  const ownKeyId = copy === 'sender' ? senderKeyId : receiverKeyId
  if (ownKeyId !== identity.keyId || senderKeyId !== sender.keyId) throw new Error('It was sealed for another key.')
  const bound = boundTo({ senderId, receiverId, senderKeyId, receiverKeyId, counter }, copy)
  const opened = await openCopy(identity, sender, info, copies[copy], bound)
  return contentFrom(opened)
}
