/** One conversation: the other member, how it stands, and which of their keys the viewer goes by. */
import { queryOptions, useQuery, useQueryClient, type QueryClient } from '@tanstack/react-query'
import type { ConversationDetail } from '@skein/contract'
import { keyIdOf } from '@skein/contract/public-key'
import { call } from '../client/call.ts'
import { ownKeyQuery, type OwnKeyState } from '../encryption/encryption.queries.ts'
import { emptyLog, followLog, namesKey } from '../encryption/key-log.ts'
import { changeTrust, readTrust, writeTrust } from '../encryption/key.store.ts'
import { readLogOf } from '../encryption/own-log.ts'
import { safetyNumber } from '../encryption/safety-number.ts'
import {
  acceptLog,
  acceptPlain,
  acknowledge,
  noTrust,
  notice,
  setCompared,
  standingOf,
  type Standing,
  type Trust,
} from '../encryption/trust.ts'
import { useViewer } from '../session/session.queries.ts'

/** What is known of a conversation besides its messages. */
export type ConversationState = { detail: ConversationDetail; trust: Trust; standing: Standing }

/** Reads a conversation and takes note of the other member's key, so that the next one is noticed. */
async function readConversation(
  client: QueryClient,
  viewerId: string,
  userId: string,
  signal: AbortSignal,
): Promise<ConversationState> {
  const detail = await call('getConversation', { params: { userId }, signal })
  const publicKey = detail.publicKey?.publicKey ?? null
  const known = (await readTrust(viewerId, userId).catch(() => null)) ?? noTrust
  const { log, isForked } = await followLog(userId, known.log ?? emptyLog, detail.keyLog, () => readLogOf(userId))
  const keyId = publicKey === null ? undefined : await keyIdOf(publicKey)
  const isOther = isForked || (keyId !== undefined && !namesKey(log, keyId, Date.now()))
  const noticed = await notice(known, publicKey, Date.now())
  let trust: Trust = noticed
  const isTold = known.isForked === true
  if (noticed !== known || log !== (known.log ?? emptyLog) || (isOther && !isTold)) {
    const { keys, acceptsPlain } = noticed
    // What a message that was opened meanwhile has found out stays.
    trust = await changeTrust(viewerId, userId, (stored) => ({
      ...stored,
      keys,
      acceptsPlain,
      log,
      ...(isOther && { isForked: true }),
    }))
    void client.invalidateQueries({ queryKey: ['opened', userId] })
  }
  return { detail, trust, standing: await standingOf(trust, publicKey) }
}

export const conversationQuery = (client: QueryClient, viewerId: string, userId: string) =>
  queryOptions({
    queryKey: ['conversation', userId, 'state'] as const,
    queryFn: ({ signal }) => readConversation(client, viewerId, userId, signal),
  })

/**
 * How messages of a conversation travel now. `encrypted`; `plain-me`: the viewer has not turned encryption on; `plain-peer`: the other one
 * has not. The rest hold what is written: `missing-key` (this browser lacks the viewer's key), `waiting-key` (so it does, and the new one
 * is not in force yet), `changed` and `removed` (the other one's key), `forked` (the log of their keys is not what it was).
 */
export type Security =
  | 'encrypted'
  | 'plain-me'
  | 'plain-peer'
  | 'missing-key'
  | 'waiting-key'
  | 'changed'
  | 'removed'
  | 'forked'

/** The way of a message, from both keys. */
export function securityOf(own: OwnKeyState, { standing }: Pick<ConversationState, 'standing'>): Security {
  if (own.state === 'off') return 'plain-me'
  if (standing === 'changed' || standing === 'removed' || standing === 'forked') return standing
  if (standing === 'none') return 'plain-peer'
  if (own.state === 'ready') return 'encrypted'
  return own.next?.isHere === true ? 'waiting-key' : 'missing-key'
}

/** A conversation for a screen, with what the viewer can say about the other one's key. */
export function useConversation(userId: string) {
  const client = useQueryClient()
  const viewerId = useViewer()?.id ?? ''
  const options = conversationQuery(client, viewerId, userId)
  const query = useQuery({ ...options, enabled: viewerId !== '' })
  const { data: own } = useQuery(ownKeyQuery(viewerId === '' ? undefined : viewerId))
  const state = query.data
  const keyId = state?.trust.keys.find(({ publicKey }) => publicKey === state.detail.publicKey?.publicKey)?.keyId

  async function change(how: (trust: Trust) => Trust): Promise<void> {
    if (state === undefined) return
    const trust = acceptLog(how(state.trust))
    await writeTrust(viewerId, userId, trust)
    const standing = await standingOf(trust, state.detail.publicKey?.publicKey ?? null)
    client.setQueryData(options.queryKey, { ...state, trust, standing })
    await client.invalidateQueries({ queryKey: options.queryKey })
    await client.invalidateQueries({ queryKey: ['opened', userId] })
  }

  return {
    ...(state ?? { detail: undefined, trust: noTrust, standing: undefined }),
    own,
    security: state === undefined || own === undefined ? undefined : securityOf(own, state),
    error: state === undefined ? query.error : null,
    retry: () => void query.refetch(),
    /** The viewer has seen that the key is another, or gone. */
    acknowledge: () => change((trust) => (keyId === undefined ? acceptPlain(trust) : acknowledge(trust, keyId))),
    /** The viewer has compared the safety number, or takes that back. */
    setCompared: (isCompared: boolean) =>
      change((trust) => (keyId === undefined ? trust : setCompared(acknowledge(trust, keyId), keyId, isCompared))),
    isCompared: state?.trust.keys.find((key) => key.keyId === keyId)?.isCompared ?? false,
  }
}

/** The 60 digits that both see where no key was swapped; nothing as long as one of the two has no key here. */
export function useSafetyNumber(userId: string): string | undefined {
  const { detail, own } = useConversation(userId)
  const mine = own?.state === 'ready' ? own.identity : undefined
  const theirs = detail?.publicKey?.publicKey
  return (
    useQuery({
      queryKey: ['safety-number', mine?.publicKey, userId, theirs],
      queryFn: () =>
        mine === undefined || theirs === undefined ? null : safetyNumber(mine, { userId, publicKey: theirs }),
      enabled: mine !== undefined && theirs !== undefined,
    }).data ?? undefined
  )
}
