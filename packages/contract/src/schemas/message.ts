import * as z from 'zod/mini'
import { limits } from '../limits.ts'
import { Count, Id, Moment, filledUpTo } from './basics.ts'
import { UserSummary } from './user.ts'

/** An HPKE (RFC 9180) envelope, base64url: who can open it is known from the key ids. The server never sees inside. */
export const Envelope = z.object({
  version: z.literal(1),
  senderKeyId: z.string().check(z.maxLength(64)),
  receiverKeyId: z.string().check(z.maxLength(64)),
  encapsulatedKey: z.string().check(z.maxLength(256)),
  ciphertext: z.string().check(z.maxLength(20_000)),
})

/** §3 Private message. `content` is null where `envelope` carries it encrypted. */
export const Message = z.object({
  id: Id,
  senderId: Id,
  receiverId: Id,
  content: z.nullable(z.string()),
  envelope: z.nullable(Envelope),
  encrypted: z.boolean(),
  createdAt: Moment,
})

/** §7 POST /api/messages/send, both variants. */
export const NewMessage = z.union([
  z.object({ receiverId: Id, content: filledUpTo(limits.message.max) }),
  z.object({ receiverId: Id, encryptedContent: Envelope }),
])

/** §3 Conversation. */
export const Conversation = z.object({
  user: UserSummary,
  lastMessage: z.object({ content: z.nullable(z.string()), encrypted: z.boolean(), createdAt: Moment }),
  unreadCount: Count,
})

export const PublicKey = z.object({
  keyId: z.string(),
  publicKey: z.string().check(z.maxLength(256)),
  createdAt: Moment,
})
export const NewPublicKey = z.object({
  publicKey: z.string().check(z.maxLength(256)),
  /** The private key wrapped by a passphrase in the browser, for a second device. */
  wrappedPrivateKey: z.optional(z.string().check(z.maxLength(4096))),
})

export type Message = z.infer<typeof Message>
export type Conversation = z.infer<typeof Conversation>
