import { QueryClientProvider } from '@tanstack/react-query'
import { act, renderHook, waitFor } from '@testing-library/react'
import type { Envelope, KeyLogEntry, Message } from '@skein/contract'
import { hashOfEntry } from '@skein/contract/key-log'
import { http, HttpResponse } from 'msw'
import type { ReactNode } from 'react'
import { beforeEach, describe, expect, test } from 'vitest'
import {
  clearKeys,
  deleteDraft,
  makeIdentity,
  openMessage,
  openReaction,
  outbox,
  sealMessage,
  sealReaction,
  stateKey,
  wrapKey,
  writeIdentity,
  type Identity,
} from '../src/encryption/index.ts'
import { createQueryClient, seedSession, useConversation, useMessageThread, useOwnKey, useQuote } from '../src/index.ts'
import { ada, idOf } from './fixtures.tsx'
import { messageServer, noor, publicKeyOf } from './message-server.ts'
import { wrapAsBefore } from './old-backup.ts'
import { server } from './setup.ts'

function mount<T>(hook: () => T) {
  const client = createQueryClient()
  seedSession(client, ada)
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={client}>{children}</QueryClientProvider>
  )
  return { client, ...renderHook(hook, { wrapper }) }
}

let mine: Identity
let theirs: Identity
beforeEach(async () => {
  outbox.reset()
  await deleteDraft(`outbox:${ada.id}:${noor.id}`)
  await clearKeys()
  mine = (await makeIdentity(ada.id)).identity
  theirs = (await makeIdentity(noor.id)).identity
})

/** Who has published a key. */
function serverWith({ messages = [], has = [] }: { messages?: Message[]; has?: ('mine' | 'theirs')[] } = {}) {
  const { state, handlers } = messageServer(ada.id)
  state.messages.push(...messages)
  if (has.includes('mine')) state.own = { key: publicKeyOf(mine), backup: null }
  if (has.includes('theirs')) state.theirs = publicKeyOf(theirs)
  server.use(...handlers)
  return state
}

let serial = 100
/** A message of Noor's that carries an envelope, each later than the one before. */
function carrying(envelope: Envelope): Message {
  serial += 1
  const createdAt = '2026-11-21T10:00:00.000Z'
  const between = { senderId: noor.id, receiverId: ada.id }
  return {
    id: idOf(serial),
    ...between,
    content: null,
    envelope,
    encrypted: true,
    image: null,
    reactions: [],
    replyToId: null,
    createdAt,
  }
}

const seal = (text: string, counter: number) =>
  sealMessage(
    theirs,
    { userId: ada.id, keyId: mine.keyId, publicKey: mine.publicKey },
    { text, picture: null },
    counter,
  )

const useThread = () => ({ thread: useMessageThread(noor.id), conversation: useConversation(noor.id) })

