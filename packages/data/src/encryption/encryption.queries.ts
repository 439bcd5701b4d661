/** The viewer's own key: whether encryption is on, and whether this browser has part in it. */
import { queryOptions, skipToken, useMutation, useQuery, useQueryClient, type QueryClient } from '@tanstack/react-query'
import type { KeyBackup } from '@skein/contract'
import { call } from '../client/call.ts'
import { readConversationsAnew } from '../events/read-conversations.ts'
import { useViewer } from '../session/session.queries.ts'
import { isOutdated, unwrapKey, wrapKey } from './backup.ts'
import { makeIdentity, type Identity, type PrivateKeyData } from './identity.ts'
import { stateKey, stateRemoval, type KeyLog } from './key-log.ts'
import { readIdentity, writeIdentity } from './key.store.ts'
import { auditOwnLog, forgetOwnLog, readLogOf, type LogProblem } from './own-log.ts'

/** A key that waits to take the place of the member's. `isHere`: this browser made it. */
export type NextKey = { keyId: string; inForceAt: string; isHere: boolean }

/**
 * `off`: the member has no key. `ready`: this browser holds it. `missing`: another browser made it; this one needs the passphrase, or the
 * member starts over. `next`: another key is to take its place.
 */
export type OwnKeyState =
  | { state: 'off' }
  | {
      state: 'ready'
      identity: Identity
      hasBackup: boolean
      next: NextKey | null
      log: KeyLog
      logProblem: LogProblem | null
    }
  | { state: 'missing'; keyId: string; hasBackup: boolean; next: NextKey | null }

async function readOwnKey(userId: string, signal?: AbortSignal): Promise<OwnKeyState> {
  const [{ key, hasBackup, next: waiting, keyLog }, kept, made] = await Promise.all([
    call('getOwnKey', signal === undefined ? {} : { signal }),
    readIdentity(userId).catch(() => null),
    readIdentity(userId, 'next').catch(() => null),
  ])
  // What was made here came into force meanwhile, or the page was left between publishing a key and putting it in its place.
  const hasCome = made !== null && made.publicKey === key?.publicKey
  if (hasCome) await writeIdentity(made)
  const identity = hasCome ? made : kept
  const next = waiting && {
    keyId: waiting.keyId,
    inForceAt: waiting.inForceAt,
    isHere: made?.publicKey === waiting.publicKey,
  }
  if (key !== null && identity?.publicKey === key.publicKey) {
    const { log, problem } = await auditOwnLog(identity, keyLog, next?.keyId)
    return { state: 'ready', identity, hasBackup, next, log, logProblem: problem }
  }
  if (key !== null) return { state: 'missing', keyId: key.keyId, hasBackup, next }
  if (identity === null) return { state: 'off' }
  // A server that has lost the key, or says so, must not turn encryption off.
  const statement = await stateKey(await readLogOf(userId), identity)
  await call('publishPublicKey', { body: { publicKey: identity.publicKey, backup: null, replaces: null, statement } })
  return readOwnKey(userId, signal)
}

/** The longest that a timer of a browser can wait, in milliseconds. */
const longestTimer = 2 ** 31 - 1

/** How long what was read holds: until the key that waits comes into force, which nobody tells of. */
function holdsFor(data: OwnKeyState | undefined): number {
  if (data === undefined || data.state === 'off' || data.next === null) return Infinity
  return Math.min(Math.max(Date.parse(data.next.inForceAt) - Date.now(), 1000), longestTimer)
}

export const ownKeyQuery = (userId: string | undefined) =>
  queryOptions<OwnKeyState>({
    queryKey: ['own-key', userId],
    queryFn: userId === undefined ? skipToken : ({ signal }) => readOwnKey(userId, signal),
    refetchInterval: ({ state: { data } }) => (holdsFor(data) === Infinity ? false : holdsFor(data)),
  })

/**
 * Keeps a new key in this browser and publishes it. One that takes the place of another waits: until then this browser goes by what it
 * held before.
 */
