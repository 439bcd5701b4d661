/** HPKE (RFC 9180) in mode Auth: what is sealed twice, for the other member and for who sealed it. */
import { fromBase64url, toBase64url } from '@skein/contract/base64url'
import { importPublicKey } from '@skein/contract/public-key'
import { utf8, type Bytes } from './bytes.ts'
import type { Identity } from './identity.ts'

/** A public key by its own computed id. */
export type PeerKey = { keyId: string; publicKey: string }

type Sealed = { encapsulatedKey: string; ciphertext: string }

/** For whom a copy is. */
export type Copy = 'receiver' | 'sender'

/** Lengths are rounded up to this many bytes: a server shall not tell 'yes' from 'no'. */
const paddedTo = 256

async function loadSuite() {
  const { Aes256Gcm, CipherSuite, DhkemP256HkdfSha256, HkdfSha256 } = await import('@hpke/core')
  return new CipherSuite({ kem: new DhkemP256HkdfSha256(), kdf: new HkdfSha256(), aead: new Aes256Gcm() })
}
let suite: ReturnType<typeof loadSuite> | undefined
const hpke = () => (suite ??= loadSuite())

/** JSON with blanks behind it, which mean nothing to who reads it. */
export function padded(content: object): Bytes {
  const bytes = utf8(JSON.stringify(content))
  const whole = new Uint8Array(Math.ceil(bytes.length / paddedTo) * paddedTo).fill(0x20)
  whole.set(bytes)
  return whole
}

/**
 * Seals bytes by the identity's member, for the other one and for themself.
 * @param info what kind of thing it is: one kind never opens as another
 * @param boundTo what is bound to each copy
 */
export async function sealCopies(
  identity: Identity,
  receiver: Pick<PeerKey, 'publicKey'>,
  info: Bytes,
  plain: Bytes,
  boundTo: (copy: Copy) => Bytes,
): Promise<Record<Copy, Sealed>> {
  const seal = async (copy: Copy, recipientPublicKey: CryptoKey) => {
    const { enc, ct } = await (
      await hpke()
    ).seal({ recipientPublicKey, senderKey: identity.pair, info }, plain, boundTo(copy))
    return { encapsulatedKey: toBase64url(enc), ciphertext: toBase64url(ct) }
  }
  return {
    receiver: await seal('receiver', await importPublicKey(receiver.publicKey)),
    sender: await seal('sender', identity.pair.publicKey),
  }
}

/** Opens a copy. @throws where anything was changed, or it was sealed by or for another key */
export async function openCopy(
  identity: Identity,
  sender: PeerKey,
  info: Bytes,
  { encapsulatedKey, ciphertext }: Sealed,
  bound: Bytes,
): Promise<ArrayBuffer> {
  return (await hpke()).open(
    {
      recipientKey: identity.pair,
      senderPublicKey: await importPublicKey(sender.publicKey),
      enc: fromBase64url(encapsulatedKey),
      info,
    },
    fromBase64url(ciphertext),
    bound,
  )
}