describe('P 2.8 the thread', () => {
  test('messages leave in the order in which they were written, each once', async () => {
    const backend = serverWith()
    const { result } = mount(useThread)
    await waitFor(() => expect(result.current.conversation.security).toBe('plain-me'))
    act(() => {
      for (const text of ['one', 'two', 'three']) result.current.thread.send(text)
    })
    expect(result.current.thread.messages.map(({ text, status }) => [text, status])).toEqual([
      ['one', 'sending'],
      ['two', 'sending'],
      ['three', 'sending'],
    ])
    await waitFor(() =>
      expect(result.current.thread.messages.map(({ status }) => status)).toEqual(['sent', 'sent', 'sent']),
    )
    expect(backend.messages.map(({ content }) => content)).toEqual(['one', 'two', 'three'])
  })

  test('an encrypted message is locked here and unreadable on the server', async () => {
    await writeIdentity(mine)
    const backend = serverWith({ has: ['mine', 'theirs'] })
    const { result } = mount(useThread)
    await waitFor(() => expect(result.current.conversation.security).toBe('encrypted'))
    act(() => result.current.thread.send('for noor alone'))
    await waitFor(() =>
      expect(result.current.thread.messages[0]).toMatchObject({ text: 'for noor alone', isLocked: true }),
    )
    expect(JSON.stringify(backend.messages)).not.toContain('for noor alone')
    expect(backend.messages[0]).toMatchObject({ encrypted: true, content: null })
  })

  const lockOf = async (messages: Message[]) => {
    await writeIdentity(mine)
    serverWith({ has: ['mine', 'theirs'], messages })
    const { result } = mount(useThread)
    await waitFor(() => expect(result.current.thread.messages).toHaveLength(messages.length))
    await waitFor(() => expect(result.current.thread.messages.every(({ reading }) => reading !== 'opening')).toBe(true))
    await waitFor(() => expect(result.current.conversation.security).toBe('encrypted'))
    return result
  }

  test('a message that is sent again by the server has no lock and says so', async () => {
    const first = await seal('pay me tomorrow', 1)
    const second = await seal('never mind', 2)
    const result = await lockOf([carrying(first), carrying(second), carrying(first)])
    await waitFor(() =>
      expect(result.current.thread.messages.map(({ isLocked, disorder }) => [isLocked, disorder])).toEqual([
        [true, null],
        [true, null],
        [false, 'repeated'],
      ]),
    )
  })

  test('messages that change places, or are left out, are noticed', async () => {
    const result = await lockOf([
      carrying(await seal('b', 2)),
      carrying(await seal('a', 1)),
      carrying(await seal('d', 4)),
    ])
    await waitFor(() =>
      expect(result.current.thread.messages.map(({ disorder }) => disorder)).toEqual([null, 'moved', 'missing-before']),
    )
  })

  test('an answer names what it answers inside, and a server that puts another message there is not believed', async () => {
    const [first, second] = [carrying(await seal('Shall I?', 1)), carrying(await seal('Pay me?', 2))]
    await writeIdentity(mine)
    const backend = serverWith({ has: ['mine', 'theirs'], messages: [first, second] })
    const reference = { id: first.id, place: { keyId: theirs.keyId, counter: 1 } }
    const { result, client } = mount(() => ({ ...useThread(), quote: useQuote(noor.id, reference) }))
    await waitFor(() => expect(result.current.quote).toMatchObject({ state: 'shown', text: 'Shall I?' }))
    await waitFor(() => expect(result.current.conversation.security).toBe('encrypted'))
    expect(result.current.thread.messages[0]?.reference).toEqual(reference)
    act(() => result.current.thread.send('Yes', null, reference))
    await waitFor(() => expect(backend.messages[2]).toMatchObject({ encrypted: true, replyToId: null }))
    await waitFor(() =>
      expect(result.current.thread.messages[2]).toMatchObject({ reading: 'opened', text: 'Yes', replyTo: reference }),
    )
    backend.messages[0] = { ...second, id: first.id }
    await act(() => client.invalidateQueries({ queryKey: ['conversation', noor.id, 'messages'] }))
    await waitFor(() => expect(result.current.quote).toEqual({ state: 'gone' }))
  })

  test('a sealed reaction opens for both, at its own message and in the name of its writer alone', async () => {
    const to = { id: idOf(300), place: { keyId: theirs.keyId, counter: 1 } }
    const envelope = await sealReaction(mine, { userId: noor.id, ...publicKeyOf(theirs) }, '🔭', to)
    const sides = { senderId: ada.id, receiverId: noor.id }
    for (const reader of [mine, theirs]) expect(await openReaction(reader, mine, sides, envelope, to)).toBe('🔭')
    const other = { ...to, place: { ...to.place, counter: 2 } }
    const reversed = { senderId: noor.id, receiverId: ada.id }
    await expect(openReaction(theirs, mine, sides, envelope, other)).rejects.toBeInstanceOf(Error)
    await expect(openReaction(theirs, mine, reversed, envelope, to)).rejects.toBeInstanceOf(Error)
    await expect(openReaction(theirs, theirs, sides, envelope, to)).rejects.toBeInstanceOf(Error)
  })

  test('words whose question was deleted by both go without it', async () => {
    const backend = serverWith()
    const bodies: unknown[] = []
    server.use(
      http.post('*/api/messages/send', async ({ request }) => {
        const body = await request.clone().json()
        bodies.push(body)
        const refusal = { code: 'invalid-input', message: 'Refused.', fields: { replyToId: 'It is gone.' } }
        return bodies.length === 1 ? HttpResponse.json(refusal, { status: 422 }) : undefined
      }),
    )
    const { result } = mount(useThread)
    await waitFor(() => expect(result.current.conversation.security).toBe('plain-me'))
    act(() => result.current.thread.send('Gladly', null, { id: idOf(400), place: null }))
    await waitFor(() => expect(backend.messages.map(({ content }) => content)).toEqual(['Gladly']))
    expect(bodies).toEqual([
      { receiverId: noor.id, content: 'Gladly', replyToId: idOf(400) },
      { receiverId: noor.id, content: 'Gladly' },
    ])
  })

  test('each field of an envelope that is changed costs the lock', async () => {
    const [envelope, other] = [await seal('as it was', 1), await seal('something else', 1)]
    const { copies } = envelope
    const changed = [
      { ...envelope, counter: 2 },
      {
        ...envelope,
        copies: { ...copies, receiver: { ...copies.receiver, ciphertext: other.copies.receiver.ciphertext } },
      },
      {
        ...envelope,
        copies: { ...copies, receiver: { ...copies.receiver, encapsulatedKey: other.copies.receiver.encapsulatedKey } },
      },
      { ...envelope, copies: { receiver: copies.sender, sender: copies.receiver } },
      { ...envelope, receiverKeyId: envelope.senderKeyId },
      { ...envelope, senderKeyId: envelope.receiverKeyId },
    ]
    const result = await lockOf(changed.map(carrying))
    for (const { isLocked, text } of result.current.thread.messages) expect([isLocked, text]).toEqual([false, null])
  })

  test('a swapped key holds everything back until it has been looked at', async () => {
    await writeIdentity(mine)
    const backend = serverWith({ has: ['mine', 'theirs'] })
    const { result, client } = mount(useThread)
    await waitFor(() => expect(result.current.conversation.security).toBe('encrypted'))
    backend.theirs = publicKeyOf((await makeIdentity(noor.id)).identity)
    await act(() => client.invalidateQueries({ queryKey: ['conversation'] }))
    await waitFor(() => expect(result.current.conversation.security).toBe('changed'))
    act(() => result.current.thread.send('is that you?'))
    await waitFor(() =>
      expect(result.current.thread.messages[0]).toMatchObject({ status: 'failed', error: { code: 'not-secure' } }),
    )
    expect(backend.messages).toEqual([])
    await act(() => result.current.conversation.acknowledge())
    await waitFor(() => expect(result.current.conversation.security).toBe('encrypted'))
    act(() => result.current.thread.resend(result.current.thread.messages[0]?.key ?? ''))
    await waitFor(() => expect(result.current.thread.messages[0]).toMatchObject({ status: 'sent', isLocked: true }))
  })

  test('a key that this browser has not heard of yet is looked up before anything goes in clear', async () => {
    await writeIdentity(mine)
    const backend = serverWith({ has: ['mine'] })
    const { result } = mount(useThread)
    await waitFor(() => expect(result.current.conversation.security).toBe('plain-peer'))
    backend.theirs = publicKeyOf(theirs)
    act(() => result.current.thread.send('sealed after all'))
    await waitFor(() => expect(result.current.thread.messages[0]).toMatchObject({ status: 'sent', isLocked: true }))
    expect(JSON.stringify(backend.messages)).not.toContain('sealed after all')
  })

  test('a server that says there is no key any more does not make messages plain', async () => {
    await writeIdentity(mine)
    const backend = serverWith({ has: ['mine', 'theirs'] })
    const { result, client } = mount(useThread)
    await waitFor(() => expect(result.current.conversation.security).toBe('encrypted'))
    backend.theirs = null
    await act(() => client.invalidateQueries({ queryKey: ['conversation'] }))
    await waitFor(() => expect(result.current.conversation.security).toBe('removed'))
    act(() => result.current.thread.send('secret'))
    await waitFor(() => expect(result.current.thread.messages[0]?.status).toBe('failed'))
    expect(backend.messages).toEqual([])
  })
})

