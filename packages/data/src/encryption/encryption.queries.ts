/** The viewer's own key: whether encryption is on, and whether this browser has part in it. */
import { queryOptions, skipToken, useMutation, useQuery, useQueryClient, type QueryClient } from '@tanstack/react-query'
import type { KeyBackup } from '@skein/contract'
import { call } from '../client/call.ts'
import { readConversationsAnew } from '../events/read-conversations.ts'
import { useViewer } from '../session/session.queries.ts'
import { unwrapKey, wrapKey } from './backup.ts'
import { makeIdentity, type Identity } from './identity.ts'
import { readIdentity, writeIdentity } from './key.store.ts'

/**
 * `off`: the member has no key. `ready`: this browser holds it. `missing`: another browser made it; this one needs the passphrase, or the
 * member starts over.
 */
export type OwnKeyState =
  | { state: 'off' }
  | { state: 'ready'; identity: Identity; hasBackup: boolean }
  | { state: 'missing'; keyId: string; hasBackup: boolean }

async function readOwnKey(userId: string, signal?: AbortSignal): Promise<OwnKeyState> {
  const [{ key, hasBackup }, kept, next] = await Promise.all([
    call('getOwnKey', signal === undefined ? {} : { signal }),
    readIdentity(userId).catch(() => null),
    readIdentity(userId, 'next').catch(() => null),
  ])
  // The page was left between publishing a key and putting it in its place.
  const identity = next !== null && next.publicKey === key?.publicKey ? next : kept
  if (key !== null && identity?.publicKey === key.publicKey) return { state: 'ready', identity, hasBackup }
  if (key !== null) return { state: 'missing', keyId: key.keyId, hasBackup }
  if (identity === null) return { state: 'off' }
  // A server that has lost the key, or says so, must not turn encryption off.
  await call('publishPublicKey', { body: { publicKey: identity.publicKey, backup: null, replaces: null } })
  return { state: 'ready', identity, hasBackup: false }
}

export const ownKeyQuery = (userId: string | undefined) =>
  queryOptions<OwnKeyState>({
    queryKey: ['own-key', userId],
    queryFn: userId === undefined ? skipToken : ({ signal }) => readOwnKey(userId, signal),
  })

/** Keeps a key in this browser and publishes it. What was encrypted for another key is opened anew, or not at all. */
async function adopt(
  client: QueryClient,
  identity: Identity,
  backup: KeyBackup | null,
  replaces: string | null,
  currentPassword?: string,
): Promise<void> {
  // Kept beside the one before until it is published: neither may be lost, whichever of the steps fails.
  await writeIdentity(identity, 'next')
  const proof = currentPassword === undefined ? {} : { currentPassword }
  await call('publishPublicKey', { body: { publicKey: identity.publicKey, backup, replaces, ...proof } })
  await writeIdentity(identity)
  const ready: OwnKeyState = { state: 'ready', identity, hasBackup: backup !== null }
  client.setQueryData(ownKeyQuery(identity.userId).queryKey, ready)
  client.removeQueries({ queryKey: ['opened'], type: 'inactive' })
  await client.invalidateQueries({ queryKey: ['opened'] })
  await readConversationsAnew(client)
}

/** Own key for a screen: its state, and the three things that can be done about it. Each rejects with what went wrong. */
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
      const before = own?.state === 'missing' ? own.keyId : own?.state === 'ready' ? own.identity.keyId : null
      await adopt(client, identity, backup, before, currentPassword)
    },
  })
  /** Brings the key here. Rejects with `WrongPassphrase`. @param asked.currentPassword the member's, for which the backup is given */
  const restore = useMutation({
    mutationFn: async ({ passphrase, currentPassword }: { passphrase: string; currentPassword: string }) => {
      if (own?.state !== 'missing' || !own.hasBackup) throw new Error('There is no backup.')
      const backup = await call('openBackup', { body: { currentPassword } })
      const { identity } = await unwrapKey({ userId: requireUser(), keyId: own.keyId }, backup, passphrase)
      await adopt(client, identity, backup, own.keyId)
    },
  })
  return { own, isLoading: query.isLoading, error: query.error, retry: () => void query.refetch(), turnOn, restore }
}
