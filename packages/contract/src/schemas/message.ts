import * as z from 'zod/mini'
import { limits } from '../limits.ts'
import { isOneEmoji } from '../text.ts'
import { PasswordProof } from './account.ts'
import { Count, Id, MediaAddress, Moment, textUpTo } from './basics.ts'
import { bytes, KeyId, Point } from './key.ts'
import { KeyLogHead, KeyStatement } from './key-log.ts'
import { UserSummary } from './user.ts'

/** One HPKE message (RFC 9180): mode Auth, DHKEM(P-256, HKDF-SHA256), HKDF-SHA256, AES-256-GCM. */
const Sealed = z.object({
  encapsulatedKey: Point,
  ciphertext: bytes(22, limits.envelope.maxCiphertext),
})

/**
 * An encrypted message, version 1. It is sealed twice by the sender's key: for the receiver, and for the sender, who reads it again on
 * another device. Version, conversation, both members, both keys and `counter` are bound to each copy as associated data; `counter`
 * grows with each message of a sender to a receiver under one key, so that what is replayed, moved or left out is noticed. The server
 * never sees inside.
 */
export const Envelope = z.object({
  version: z.literal(1),
  senderKeyId: KeyId,
  receiverKeyId: KeyId,
  counter: z.int().check(z.minimum(1), z.maximum(2 ** 31 - 1)),
  copies: z.object({ receiver: Sealed, sender: Sealed }),
})

/** One emoji, whichever it is. */
export const MessageEmoji = z
  .string()
  .check(
    z.maxLength(limits.messageReaction.maxUnits, { error: 'This is not one emoji.', abort: true }),
    z.refine(isOneEmoji, { error: 'This is not one emoji.' }),
  )

const SealedReaction = z.object({
  encapsulatedKey: Point,
  ciphertext: bytes(22, limits.messageReaction.maxCiphertext),
})

/**
 * A sealed reaction, version 1: as a message is, for the other member and for who reacts. Bound to each copy are version, conversation, both
 * members, both keys, and the message that it is for. The server learns that there is one.
 */
export const ReactionEnvelope = z.object({
  version: z.literal(1),
  senderKeyId: KeyId,
  receiverKeyId: KeyId,
  copies: z.object({ receiver: SealedReaction, sender: SealedReaction }),
})

/** What a member gives a message: an emoji in clear, or one that is sealed. */
export const NewMessageReaction = z.union([
  z.object({ encryptedContent: ReactionEnvelope }),
  z.object({ emoji: MessageEmoji }),
])

/** A reaction to a message, by one of the two. One of `emoji` and `envelope` is null. */
export const MessageReaction = z.object({
  userId: Id,
  emoji: z.nullable(MessageEmoji),
  envelope: z.nullable(ReactionEnvelope),
})

/** The picture of a message that is not encrypted, or its video. */
export const MessageImage = z.object({
  /** Only where it is no picture. */
  kind: z.optional(z.literal('video')),
  url: MediaAddress,
  width: z.int().check(z.positive()),
  height: z.int().check(z.positive()),
  alt: z.string(),
  thumbhash: z.nullable(z.string()),
})

/**
 * §3 Private message. `content` is null where `envelope` carries it encrypted; a picture alone has an empty content. `replyToId` is the
 * message that one in clear answers, which may be gone; an encrypted one has that inside.
 */
export const Message = z.object({
  id: Id,
  senderId: Id,
  receiverId: Id,
  content: z.nullable(z.string()),
  envelope: z.nullable(Envelope),
  encrypted: z.boolean(),
  image: z.nullable(MessageImage),
  replyToId: z.nullable(Id),
  reactions: z.array(MessageReaction),
  createdAt: Moment,
})

const PlainMessage = z
  .object({
    receiverId: Id,
    content: textUpTo(limits.message.max),
    /** An uploaded picture or video of the sender's. */
    image: z.optional(z.object({ url: MediaAddress, alt: textUpTo(limits.altText.max) })),
    /** The message of this conversation that it answers. */
    replyToId: z.optional(Id),
  })
  .check(
    z.refine(({ content, image }) => content !== '' || image !== undefined, {
      path: ['content'],
      error: 'This cannot be blank.',
    }),
  )

const EncryptedMessage = z.object({
  receiverId: Id,
  encryptedContent: Envelope,
  /** The encrypted picture that belongs to it, as `uploadMessageBlob` answered it. Its key is inside the envelope. */
  attachment: z.optional(MediaAddress),
})

/** §7 POST /api/messages/send, both variants. */
export const NewMessage = z.union([EncryptedMessage, PlainMessage])