test('P 2.8 the key goes to another browser by its passphrase alone', async () => {
  const backend = serverWith()
  const first = mount(useOwnKey)
  await waitFor(() => expect(first.result.current.own?.state).toBe('off'))
  await act(() => first.result.current.turnOn.mutateAsync({ passphrase: 'a long walk by the lake' }))
  await waitFor(() => expect(first.result.current.own?.state).toBe('ready'))
  first.unmount()
  const known = backend.own.key?.keyId
  // Another browser knows nothing.
  await clearKeys()
  const second = mount(useOwnKey)
  await waitFor(() => expect(second.result.current.own?.state).toBe('missing'))
  await act(() =>
    expect(
      second.result.current.restore.mutateAsync({
        passphrase: 'a long walk by the sea',
        currentPassword: 'harbour lights',
      }),
    ).rejects.toThrow('passphrase'),
  )
  expect(second.result.current.own?.state).toBe('missing')
  await act(() =>
    second.result.current.restore.mutateAsync({
      passphrase: 'a long walk by the lake',
      currentPassword: 'harbour lights',
    }),
  )
  await waitFor(() => expect(second.result.current.own).toMatchObject({ state: 'ready', identity: { keyId: known } }))
})

test('P 2.8 a copy from before is wrapped anew when it is opened, with the work of today', async () => {
  const { identity, data } = await makeIdentity(ada.id)
  const backend = serverWith()
  const backup = await wrapAsBefore(identity, data, 'a long walk by the lake')
  backend.own = { key: publicKeyOf(identity), backup }
  const { result } = mount(useOwnKey)
  await waitFor(() => expect(result.current.own?.state).toBe('missing'))
  const asked = { passphrase: 'a long walk by the lake', currentPassword: 'harbour lights' }
  await act(() => result.current.restore.mutateAsync(asked))
  await waitFor(() => expect(result.current.own).toMatchObject({ state: 'ready', hasBackup: true }))
  expect(backend.own.backup).toMatchObject({ version: 2, kdf: { name: 'argon2id' } })
})

