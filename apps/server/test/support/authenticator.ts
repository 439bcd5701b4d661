/** An authenticator in software (WebAuthn Level 3 §6), as far as the tests need one: ES256, no attestation, its owner always there. */
import { createHash, createSign, generateKeyPairSync, randomBytes } from 'node:crypto'

const sha256 = (bytes: Buffer | string) => createHash('sha256').update(bytes).digest()
const url = (bytes: Buffer | string) => Buffer.from(bytes).toString('base64url')

/** CBOR (RFC 8949) of what attestation needs: small whole numbers, texts, bytes, maps. */
function cbor(value: number | string | Buffer | Map<number | string, unknown>): Buffer {
  const head = (major: number, size: number) =>
    size < 24
      ? Buffer.from([(major << 5) | size])
      : size < 256
        ? Buffer.from([(major << 5) | 24, size])
        : Buffer.from([(major << 5) | 25, size >> 8, size & 0xff])
  if (typeof value === 'number') return value >= 0 ? head(0, value) : head(1, -1 - value)
  if (typeof value === 'string') return Buffer.concat([head(3, Buffer.byteLength(value)), Buffer.from(value)])
  if (Buffer.isBuffer(value)) return Buffer.concat([head(2, value.length), value])
  const parts = [...value].flatMap(([key, inner]) => {
    const isKnown =
      typeof inner === 'number' || typeof inner === 'string' || Buffer.isBuffer(inner) || inner instanceof Map
    if (!isKnown) throw new Error('This cannot be written.')
    return [cbor(key), cbor(inner)]
  })
  return Buffer.concat([head(5, value.size), ...parts])
}

type Place = { origin: string; rpId: string }

/** A passkey in an authenticator. `verified: false` answers without having looked whether its owner is there. */
export function createAuthenticator({ origin, rpId }: Place) {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const id = randomBytes(32)
  let counter = 0

  const clientData = (type: string, challenge: string, at = origin) =>
    Buffer.from(JSON.stringify({ type, challenge, origin: at, crossOrigin: false }))

  function authenticatorData(credential: Buffer | undefined, verified: boolean): Buffer {
    const flags = 0x01 | (verified ? 0x04 : 0) | (credential ? 0x40 : 0)
    counter += 1
    const count = Buffer.alloc(4)
    count.writeUInt32BE(counter)
    return Buffer.concat([sha256(rpId), Buffer.from([flags]), count, credential ?? Buffer.alloc(0)])
  }

  return {
    /** What the browser sends after `navigator.credentials.create`. */
    create(challenge: string, { at, verified = true }: { at?: string; verified?: boolean } = {}) {
      const { x = '', y = '' } = publicKey.export({ format: 'jwk' })
      const key = cbor(
        new Map<number, unknown>([
          [1, 2],
          [3, -7],
          [-1, 1],
          [-2, Buffer.from(x, 'base64url')],
          [-3, Buffer.from(y, 'base64url')],
        ]),
      )
      const credential = Buffer.concat([Buffer.alloc(16), Buffer.from([0, id.length]), id, key])
      const attestation = cbor(
        new Map<string, unknown>([
          ['fmt', 'none'],
          ['attStmt', new Map()],
          ['authData', authenticatorData(credential, verified)],
        ]),
      )
      return {
        id: url(id),
        rawId: url(id),
        type: 'public-key',
        clientExtensionResults: {},
        response: {
          clientDataJSON: url(clientData('webauthn.create', challenge, at)),
          attestationObject: url(attestation),
          transports: ['internal'],
        },
      }
    },
    /** What the browser sends after `navigator.credentials.get`. */
    get(challenge: string, { at, verified = true }: { at?: string; verified?: boolean } = {}) {
      const client = clientData('webauthn.get', challenge, at)
      const data = authenticatorData(undefined, verified)
      const signature = createSign('sha256')
        .update(Buffer.concat([data, sha256(client)]))
        .sign(privateKey)
      return {
        id: url(id),
        rawId: url(id),
        type: 'public-key',
        clientExtensionResults: {},
        response: { clientDataJSON: url(client), authenticatorData: url(data), signature: url(signature) },
      }
    },
  }
}
