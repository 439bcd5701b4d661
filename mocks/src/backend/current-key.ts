import type { PublicKey } from '@skein/contract'
import type { State, StoredKey } from './state.ts'

/** A key without its backup, which is its owner's alone. */
export const publicPart = ({ keyId, publicKey, createdAt }: StoredKey): PublicKey => ({ keyId, publicKey, createdAt })

/** The key that messages to a member are encrypted with now: the last one. */
export function currentKeyOf(state: State, userId: string): PublicKey | undefined {
  const key = state.keys.get(userId)?.at(-1)
  return key && publicPart(key)
}
