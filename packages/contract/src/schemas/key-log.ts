/** The log of a member's keys: which key came when, which was taken back, and who says so. It only grows. */
import * as z from 'zod/mini'
import { limits } from '../limits.ts'
import { Moment } from './basics.ts'
import { bytes, KeyId, Point } from './key.ts'

const Index = z.int().check(z.minimum(0), z.maximum(2 * limits.keys.maxLog))
const Hash = bytes(43, 43)
/** ECDSA on P-256 with SHA-256, both numbers one after the other. */
const Signature = bytes(86, 86)

/** Where the log stands: how many entries it has, and the hash of the last one, in which those before it are. */
export const KeyLogHead = z.object({ length: z.int().check(z.minimum(1)), hash: Hash })

/**
 * What a browser signs: that a key is the member's from now on, with the key that signs what comes after it (`logKey`), or that one which
 * waits is taken back (`removal`). The server adds the times.
 */
export const KeyStatement = z.object({
  index: Index,
  /** Hash of the entry before it. */
  previous: z.nullable(Hash),
  kind: z.enum(['key', 'removal']),
  keyId: KeyId,
  logKey: z.nullable(Point),
  /** The `logKey` of the key before it, or its own: a replacement that the key before did not sign. */
  signedBy: z.enum(['before', 'itself']),
  signature: Signature,
})

/** An entry of the log. What the server took back by a link or with a new password is signed by nobody. */
export const KeyLogEntry = z.extend(KeyStatement, {
  signedBy: z.enum(['before', 'itself', 'server']),
  signature: z.nullable(Signature),
  time: Moment,
  /** When the key is, or was, in force. */
  inForceAt: Moment,
})

export type KeyLogHead = z.infer<typeof KeyLogHead>
export type KeyStatement = z.infer<typeof KeyStatement>
export type KeyLogEntry = z.infer<typeof KeyLogEntry>
