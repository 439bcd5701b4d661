import { createPublicKey } from 'node:crypto'
import type { JsonWebKey } from 'node:crypto'

/** A point of P-256 as a JWK. */
export function jwkOf(point: string): JsonWebKey {
  const bytes = Buffer.from(point, 'base64url')
  const coordinate = (from: number) => bytes.subarray(from, from + 32).toString('base64url')
  return { kty: 'EC', crv: 'P-256', x: coordinate(1), y: coordinate(33) }
}

/** Whether the bytes are a point of P-256: on another curve a private key could be found out by what it answers. */
export function isPoint(publicKey: string): boolean {
  try {
    createPublicKey({ format: 'jwk', key: jwkOf(publicKey) })
    return Buffer.from(publicKey, 'base64url').length === 65
  } catch {
    return false
  }
}
