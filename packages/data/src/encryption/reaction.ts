/** Reactions to messages, sealed as messages are. The server sees that there is one, and not which. */
import type { ReactionEnvelope } from '@skein/contract'
import { limits } from '@skein/contract/limits'
import { isOneEmoji } from '@skein/contract/text'
import { associatedData, conversationId, utf8 } from './bytes.ts'
import { openCopy, padded, sealCopies, type Copy, type PeerKey } from './hpke.ts'
import type { Identity } from './identity.ts'
import type { Reference } from './reference.ts'

/** Who reacts, and who the other one is. */
type Sides = { senderId: string; receiverId: string }
type Keys = Pick<ReactionEnvelope, 'senderKeyId' | 'receiverKeyId'>

const info = utf8('skein/reactions/1')

/** What is bound to a reaction: also the message, by its place where it is encrypted, so that it stands at no other. */
const boundTo = ({ senderId, receiverId }: Sides, { senderKeyId, receiverKeyId }: Keys, to: Reference, copy: Copy) =>
  associatedData(
    'skein/reaction',
    1,
    conversationId(senderId, receiverId),
    senderId,
    receiverId,
    senderKeyId,
    receiverKeyId,
    to.place?.keyId ?? to.id,
    to.place?.counter ?? 0,
    copy,
  )

/** Seals a reaction of the identity's member to a message that they share with `receiver`. */
export async function sealReaction(
  identity: Identity,
  receiver: PeerKey & { userId: string },
  emoji: string,
  to: Reference,
): Promise<ReactionEnvelope> {
  const keys = { senderKeyId: identity.keyId, receiverKeyId: receiver.keyId }
  const sides = { senderId: identity.userId, receiverId: receiver.userId }
  const copies = await sealCopies(identity, receiver, info, padded({ emoji }), (copy) => boundTo(sides, keys, to, copy))
  return { version: 1, ...keys, copies }
}

/**
 * Opens a reaction.
 * @param sender the key of who reacted, by its own computed id
 * @throws where anything of it was changed, it was sealed for another key or for another message, or is no emoji
 */
export async function openReaction(
  identity: Identity,
  sender: PeerKey,
  sides: Sides,
  envelope: ReactionEnvelope,
  to: Reference,
): Promise<string> {
  const copy: Copy = sides.senderId === identity.userId ? 'sender' : 'receiver'
  const ownKeyId = copy === 'sender' ? envelope.senderKeyId : envelope.receiverKeyId
  if (ownKeyId !== identity.keyId || envelope.senderKeyId !== sender.keyId)
    throw new Error('It was sealed for another key.')
  const opened = await openCopy(identity, sender, info, envelope.copies[copy], boundTo(sides, envelope, to, copy))
  const value: unknown = JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(opened))
  const emoji: unknown = typeof value === 'object' && value !== null ? Reflect.get(value, 'emoji') : undefined
  if (typeof emoji !== 'string' || emoji.length > limits.messageReaction.maxUnits || !isOneEmoji(emoji))
    throw new Error('There is no reaction inside.')
  return emoji
}
