/** Pictures of encrypted messages: the server stores bytes; their key and digest travel inside the message that they belong to. */
import { fromBase64url, toBase64url } from '@skein/contract/base64url'
import { associatedData, conversationId, randomBytes, sha256, type Bytes } from './bytes.ts'

/** What a message says of its picture. */
export type SealedPicture = {
  /** Where the encrypted bytes lie. */
  url: string
  key: string
  /** SHA-256 of the encrypted bytes, base64url: the message, and with it its place, vouches for exactly these. */
  digest: string
  type: string
  width: number
  height: number
  alt: string
}

type Between = { senderId: string; receiverId: string }

const nonceLength = 12

const boundTo = ({ senderId, receiverId }: Between) =>
  associatedData('skein/picture', 1, conversationId(senderId, receiverId), senderId, receiverId)

/** Encrypts a picture under a key of its own. */
export async function sealPicture(
  between: Between,
  bytes: Bytes,
): Promise<{ sealed: Bytes; key: string; digest: string }> {
  const [raw, nonce] = [randomBytes(32), randomBytes(nonceLength)]
  const key = await crypto.subtle.importKey('raw', raw, 'AES-GCM', false, ['encrypt'])
  const encrypted = new Uint8Array(
    await crypto.subtle.encrypt({ name: 'AES-GCM', iv: nonce, additionalData: boundTo(between) }, key, bytes),
  )
  const sealed = new Uint8Array(nonce.length + encrypted.length)
  sealed.set(nonce)
  sealed.set(encrypted, nonce.length)
  return { sealed, key: toBase64url(raw), digest: toBase64url(await sha256(sealed)) }
}

/** @throws where these are not the bytes that the message vouches for */
export async function openPicture(
  between: Between,
  { key, digest }: Pick<SealedPicture, 'key' | 'digest'>,
  sealed: Bytes,
): Promise<Bytes> {
  if (toBase64url(await sha256(sealed)) !== digest) throw new Error('These are other bytes.')
  const imported = await crypto.subtle.importKey('raw', fromBase64url(key), 'AES-GCM', false, ['decrypt'])
  const opened = await crypto.subtle.decrypt(
    { name: 'AES-GCM', iv: sealed.slice(0, nonceLength), additionalData: boundTo(between) },
    imported,
    sealed.slice(nonceLength),
  )
  return new Uint8Array(opened)
}
