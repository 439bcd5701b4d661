/** Public keys for messages: behaviour §2.8. */
import type { KeyBackup } from '@skein/contract'
import { Refusal } from '../answer.ts'
import type { Rules } from './ask.ts'
import { publicPart } from './current-key.ts'
import { peerOf } from './messages.rules.ts'

/** The id of a key, or nothing where the bytes are no point of P-256. */
async function keyIdOf(publicKey: string): Promise<string | undefined> {
  const bytes = Uint8Array.from(atob(publicKey.replaceAll('-', '+').replaceAll('_', '/')), (character) =>
    character.charCodeAt(0),
  )
  try {
    await crypto.subtle.importKey('raw', bytes, { name: 'ECDH', namedCurve: 'P-256' }, true, [])
  } catch {
    return undefined
  }
  const hash = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes))
  return btoa(String.fromCharCode(...hash))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '')
}

const wrongPassword = () =>
  new Refusal('wrong-password', { fields: { currentPassword: 'This is not your current password.' } })

const isSame = (one: KeyBackup, other: KeyBackup | null) => JSON.stringify(one) === JSON.stringify(other)

export const keyRules: Rules = {
  getPublicKey({ state, viewer, params, query }) {
    if (!viewer) return new Refusal('not-signed-in')
    const isOwn = params.id.toLowerCase() === viewer.id
    const owner = isOwn ? viewer : peerOf(state, viewer, params.id)
    if (owner instanceof Refusal) return owner
    const keys = state.keys.get(owner.id) ?? []
    const key = query.keyId === undefined ? keys.at(-1) : keys.find(({ keyId }) => keyId === query.keyId)
    return key ? publicPart(key) : new Refusal('not-found')
  },

  getOwnKey({ state, viewer }) {
    if (!viewer) return new Refusal('not-signed-in')
    const key = state.keys.get(viewer.id)?.at(-1)
    return { key: key ? publicPart(key) : null, hasBackup: key !== undefined && key.backup !== null }
  },

  openBackup({ state, viewer, body }) {
    if (!viewer) return new Refusal('not-signed-in')
    if (body.currentPassword !== viewer.password) return wrongPassword()
    return state.keys.get(viewer.id)?.at(-1)?.backup ?? new Refusal('not-found')
  },

  async publishPublicKey({ state, viewer, body, announce }) {
    if (!viewer) return new Refusal('not-signed-in')
    const { publicKey, backup, replaces, currentPassword } = body
    const keyId = await keyIdOf(publicKey)
    if (keyId === undefined)
      return new Refusal('invalid-input', { fields: { publicKey: 'This is no public key of P-256.' } })
    const keys = state.keys.get(viewer.id) ?? []
    const before = keys.at(-1)
    if (before?.keyId !== keyId && (before?.keyId ?? null) !== replaces) return new Refusal('key-changed')
    const takesBackup = before?.keyId === keyId && before.backup !== null && !isSame(before.backup, backup)
    const isReplacement = before !== undefined && before.keyId !== keyId
    if ((isReplacement || takesBackup) && currentPassword !== viewer.password) return wrongPassword()
    const key = keys.find((known) => known.keyId === keyId) ?? {
      keyId,
      publicKey,
      createdAt: new Date().toISOString(),
      backup: null,
    }
    state.keys.set(viewer.id, [...keys.filter((known) => known.keyId !== keyId), { ...key, backup }])
    if (before?.keyId !== keyId) {
      for (const { id } of state.accounts.values()) {
        const isWritten = state.messages.some(
          ({ message: { senderId, receiverId } }) =>
            [senderId, receiverId].includes(id) && [senderId, receiverId].includes(viewer.id),
        )
        if (id !== viewer.id && isWritten) announce({ type: 'conversation-changed', userId: viewer.id }, id)
      }
    }
    return publicPart(key)
  },
}