describe('P 2.8 a key that takes the place of another waits', () => {
  const inForceAt = '2999-01-01T00:00:00.000Z'
  const useBoth = () => ({ key: useOwnKey(), conversation: useConversation(noor.id) })
  const startOver = () => ({ passphrase: null, currentPassword: 'harbour lights' })

  test('who started over writes nothing until then, and has the new key when it comes', async () => {
    const backend = serverWith({ has: ['mine', 'theirs'] })
    const { result, client } = mount(useBoth)
    await waitFor(() => expect(result.current.conversation.security).toBe('missing-key'))
    await act(() => result.current.key.turnOn.mutateAsync(startOver()))
    await waitFor(() => expect(result.current.conversation.security).toBe('waiting-key'))
    expect(result.current.key.own).toMatchObject({ state: 'missing', next: { inForceAt, isHere: true } })
    // The day is over.
    backend.own = { key: backend.next, backup: null }
    backend.next = null
    await act(() => client.invalidateQueries({ queryKey: ['own-key'] }))
    await waitFor(() => expect(result.current.conversation.security).toBe('encrypted'))
    expect(result.current.key.own).toMatchObject({
      state: 'ready',
      identity: { publicKey: backend.own.key?.publicKey },
    })
  })

  test('a key that is brought here meanwhile does not cost the one that waits', async () => {
    const { identity, data } = await makeIdentity(ada.id)
    mine = identity
    const backend = serverWith({ has: ['mine', 'theirs'] })
    backend.own.backup = await wrapKey(identity, data, 'a long walk by the lake')
    const { result, client } = mount(useBoth)
    await waitFor(() => expect(result.current.key.own?.state).toBe('missing'))
    await act(() => result.current.key.turnOn.mutateAsync(startOver()))
    const restored = { passphrase: 'a long walk by the lake', currentPassword: 'harbour lights' }
    await act(() => result.current.key.restore.mutateAsync(restored))
    await waitFor(() => expect(result.current.conversation.security).toBe('encrypted'))
    backend.own = { key: backend.next, backup: null }
    backend.next = null
    await act(() => client.invalidateQueries({ queryKey: ['own-key'] }))
    await waitFor(() => expect(result.current.key.own).toMatchObject({ state: 'ready', next: null }))
    expect(result.current.key.own).toMatchObject({ identity: { publicKey: backend.own.key?.publicKey } })
  })

  test('the browser that holds the one before says so, goes on with it, and takes the replacement back', async () => {
    await writeIdentity(mine)
    const backend = serverWith({ has: ['mine', 'theirs'] })
    const other = (await makeIdentity(ada.id)).identity
    backend.next = { ...publicKeyOf(other), inForceAt, hasBackup: false }
    const { result } = mount(useBoth)
    await waitFor(() => expect(result.current.conversation.security).toBe('encrypted'))
    expect(result.current.key.own).toMatchObject({ state: 'ready', next: { inForceAt, isHere: false } })
    await act(() => result.current.key.keep.mutateAsync())
    await waitFor(() => expect(result.current.key.own).toMatchObject({ state: 'ready', next: null }))
  })
})

