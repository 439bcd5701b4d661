import { generateKeyPairSync, sign } from 'node:crypto'
import type { KeyObject } from 'node:crypto'
import type { KeyLogEntry, KeyStatement } from '@skein/contract'
import { hashOfEntry, textToSign } from '@skein/contract/key-log'

/** A key that signs entries of the log, as a browser has one beside its identity key. */
export type Signer = { logKey: string; privateKey: KeyObject }

export function newSigner(): Signer {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' })
  const point = Buffer.concat([Buffer.of(4), Buffer.from(x, 'base64url'), Buffer.from(y, 'base64url')])
  return { logKey: point.toString('base64url'), privateKey }
}

/** A statement at the end of a log: of a key with its signer, or of one that is taken back. @param by who signs */
export async function statement(
  userId: string,
  entries: readonly KeyLogEntry[],
  { keyId, own, by }: { keyId: string; own: Signer | null; by: Signer },
): Promise<KeyStatement> {
  const last = entries.at(-1)
  const stated = {
    index: entries.length,
    previous: last ? await hashOfEntry(userId, last) : null,
    kind: own === null ? 'removal' : 'key',
    keyId,
    logKey: own?.logKey ?? null,
  } as const
  const text = Buffer.from(textToSign(userId, stated))
  const signature = sign('sha256', text, { key: by.privateKey, dsaEncoding: 'ieee-p1363' }).toString('base64url')
  return { ...stated, signedBy: own === by ? 'itself' : 'before', signature }
}
