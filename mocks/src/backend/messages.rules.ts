/** Messages between two members: specification §2.8, behaviour §2.8. */
import { limits } from '@skein/contract'
import type { Call, Conversation, Message, PublicKey } from '@skein/contract'
import { Refusal } from '../answer.ts'
import { summaryOf } from '../fixtures/people.ts'
import type { Ask, Rules } from './ask.ts'
import { isAccepted, threadOf, unreadIn } from './conversations.ts'
import { keyLogHead } from './key-log.ts'
import { currentKeyOf, keysOf } from './current-key.ts'
import { announceUnread, unreadOf } from './notes.ts'
import { nextId, pair } from './state.ts'
import type { Account, State } from './state.ts'
import { notBlocked } from './visibility.ts'

type Draft = Call<'sendMessage'>['parsedBody']

/** The other member of a conversation, as reading looks them up. */
export function peerOf(state: State, viewer: Account, sent: string): Account | Refusal {
  const id = sent.toLowerCase()
  if (id === viewer.id) return new Refusal('own-subject')
  const peer = state.accounts.get(id)
  return peer?.kind === 'person' && notBlocked(state, viewer, id) ? peer : new Refusal('user-not-found')
}

function conversationWith(state: State, viewer: Account, peer: Account): Conversation | undefined {
  const [last] = threadOf(state, viewer.id, peer.id)
  return (
    last && {
      user: summaryOf(peer),
      lastMessage: last.message,
      unreadCount: unreadIn(state, viewer.id, peer.id),
      request: !isAccepted(state, viewer.id, peer.id),
    }
  )
}

type Envelope = Extract<Draft, { encryptedContent: unknown }>['encryptedContent']

/** The refusal that an envelope earns. */
function envelopeFault(state: State, viewer: Account, receiverId: string, envelope: Envelope): Refusal | undefined {
  const keys: (PublicKey | undefined)[] = [currentKeyOf(state, viewer.id), currentKeyOf(state, receiverId)]
  if (keys[0]?.keyId !== envelope.senderKeyId || keys[1]?.keyId !== envelope.receiverKeyId)
    return new Refusal('key-changed')
  const last = state.messages
    .filter(({ message }) => message.senderId === viewer.id && message.receiverId === receiverId)
    .reduce((most, { place }) => (place?.keyId === envelope.senderKeyId ? Math.max(most, place.counter) : most), 0)
  return envelope.counter <= last ? new Refusal('counter-used', { fields: { counter: String(last + 1) } }) : undefined
}

function attached(state: State, viewer: Account, draft: Draft): Message['image'] | Refusal {
  const isEncrypted = 'encryptedContent' in draft
  const url = isEncrypted ? draft.attachment : draft.image?.url
  if (url === undefined) return null
  const file = state.files.get(url)
  const fits = file?.ownerId === viewer.id && !file.isPosted && (file.kind === 'blob') === isEncrypted
  if (!fits)
    return new Refusal('invalid-input', {
      fields: { [isEncrypted ? 'attachment' : 'image.url']: 'Upload the file first.' },
    })
  file.isPosted = true
  if (isEncrypted || file.kind === 'blob') return null
  const { width, height } = file.result
  const alt = draft.image?.alt.trim() ?? ''
  return file.kind === 'video'
    ? { kind: 'video', url, width, height, thumbhash: null, alt }
    : { url, width, height, thumbhash: file.result.thumbhash, alt }
}

function tell(telling: Pick<Ask<'sendMessage'>, 'state' | 'announce'>, userId: string, peerId: string) {
  telling.announce({ type: 'conversation-changed', userId: peerId }, userId)
  announceUnread(telling, userId)
}

function send(ask: Ask<'sendMessage'>, viewer: Account): Message | Refusal {
  const { state, body } = ask
  const receiverId = body.receiverId.toLowerCase()
  if (receiverId === viewer.id) return new Refusal('own-subject')
  if (state.accounts.get(receiverId)?.kind !== 'person') return new Refusal('user-not-found')
  if (!notBlocked(state, viewer, receiverId)) return new Refusal('cannot-message')
  const isEncrypted = 'encryptedContent' in body
  const mustSeal = currentKeyOf(state, viewer.id) !== undefined && currentKeyOf(state, receiverId) !== undefined
  if (!isEncrypted && mustSeal) return new Refusal('key-changed')
  const fault = isEncrypted ? envelopeFault(state, viewer, receiverId, body.encryptedContent) : undefined
  if (fault) return fault
  const image = attached(state, viewer, body)
  if (image instanceof Refusal) return image
  const message: Message = {
    id: nextId(state),
    senderId: viewer.id,
    receiverId,
    content: isEncrypted ? null : body.content.trim(),
    envelope: isEncrypted ? body.encryptedContent : null,
    encrypted: isEncrypted,
    image,
    createdAt: new Date().toISOString(),
  }
  const place = isEncrypted
    ? { keyId: body.encryptedContent.senderKeyId, counter: body.encryptedContent.counter }
    : null
  state.messages.push({ message, place, deletedFor: new Set(), isRead: false })
  state.accepted.add(pair(viewer.id, receiverId))
  tell(ask, receiverId, viewer.id)
  tell(ask, viewer.id, receiverId)
  return message
}