describe('P 2.8 the log of keys', () => {
  const entry = async (identity: Identity, entries: readonly KeyLogEntry[] = []): Promise<KeyLogEntry> => ({
    ...(await stateKey(entries, identity)),
    time: '2026-11-21T10:00:00.000Z',
    inForceAt: '2026-11-21T10:00:00.000Z',
  })
  const useAll = () => ({ ...useThread(), key: useOwnKey() })
  /** Both have a key that is in their log. */
  async function withLogs(messages: Message[] = []) {
    await writeIdentity(mine)
    const backend = serverWith({ has: ['mine', 'theirs'], messages })
    backend.logs.set(ada.id, [await entry(mine)]).set(noor.id, [await entry(theirs)])
    return backend
  }
  const headOf = async (userId: string, entries: KeyLogEntry[]) => {
    const [last] = entries.slice(-1)
    if (last === undefined) throw new Error('There is no log.')
    return { length: entries.length, hash: await hashOfEntry(userId, last) }
  }

  test('begins by itself with a key from before there were logs, and goes with what is written', async () => {
    await writeIdentity(mine)
    const backend = serverWith({ has: ['mine', 'theirs'] })
    const { result } = mount(useAll)
    await waitFor(() => expect(result.current.conversation.security).toBe('encrypted'))
    expect(backend.logs.get(ada.id)).toMatchObject([{ keyId: mine.keyId, signedBy: 'itself' }])
    act(() => result.current.thread.send('hello'))
    await waitFor(() => expect(backend.messages).toHaveLength(1))
    const [sent] = backend.messages
    if (!sent?.envelope) throw new Error('It is not encrypted.')
    const { logs } = await openMessage(theirs, mine, { senderId: ada.id, receiverId: noor.id }, sent.envelope)
    expect(logs).toEqual({ own: await headOf(ada.id, backend.logs.get(ada.id) ?? []), other: null })
  })

  test('a server that puts a key into it is found out by the browser of its member', async () => {
    const backend = await withLogs()
    const { result, client } = mount(useAll)
    await waitFor(() => expect(result.current.key.own).toMatchObject({ state: 'ready', logProblem: null }))
    const before = backend.logs.get(ada.id) ?? []
    const stranger = (await makeIdentity(ada.id)).identity
    backend.logs.set(ada.id, [...before, await entry(stranger, before)])
    await act(() => client.invalidateQueries({ queryKey: ['own-key'] }))
    await waitFor(() => expect(result.current.key.own).toMatchObject({ logProblem: 'foreign' }))
    backend.logs.set(ada.id, [await entry(stranger)])
    await act(() => client.invalidateQueries({ queryKey: ['own-key'] }))
    await waitFor(() => expect(result.current.key.own).toMatchObject({ logProblem: 'rewritten' }))
  })

  test.each([
    ['is rewritten', async () => [await entry((await makeIdentity(noor.id)).identity)]],
    ['is taken away', () => Promise.resolve([])],
    [
      'has a key that is not the one in force',
      async (log: KeyLogEntry[]) => [...log, await entry((await makeIdentity(noor.id)).identity, log)],
    ],
  ] as const)('where the log of the other one %s, nothing is sent until the viewer has looked', async (_, change) => {
    const backend = await withLogs()
    const { result, client } = mount(useAll)
    await waitFor(() => expect(result.current.conversation.security).toBe('encrypted'))
    backend.logs.set(noor.id, await change(backend.logs.get(noor.id) ?? []))
    await act(() => client.invalidateQueries({ queryKey: ['conversation'] }))
    await waitFor(() => expect(result.current.conversation.security).toBe('forked'))
    act(() => result.current.thread.send('secret'))
    await waitFor(() => expect(result.current.thread.messages[0]?.status).toBe('failed'))
    expect(backend.messages).toEqual([])
  })

  test('a server that shows the two of them other logs is found out by the first message, and told of once', async () => {
    const shown = [await entry((await makeIdentity(ada.id)).identity)]
    const to = { userId: ada.id, keyId: mine.keyId, publicKey: mine.publicKey }
    const logs = { own: await headOf(noor.id, [await entry(theirs)]), other: await headOf(ada.id, shown) }
    const sealed = await sealMessage(theirs, to, { text: 'hello', picture: null, logs }, 1)
    const backend = await withLogs([carrying(sealed)])
    backend.logs.set(noor.id, [])
    const { result } = mount(useAll)
    await waitFor(() => expect(result.current.conversation.security).toBe('forked'))
    await waitFor(() => expect(result.current.thread.messages[0]).toMatchObject({ text: 'hello', isLocked: false }))
    await act(() => result.current.conversation.acknowledge())
    await waitFor(() => expect(result.current.conversation.security).toBe('encrypted'))
    await waitFor(() => expect(result.current.thread.messages[0]).toMatchObject({ text: 'hello', isLocked: false }))
    expect(result.current.conversation.security).toBe('encrypted')
  })

  test('a message whose writer saw the same logs keeps its lock', async () => {
    const own = [await entry(theirs)]
    const mineLog = [await entry(mine)]
    const to = { userId: ada.id, keyId: mine.keyId, publicKey: mine.publicKey }
    const logs = { own: await headOf(noor.id, own), other: await headOf(ada.id, mineLog) }
    const backend = await withLogs([carrying(await sealMessage(theirs, to, { text: 'hello', picture: null, logs }, 1))])
    backend.logs.set(ada.id, mineLog).set(noor.id, own)
    const { result } = mount(useAll)
    await waitFor(() => expect(result.current.thread.messages[0]?.isLocked).toBe(true))
    expect(result.current.conversation.security).toBe('encrypted')
  })
})
