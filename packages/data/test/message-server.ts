/** A server with one conversation, as far as the thread needs it. It believes everything; what it does to messages is up to the test. */
import type { Call, KeyBackup, KeyLogEntry, KeyStatement, Message, PublicKey } from '@skein/contract'
import { hashOfEntry } from '@skein/contract/key-log'
import { http, HttpResponse } from 'msw'
import { idOf } from './fixtures.tsx'

type Sent = Call<'sendMessage'>['body']
type OwnKey = { key: PublicKey | null; backup: KeyBackup | null }

/** The other member. */
export const noor = { id: idOf(901), username: 'noor', name: 'Noor Haddad', avatar: null, verified: true }

const moment = '2026-11-21T10:00:00.000Z'

export const publicKeyOf = ({ keyId, publicKey }: { keyId: string; publicKey: string }): PublicKey => ({
  keyId,
  publicKey,
  createdAt: moment,
})

const refusal = (code: string) => HttpResponse.json({ code, message: 'Refused.' }, { status: 409 })

/** @param viewerId of who writes; ids of messages count up from `serial` */
export function messageServer(viewerId: string, { serial = 500 }: { serial?: number } = {}) {
  const state = {
    /** Oldest first. */
    messages: [] as Message[],
    own: { key: null, backup: null } as OwnKey,
    /** A key that waits to take the place of the viewer's. */
    next: null as Call<'getOwnKey'>['answer']['next'],
    theirs: null as PublicKey | null,
    keyChangesAt: null as string | null,
    /** By member. */
    logs: new Map<string, KeyLogEntry[]>(),
  }
  const logOf = (id: string) => state.logs.get(id) ?? []
  const headOf = async (id: string) => {
    const last = logOf(id).at(-1)
    return last ? { length: logOf(id).length, hash: await hashOfEntry(id, last) } : null
  }
  const log = (statement: KeyStatement | undefined, inForceAt: string) => {
    if (statement === undefined) return undefined
    const entry = { ...statement, time: moment, inForceAt }
    state.logs.set(viewerId, [...logOf(viewerId), entry])
    return entry
  }
  let last = serial
  const handlers = [
    http.get('*/api/keys', async () =>
      HttpResponse.json({
        key: state.own.key,
        hasBackup: state.own.backup !== null,
        next: state.next,
        keyLog: await headOf(viewerId),
      }),
    ),
    http.post('*/api/keys/backup', () => HttpResponse.json(state.own.backup)),
    http.post<never, Call<'publishPublicKey'>['body'] & { keyId?: string }>('*/api/keys', async ({ request }) => {
      const { publicKey, backup, statement } = await request.json()
      const bytes = Uint8Array.from(atob(publicKey.replaceAll('-', '+').replaceAll('_', '/')), (c) => c.charCodeAt(0))
      const hash = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes))
      const keyId = btoa(String.fromCharCode(...hash))
        .replaceAll('+', '-')
        .replaceAll('/', '_')
        .replaceAll('=', '')
      const key = publicKeyOf({ keyId, publicKey })
      const isReplacement = state.own.key !== null && state.own.key.keyId !== keyId
      const answer = { ...key, inForceAt: isReplacement ? '2999-01-01T00:00:00.000Z' : moment }
      log(statement, answer.inForceAt)
      if (isReplacement) state.next = { ...answer, hasBackup: backup !== null }
      else state.own = { key, backup }
      return HttpResponse.json(answer, { status: 201 })
    }),
    http.get<{ id: string }>('*/api/users/:id/key-log', ({ params }) => HttpResponse.json(logOf(params.id))),
    http.post<never, KeyStatement>('*/api/keys/log', async ({ request }) =>
      HttpResponse.json(log(await request.json(), moment), { status: 201 }),
    ),
    http.post<never, Call<'keepKey'>['body']>('*/api/keys/keep', async ({ request }) => {
      log((await request.json()).statement, moment)
      state.next = null
      return new HttpResponse(null, { status: 204 })
    }),
    http.get('*/api/users/:id/public-key', () =>
      state.theirs ? HttpResponse.json(state.theirs) : new HttpResponse(null, { status: 404 }),
    ),
    http.get('*/api/messages/conversations', () => HttpResponse.json([])),
    http.get('*/api/messages/conversations/:id', async () =>
      HttpResponse.json({
        user: noor,
        lastMessage: state.messages.at(-1) ?? null,
        unreadCount: 0,
        request: false,
        publicKey: state.theirs,
        keyChangesAt: state.keyChangesAt,
        receipts: false,
        seen: null,
        keyLog: await headOf(noor.id),
      }),
    ),
    http.get('*/api/messages/:id', () => HttpResponse.json(state.messages.toReversed())),
    http.post<never, Sent>('*/api/messages/send', async ({ request }) => {
      const sent = await request.json()
      const envelope = 'encryptedContent' in sent ? sent.encryptedContent : null
      if (envelope === null && state.own.key && state.theirs) return refusal('key-changed')
      if (envelope && envelope.receiverKeyId !== state.theirs?.keyId) return refusal('key-changed')
      last += 1
      const message: Message = {
        id: idOf(last),
        senderId: viewerId,
        receiverId: noor.id,
        content: 'content' in sent ? sent.content : null,
        envelope,
        encrypted: envelope !== null,
        image: null,
        reactions: [],
        replyToId: ('replyToId' in sent ? sent.replyToId : null) ?? null,
        createdAt: moment,
      }
      state.messages.push(message)
      return HttpResponse.json(message, { status: 201 })
    }),
  ]
  return { state, handlers }
}