async function adopt(
  client: QueryClient,
  identity: Identity,
  backup: KeyBackup | null,
  replaces: { keyId: string; identity?: Identity } | null,
  currentPassword?: string,
): Promise<void> {
  // Kept beside the one before until it is in force: neither may be lost, whichever of the steps fails.
  await writeIdentity(identity, 'next')
  const proof = currentPassword === undefined ? {} : { currentPassword }
  const statement = await stateKey(await readLogOf(identity.userId), identity, replaces?.identity)
  await call('publishPublicKey', {
    body: { publicKey: identity.publicKey, backup, replaces: replaces?.keyId ?? null, statement, ...proof },
  })
  await lookAgain(client, identity)
}

/** What was encrypted for another key is opened anew, or not at all. */
async function lookAgain(client: QueryClient, identity: Identity): Promise<void> {
  client.setQueryData(ownKeyQuery(identity.userId).queryKey, await readOwnKey(identity.userId))
  client.removeQueries({ queryKey: ['opened'], type: 'inactive' })
  await client.invalidateQueries({ queryKey: ['opened'] })
  await readConversationsAnew(client)
}

/** Wraps a key again that was wrapped with less work than now. That it fails is no harm: it is tried again the next time. */
async function wrapAnew(
  identity: Identity,
  data: PrivateKeyData,
  { passphrase, currentPassword }: { passphrase: string; currentPassword: string },
): Promise<void> {
  const { publicKey, keyId } = identity
  try {
    const backup = await wrapKey(identity, data, passphrase)
    await call('publishPublicKey', { body: { publicKey, backup, replaces: keyId, currentPassword } })
  } catch {
    // The one from before is still there, and opens.
  }
}

/** Own key for a screen: its state, and what can be done about it. Each rejects with what went wrong. */
export function useOwnKey() {
  const client = useQueryClient()
  const userId = useViewer()?.id
  const query = useQuery(ownKeyQuery(userId))
  const own = query.data
  const requireUser = () => {
    if (userId === undefined) throw new Error('Nobody is signed in.')
    return userId
  }

  /**
   * Makes a new key.
   * @param asked.passphrase wraps it for other devices; without one there is no backup
   * @param asked.currentPassword the member's, where there is a key that it takes the place of
   */
  const turnOn = useMutation({
    mutationFn: async ({ passphrase, currentPassword }: { passphrase: string | null; currentPassword?: string }) => {
      const { identity, data } = await makeIdentity(requireUser())
      const backup = passphrase === null ? null : await wrapKey(identity, data, passphrase)
      const held = own?.state === 'ready' ? { keyId: own.identity.keyId, identity: own.identity } : null
      const before = own?.state === 'missing' ? { keyId: own.keyId } : held
      await adopt(client, identity, backup, before, currentPassword)
    },
  })
  /** Brings the key here. Rejects with `WrongPassphrase`. @param asked.currentPassword the member's, for which the backup is given */
  const restore = useMutation({
    mutationFn: async ({ passphrase, currentPassword }: { passphrase: string; currentPassword: string }) => {
      if (own?.state !== 'missing' || !own.hasBackup) throw new Error('There is no backup.')
      const backup = await call('openBackup', { body: { currentPassword } })
      const { identity, data } = await unwrapKey({ userId: requireUser(), keyId: own.keyId }, backup, passphrase)
      if (isOutdated(backup)) await wrapAnew(identity, data, { passphrase, currentPassword })
      // A key that was made here and waits stays where it is kept.
      await writeIdentity(identity)
      await lookAgain(client, identity)
    },
  })
  /** Takes back the replacement of the key that this browser holds. */
  const keep = useMutation({
    mutationFn: async () => {
      if (own?.state !== 'ready' || own.next === null) throw new Error('Nothing waits.')
      const { identity, next } = own
      const statement = await stateRemoval(await readLogOf(identity.userId), identity, next.keyId)
      await call('keepKey', { body: statement === undefined ? {} : { statement } })
    },
    onSettled: () => query.refetch(),
  })
  /** The member has seen that the log of their keys is not what it was. */
  const acceptLog = useMutation({
    mutationFn: () => forgetOwnLog(requireUser()),
    onSettled: () => query.refetch(),
  })
  const retry = () => void query.refetch()
  return { own, isLoading: query.isLoading, error: query.error, retry, turnOn, restore, keep, acceptLog }
}
