import { createHash, generateKeyPairSync, randomBytes } from 'node:crypto'
import type { Envelope, KeyBackup } from '@skein/contract'
import { password } from './test-server.ts'
import type { Caller } from './test-server.ts'

/** A new public key of P-256 with its id. */
export function newPublicKey(): { publicKey: string; keyId: string } {
  const { x = '', y = '' } = generateKeyPairSync('ec', { namedCurve: 'P-256' }).publicKey.export({ format: 'jwk' })
  const bytes = Buffer.concat([Buffer.of(4), Buffer.from(x, 'base64url'), Buffer.from(y, 'base64url')])
  return { publicKey: bytes.toString('base64url'), keyId: createHash('sha256').update(bytes).digest('base64url') }
}

/** Something with the form of a backup; only its form is the server's business. */
export const someBackup = (): KeyBackup => ({
  version: 1,
  iterations: 600_000,
  salt: randomBytes(16).toString('base64url'),
  nonce: randomBytes(12).toString('base64url'),
  ciphertext: randomBytes(200).toString('base64url'),
})

/** Publishes a new key of a member. @returns its id */
export async function publishKey(caller: Caller, replaces: string | null = null): Promise<string> {
  const { publicKey, keyId } = newPublicKey()
  const answer = await caller.post('/api/keys', {
    publicKey,
    backup: null,
    replaces,
    ...(replaces !== null && { currentPassword: password }),
  })
  if (answer.status !== 201) throw new Error(`${answer.status} ${answer.text}`)
  return keyId
}

const sealed = () => ({
  encapsulatedKey: newPublicKey().publicKey,
  ciphertext: randomBytes(300).toString('base64url'),
})

/** Something with the form of an envelope; what is in it nobody can read. */
export const someEnvelope = (senderKeyId: string, receiverKeyId: string, counter: number): Envelope => ({
  version: 1,
  senderKeyId,
  receiverKeyId,
  counter,
  copies: { receiver: sealed(), sender: sealed() },
})