const before = (cursor: string | undefined, id: string) => cursor === undefined || id < cursor.toLowerCase()

export const messageRules: Rules = {
  listConversations({ state, viewer, query }) {
    if (!viewer) return new Refusal('not-signed-in')
    return [...state.accounts.values()]
      .filter(({ id, kind }) => kind === 'person' && id !== viewer.id && notBlocked(state, viewer, id))
      .flatMap((peer) => conversationWith(state, viewer, peer) ?? [])
      .filter(
        ({ request, lastMessage }) => request === (query.folder === 'requests') && before(query.before, lastMessage.id),
      )
      .toSorted((a, b) => (a.lastMessage.id < b.lastMessage.id ? 1 : -1))
      .slice(0, query.limit)
  },

  listMessages({ state, viewer, params, query }) {
    if (!viewer) return new Refusal('not-signed-in')
    const peer = peerOf(state, viewer, params.userId)
    if (peer instanceof Refusal) return peer
    return threadOf(state, viewer.id, peer.id)
      .map(({ message }) => message)
      .filter(({ id }) => before(query.before, id))
      .slice(0, query.limit)
  },

  async getConversation({ state, viewer, params }) {
    if (!viewer) return new Refusal('not-signed-in')
    const peer = peerOf(state, viewer, params.userId)
    if (peer instanceof Refusal) return peer
    const nothing = { user: summaryOf(peer), lastMessage: null, unreadCount: 0, request: false }
    return {
      ...(conversationWith(state, viewer, peer) ?? nothing),
      publicKey: currentKeyOf(state, peer.id) ?? null,
      keyLog: await keyLogHead(state, peer.id),
      keyChangesAt: keysOf(state, peer.id).next?.inForceAt ?? null,
    }
  },

  sendMessage(ask) {
    const { state, viewer, body, idempotencyKey } = ask
    if (!viewer) return new Refusal('not-signed-in')
    const key = `${viewer.id} ${idempotencyKey}`
    const sent = JSON.stringify(body)
    const earlier = idempotencyKey === null ? undefined : state.repeats.get(key)
    if (earlier) {
      const found = state.messages.find(({ message }) => message.id === earlier.id)
      return earlier.sent === sent && found ? found.message : new Refusal('idempotency-mismatch')
    }
    const made = send(ask, viewer)
    if (!(made instanceof Refusal) && idempotencyKey !== null) state.repeats.set(key, { sent, id: made.id })
    return made
  },

  markConversationRead(ask) {
    const { state, viewer, params, body } = ask
    if (!viewer) return new Refusal('not-signed-in')
    const peer = peerOf(state, viewer, params.userId)
    if (peer instanceof Refusal) return peer
    for (const stored of threadOf(state, viewer.id, peer.id))
      if (stored.message.receiverId === viewer.id && stored.message.id <= body.upTo.toLowerCase()) stored.isRead = true
    tell(ask, viewer.id, peer.id)
    return unreadOf(state, viewer.id)
  },

  acceptConversation(ask) {
    const { state, viewer, params } = ask
    if (!viewer) return new Refusal('not-signed-in')
    const peer = peerOf(state, viewer, params.userId)
    if (peer instanceof Refusal) return peer
    if (conversationWith(state, viewer, peer) === undefined) return new Refusal('not-found')
    state.accepted.add(pair(viewer.id, peer.id))
    tell(ask, viewer.id, peer.id)
    return undefined
  },

  deleteConversation(ask) {
    const { state, viewer, params } = ask
    if (!viewer) return new Refusal('not-signed-in')
    const id = params.userId.toLowerCase()
    if (id === viewer.id) return new Refusal('own-subject')
    for (const stored of threadOf(state, viewer.id, id)) stored.deletedFor.add(viewer.id)
    state.accepted.delete(pair(viewer.id, id))
    tell(ask, viewer.id, id)
    return undefined
  },

  deleteMessage(ask) {
    const { state, viewer, params } = ask
    if (!viewer) return new Refusal('not-signed-in')
    const peerId = params.userId.toLowerCase()
    if (peerId === viewer.id) return new Refusal('own-subject')
    const stored = state.messages.find(({ message: { id, senderId, receiverId } }) => {
      const members = new Set([senderId, receiverId])
      return id === params.messageId.toLowerCase() && members.has(viewer.id) && members.has(peerId)
    })
    if (!stored) return new Refusal('not-found')
    stored.deletedFor.add(viewer.id)
    tell(ask, viewer.id, peerId)
    return undefined
  },

  async uploadMessageBlob({ state, viewer, request }) {
    if (!viewer) return new Refusal('not-signed-in')
    if (request.headers.get('content-type') !== 'application/octet-stream') return new Refusal('unsupported-media')
    const bytes = await request.blob()
    if (bytes.size > limits.messageBlob.maxBytes) return new Refusal('body-too-large')
    if (bytes.size === 0) return new Refusal('invalid-input', { fields: { body: 'There is nothing in it.' } })
    const url = `/media/${nextId(state)}.bin`
    state.files.set(url, { kind: 'blob', ownerId: viewer.id, bytes, isPosted: false })
    return { url }
  },
}