export const PublicKey = z.object({ keyId: KeyId, publicKey: Point, createdAt: Moment })

/** §3 Conversation, with whom it is. A request comes from somebody the viewer does not follow and has not answered. */
export const Conversation = z.object({
  user: UserSummary,
  lastMessage: Message,
  unreadCount: Count,
  request: z.boolean(),
})

/** How far somebody has read: up to a message, and when they did. */
export const ReadPlace = z.object({ messageId: Id, at: Moment })

/**
 * What a thread needs to open, also where nothing was written yet. `publicKey` is the other member's; null turns encryption off. Where
 * they are replacing it, `keyChangesAt` says when; `keyLog` is where the log of their keys stands. `receipts`: the viewer lets the other
 * one see what they have read and that they write, in a conversation that they have accepted. `seen` is the newest of the viewer's
 * messages that the other one has read; null as well where one of the two keeps that to themselves.
 */
export const ConversationDetail = z.extend(Conversation, {
  lastMessage: z.nullable(Message),
  publicKey: z.nullable(PublicKey),
  keyChangesAt: z.nullable(Moment),
  keyLog: z.nullable(KeyLogHead),
  receipts: z.boolean(),
  seen: z.nullable(ReadPlace),
})

/** That the viewer writes, or does not any more; never what. */
export const Typing = z.object({ typing: z.boolean() })

/** Where a list of conversations is read: those accepted, or those of strangers. */
export const Folder = z.enum(['inbox', 'requests'])

const wrapped = { salt: bytes(22, 64), nonce: bytes(16, 16), ciphertext: bytes(64, 2048) }
const { argon2, iterations } = limits.passphrase

/**
 * A private key wrapped by a passphrase in the browser, for another device: AES-256-GCM under a key by Argon2id (RFC 9106), with version,
 * member, key id and the work it takes as associated data. Version 1 is by PBKDF2-SHA-256; it opens, and is not made any more. The bounds
 * are for the browser that opens it, which must not believe a server what work it is to do.
 */
export const KeyBackup = z.discriminatedUnion('version', [
  z.object({
    version: z.literal(2),
    kdf: z.object({
      name: z.literal('argon2id'),
      /** KiB. */
      memory: z.int().check(z.minimum(argon2.memory.min), z.maximum(argon2.memory.max)),
      passes: z.int().check(z.minimum(argon2.passes.min), z.maximum(argon2.passes.max)),
    }),
    ...wrapped,
  }),
  z.object({
    version: z.literal(1),
    iterations: z.int().check(z.minimum(iterations.min), z.maximum(iterations.max)),
    ...wrapped,
  }),
])

/**
 * One's own public key. `replaces` names the key that it takes the place of, so that a browser that does not know of a newer one cannot
 * overwrite it; the same key again changes its backup alone.
 */
export const NewPublicKey = z.object({
  publicKey: Point,
  backup: z.nullable(KeyBackup),
  replaces: z.nullable(KeyId),
  /** Needed where another key or its backup is replaced: who has a session alone must neither read what is written from then on nor take the backup away. */
  currentPassword: z.optional(PasswordProof.shape.currentPassword),
  /** Its entry in the log. Where there is a log, another key comes with one. */
  statement: z.optional(KeyStatement),
})

/** Takes back a replacement that waits. Where the key before is in the log, it says so with its signature. */
export const KeyKeeping = z.object({ statement: z.optional(KeyStatement) })

/** A key as it was published: the first one of a member is in force at once, one that replaces another after a day. */
export const PublishedKey = z.extend(PublicKey, { inForceAt: Moment })

/**
 * One's own key as the server has it, the one that waits to take its place, and where the log of them stands. The backup itself is given
 * for the password alone.
 */
export const OwnKey = z.object({
  key: z.nullable(PublicKey),
  hasBackup: z.boolean(),
  next: z.nullable(z.extend(PublishedKey, { hasBackup: z.boolean() })),
  keyLog: z.nullable(KeyLogHead),
})

export type Envelope = z.infer<typeof Envelope>
export type ReactionEnvelope = z.infer<typeof ReactionEnvelope>
export type MessageReaction = z.infer<typeof MessageReaction>
export type Message = z.infer<typeof Message>
export type MessageImage = z.infer<typeof MessageImage>
export type Conversation = z.infer<typeof Conversation>
export type ConversationDetail = z.infer<typeof ConversationDetail>
export type PublicKey = z.infer<typeof PublicKey>
export type PublishedKey = z.infer<typeof PublishedKey>
export type KeyBackup = z.infer<typeof KeyBackup>
