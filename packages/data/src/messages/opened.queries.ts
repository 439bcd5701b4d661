/** Encrypted messages as this browser reads them. */
import { queryOptions, useQueries, useQuery, type QueryClient } from '@tanstack/react-query'
import type { Message } from '@skein/contract'
import { keyIdOf } from '@skein/contract/public-key'
import { call } from '../client/call.ts'
import { ownKeyQuery, type OwnKeyState } from '../encryption/encryption.queries.ts'
import { openMessage, type Content } from '../encryption/envelope.ts'
import type { PeerKey } from '../encryption/hpke.ts'
import { readTrust } from '../encryption/key.store.ts'
import { acknowledgedKey, noTrust } from '../encryption/trust.ts'
import { seesSameLogs } from './same-logs.ts'
import { useViewer } from '../session/session.queries.ts'

/**
 * `opened`: it is as it was sent; `isVerified` says that the key behind it is one that the viewer goes by, which alone earns the lock.
 * `no-key`: it was encrypted for a key that this browser does not have. `broken`: it is not what was sent.
 */
export type Opened =
  | { state: 'opened'; content: Content; isVerified: boolean }
  | { state: 'no-key' }
  | { state: 'broken' }

/** The key behind a message: one that is known here, or an earlier one that the server has, whose id vouches for it. */
export async function senderKey(viewerId: string, peerId: string, keyId: string): Promise<PeerKey | undefined> {
  const trust = (await readTrust(viewerId, peerId).catch(() => null)) ?? noTrust
  const known = trust.keys.find((key) => key.keyId === keyId)
  if (known !== undefined) return known
  const { publicKey } = await call('getPublicKey', { params: { id: peerId }, query: { keyId } })
  return (await keyIdOf(publicKey)) === keyId ? { keyId, publicKey } : undefined
}

async function open(client: QueryClient, own: OwnKeyState, viewerId: string, message: Message): Promise<Opened> {
  const { envelope, senderId, receiverId } = message
  if (envelope === null) return { state: 'broken' }
  const isMine = senderId === viewerId
  const peerId = isMine ? receiverId : senderId
  const [ownKeyId, peerKeyId] = isMine
    ? [envelope.senderKeyId, envelope.receiverKeyId]
    : [envelope.receiverKeyId, envelope.senderKeyId]
  if (own.state !== 'ready' || own.identity.keyId !== ownKeyId) return { state: 'no-key' }
  const sender = isMine ? own.identity : await senderKey(viewerId, peerId, envelope.senderKeyId)
  if (sender === undefined) return { state: 'broken' }
  try {
    const content = await openMessage(own.identity, sender, message, envelope)
    const trust = (await readTrust(viewerId, peerId).catch(() => null)) ?? noTrust
    const isSame = isMine || (await seesSameLogs(client, viewerId, peerId, content.logs))
    return { state: 'opened', content, isVerified: isSame && acknowledgedKey(trust, peerKeyId) !== undefined }
  } catch {
    return { state: 'broken' }
  }
}

const openedQuery = (own: OwnKeyState | undefined, viewerId: string, message: Message) => {
  const peerId = message.senderId === viewerId ? message.receiverId : message.senderId
  const keyId = own?.state === 'ready' ? own.identity.keyId : own?.state
  return queryOptions({
    // The ciphertext is part of it: a server that changes a message shows another one.
    queryKey: ['opened', peerId, keyId, message.id, message.envelope?.copies.receiver.ciphertext.slice(-32)] as const,
    queryFn: ({ client }) =>
      own === undefined ? Promise.reject(new Error('No key yet.')) : open(client, own, viewerId, message),
    enabled: own !== undefined,
  })
}

/** What each of these messages says, by id; nothing as long as it is being opened, and for those that are not encrypted. */
export function useOpened(messages: readonly Message[]): ReadonlyMap<string, Opened> {
  const viewerId = useViewer()?.id
  const { data: own } = useQuery(ownKeyQuery(viewerId))
  const encrypted = messages.filter(({ envelope }) => envelope !== null)
  const results = useQueries({
    queries: encrypted.map((message) => openedQuery(own, viewerId ?? '', message)),
  })
  return new Map(
    encrypted.flatMap(({ id }, at) => {
      const result = results[at]
      if (result?.data !== undefined) return [[id, result.data] as const]
      return result?.isError === true ? [[id, { state: 'broken' }] as const] : []
    }),
  )
}
