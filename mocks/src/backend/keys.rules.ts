/** Public keys for messages: behaviour §2.8. */
import type { KeyBackup, KeyStatement } from '@skein/contract'
import { liveKeys } from '@skein/contract/key-log'
import { limits } from '@skein/contract/limits'
import { importPublicKey, keyIdOf } from '@skein/contract/public-key'
import { Refusal } from '../answer.ts'
import type { Rules } from './ask.ts'
import { mockToken } from './account.rules.ts'
import { currentKeyOf, dropNextKey, keysOf, publicPart, publishedPart } from './current-key.ts'
import { keyLogHead, keyLogOf, logRemoval, stateInLog } from './key-log.ts'
import { peerOf } from './messages.rules.ts'
import type { State } from './state.ts'

/** The id of a key, or nothing where the bytes are no point of P-256. */
const idOfPoint = (publicKey: string): Promise<string | undefined> =>
  importPublicKey(publicKey).then(
    () => keyIdOf(publicKey),
    () => undefined,
  )

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
async function keepCurrent(
  state: State,
  userId: string,
  announce: Announce,
  statement?: KeyStatement,
): Promise<Refusal | undefined> {
  const { next } = keysOf(state, userId)
  if (next === undefined) return new Refusal('not-found')
  if (statement === undefined) await logRemoval(state, userId, next.keyId)
  else {
    if (statement.kind !== 'removal' || statement.keyId !== next.keyId || statement.signedBy !== 'before')
      return new Refusal('key-changed')
    const time = new Date().toISOString()
    const stated = await stateInLog(state, userId, statement, { time, inForceAt: time })
    if (stated instanceof Refusal) return stated
  }
  dropNextKey(state, userId)
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

  async getOwnKey({ state, viewer }) {
    if (!viewer) return new Refusal('not-signed-in')
    const { current, next } = keysOf(state, viewer.id)
    return {
      key: current ? publicPart(current) : null,
      hasBackup: current !== undefined && current.backup !== null,
      keyLog: await keyLogHead(state, viewer.id),
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
    const keyId = await idOfPoint(publicKey)
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
    const { statement } = body
    if (!isSame && (statement !== undefined || keyLogOf(state, viewer.id).length > 0)) {
      if (statement?.kind !== 'key' || statement.keyId !== keyId) return new Refusal('key-changed')
      const stated = await stateInLog(state, viewer.id, statement, { time: createdAt, inForceAt })
      if (stated instanceof Refusal) return stated
    }
    state.keys.set(viewer.id, isSame ? keys.map((known) => (known === before ? key : known)) : [...keys, key])
    if (!isSame) tellPeers(state, viewer.id, announce)
    return publishedPart(key)
  },

  getKeyLog({ state, viewer, params }) {
    if (!viewer) return new Refusal('not-signed-in')
    const owner = params.id.toLowerCase() === viewer.id ? viewer : peerOf(state, viewer, params.id)
    return owner instanceof Refusal ? owner : [...keyLogOf(state, owner.id)]
  },

  startKeyLog({ state, viewer, body }) {
    if (!viewer) return new Refusal('not-signed-in')
    const { current } = keysOf(state, viewer.id)
    const isLogged = liveKeys(keyLogOf(state, viewer.id)).some(({ keyId }) => keyId === current?.keyId)
    if (isLogged || body.kind !== 'key' || body.keyId !== current?.keyId) return new Refusal('key-changed')
    const time = new Date().toISOString()
    return stateInLog(state, viewer.id, body, { time, inForceAt: time })
  },

  keepKey({ state, viewer, body, announce }) {
    if (!viewer) return new Refusal('not-signed-in')
    const isSigned = liveKeys(keyLogOf(state, viewer.id)).length > 1
    if (isSigned && body.statement === undefined && keysOf(state, viewer.id).next !== undefined)
      return new Refusal('key-changed')
    return keepCurrent(state, viewer.id, announce, body.statement)
  },

  keepKeyByLink({ state, body, announce }) {
    const userId = [...state.keys.keys()].find((id) => keysOf(state, id).next !== undefined)
    if (body.token !== mockToken || userId === undefined) return new Refusal('link-expired')
    return keepCurrent(state, userId, announce)
  },
}
