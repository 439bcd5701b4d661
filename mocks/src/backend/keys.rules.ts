/** Public keys for messages: behaviour §2.8. */
import type { KeyBackup } from '@skein/contract'
import { limits } from '@skein/contract/limits'
import { Refusal } from '../answer.ts'
import type { Rules } from './ask.ts'
import { mockToken } from './account.rules.ts'
import { currentKeyOf, dropNextKey, keysOf, publicPart, publishedPart } from './current-key.ts'
import { peerOf } from './messages.rules.ts'
import type { State } from './state.ts'

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

const isEqual = (one: KeyBackup, other: KeyBackup | null) => JSON.stringify(one) === JSON.stringify(other)

const coolDownMs = limits.keys.coolDownHours * 60 * 60_000

type Announce = (event: { type: 'conversation-changed'; userId: string }, to: string) => void

/** Tells those a member writes with. */
function tellPeers(state: State, userId: string, announce: Announce): void {
  for (const { id } of state.accounts.values()) {
    const isWritten = state.messages.some(
      ({ message: { senderId, receiverId } }) =>
        [senderId, receiverId].includes(id) && [senderId, receiverId].includes(userId),
    )
    if (id !== userId && isWritten) announce({ type: 'conversation-changed', userId }, id)
  }
}

/** Takes back the replacement that waits. */
function keepCurrent(state: State, userId: string, announce: Announce): Refusal | undefined {
  if (!dropNextKey(state, userId)) return new Refusal('not-found')
  tellPeers(state, userId, announce)
  return undefined
}

export const keyRules: Rules = {
  getPublicKey({ state, viewer, params, query }) {
    if (!viewer) return new Refusal('not-signed-in')
    const isOwn = params.id.toLowerCase() === viewer.id
    const owner = isOwn ? viewer : peerOf(state, viewer, params.id)
    if (owner instanceof Refusal) return owner
    const { next } = keysOf(state, owner.id)
    const earlier = state.keys.get(owner.id)?.find((key) => key.keyId === query.keyId && key !== next)
    const key = query.keyId === undefined ? currentKeyOf(state, owner.id) : earlier && publicPart(earlier)
    return key ?? new Refusal('not-found')
  },

  getOwnKey({ state, viewer }) {
    if (!viewer) return new Refusal('not-signed-in')
    const { current, next } = keysOf(state, viewer.id)
    return {
      key: current ? publicPart(current) : null,
      hasBackup: current !== undefined && current.backup !== null,
      next: next ? { ...publishedPart(next), hasBackup: next.backup !== null } : null,
    }
  },

  openBackup({ state, viewer, body }) {
    if (!viewer) return new Refusal('not-signed-in')
    if (body.currentPassword !== viewer.password) return wrongPassword()
    return keysOf(state, viewer.id).current?.backup ?? new Refusal('not-found')
  },

  async publishPublicKey({ state, viewer, body, announce }) {
    if (!viewer) return new Refusal('not-signed-in')
    const { publicKey, backup, replaces, currentPassword } = body
    const keyId = await keyIdOf(publicKey)
    if (keyId === undefined)
      return new Refusal('invalid-input', { fields: { publicKey: 'This is no public key of P-256.' } })
    const { current: before, next } = keysOf(state, viewer.id)
    const isSame = before?.keyId === keyId
    if (!isSame && (before?.keyId ?? null) !== replaces) return new Refusal('key-changed')
    const takesBackup = isSame && before.backup !== null && !isEqual(before.backup, backup)
    const isReplacement = before !== undefined && !isSame
    if ((isReplacement || takesBackup) && currentPassword !== viewer.password) return wrongPassword()
    if (!isSame && next?.keyId === keyId) return publishedPart(next)
    if (!isSame && next !== undefined) return new Refusal('key-changed')
    const [time, keys] = [Date.now(), state.keys.get(viewer.id) ?? []]
    const createdAt = new Date(time).toISOString()
    const inForceAt = new Date(time + (isReplacement ? coolDownMs : 0)).toISOString()
    const key = isSame ? { ...before, backup } : { keyId, publicKey, createdAt, backup, inForceAt }
    state.keys.set(viewer.id, isSame ? keys.map((known) => (known === before ? key : known)) : [...keys, key])
    if (!isSame) tellPeers(state, viewer.id, announce)
    return publishedPart(key)
  },

  keepKey({ state, viewer, announce }) {
    if (!viewer) return new Refusal('not-signed-in')
    return keepCurrent(state, viewer.id, announce)
  },

  keepKeyByLink({ state, body, announce }) {
    const [userId] = [...state.keys.keys()].filter((id) => keysOf(state, id).next !== undefined)
    if (body.token !== mockToken || userId === undefined) return new Refusal('link-expired')
    return keepCurrent(state, userId, announce)
  },
}
