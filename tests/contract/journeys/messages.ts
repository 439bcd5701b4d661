import { makeIdentity, stateKey, stateRemoval, type Identity } from '@skein/data/encryption'
import { film } from '@skein/mocks'
import { expect } from 'vitest'
import { picture, uploadWhole } from '../upload-whole.ts'
import { password } from '../world.ts'
import type { Journey, MemberBrowser } from '../world.ts'

const nobody = '01890a5d-ac96-774b-bcce-b302099a8057'

/** Points of P-256 that never change, with their ids. */
const points = {
  ada: 'BGjE1eAiDP08lu9kRQ4JRQdY-t10hwzJG28rXWSDhu76cMTxDOEN9Qndr1i9tuZ82FaUVv5DFe8pKxe3w3AB9is',
  noor: 'BKjGO--NQDp1u65BHT9P_qTRthiM8krQJnTPEln0mMCkGrAR_679Tpcu7tutAXNuTDPh0PE1yJ1G1oh23HRvM2A',
}

/** An identity that signs for one of the points; the server does not ask whether it holds the key behind it. */
async function keyOf(userId: string, publicKey: string): Promise<Identity> {
  const { identity } = await makeIdentity(userId)
  const hash = await crypto.subtle.digest('SHA-256', Buffer.from(publicKey, 'base64url'))
  return { ...identity, publicKey, keyId: Buffer.from(hash).toString('base64url') }
}

async function publish(browser: MemberBrowser, publicKey: string): Promise<string> {
  return (await browser.ask('publishPublicKey', { body: { publicKey, backup: null, replaces: null } })).answer.keyId
}

const sealed = { encapsulatedKey: points.ada, ciphertext: 'A'.repeat(400) }
const envelope = (senderKeyId: string, receiverKeyId: string, counter: number) => ({
  version: 1,
  senderKeyId,
  receiverKeyId,
  counter,
  copies: { receiver: sealed, sender: sealed },
})

const say = (from: MemberBrowser, to: { id: string }, content: string, key?: string) =>
  from.ask('sendMessage', {
    body: { receiverId: to.id, content },
    ...(key === undefined ? {} : { headers: { 'Idempotency-Key': key } }),
  })

/** Conversations, requests, reading, deleting, keys and envelopes: §2.8, behaviour §2.8. */
export const messageJourneys: Record<string, Journey> = {
  'two write to each other, page by page': async ({ member, step }) => {
    const [ada, noor] = [await member('ada'), await member('noor')]
    step('nothing yet')
    await ada.ask('listConversations')
    await ada.ask('getConversation', { params: { userId: noor.id } })
    await ada.ask('listMessages', { params: { userId: noor.id } })
    step('written')
    for (const words of ['one', ' two ', 'three']) await say(ada, noor, words)
    await say(noor, ada, 'four')
    step('read')
    const { answer } = await ada.ask('listMessages', { params: { userId: noor.id }, query: { limit: 3 } })
    expect(answer.map(({ content }) => content)).toEqual(['four', 'three', 'two'])
    await ada.ask('listMessages', {
      params: { userId: noor.id },
      query: { limit: 3, before: answer.at(-1)?.id ?? '' },
    })
    await noor.ask('listConversations')
    await noor.ask('getConversation', { params: { userId: ada.id } })
  },

  'what cannot be sent': async ({ browser, member, step }) => {
    const [ada, noor] = [await member('ada'), await member('noor')]
    step('blank, too long, nobody, herself')
    expect((await say(ada, noor, '  \u200b ')).code).toBe('invalid-input')
    expect((await say(ada, noor, 'x'.repeat(2001))).code).toBe('invalid-input')
    expect((await say(ada, { id: nobody }, 'x')).code).toBe('user-not-found')
    expect((await say(ada, ada, 'x')).code).toBe('own-subject')
    step('no envelope')
    for (const encryptedContent of ['hello', { content: 'hello' }, null])
      expect((await ada.ask('sendMessage', { body: { receiverId: noor.id, encryptedContent } })).code).toBe(
        'not-an-envelope',
      )
    step('signed out')
    expect((await browser().ask('listConversations')).status).toBe(401)
    step('a block')
    await say(ada, noor, 'hi')
    await noor.ask('blockUser', { params: { id: ada.id } })
    expect((await say(ada, noor, 'x')).code).toBe('cannot-message')
    expect((await say(noor, ada, 'x')).code).toBe('cannot-message')
    expect((await ada.ask('listMessages', { params: { userId: noor.id } })).code).toBe('user-not-found')
    expect((await noor.ask('listConversations')).answer).toEqual([])
  },

  'an answer names what it answers, and nothing of another conversation': async ({ member, step }) => {
    const [ada, noor, kofi] = [await member('ada'), await member('noor'), await member('kofi')]
    const answer = (to: { id: string }, replyToId: string) =>
      noor.ask('sendMessage', { body: { receiverId: to.id, content: 'Gladly', replyToId } })
    step('answered')
    const asked = (await say(ada, noor, 'Shall we meet?')).answer
    expect((await answer(ada, asked.id)).answer.replyToId).toBe(asked.id)
    expect((await ada.ask('listMessages', { params: { userId: noor.id } })).answer[0]?.replyToId).toBe(asked.id)
    step('read by itself')
    const read = (from: MemberBrowser, userId: string, messageId: string) =>
      from.ask('getMessage', { params: { userId, messageId } })
    expect((await read(noor, ada.id, asked.id)).answer.content).toBe('Shall we meet?')
    expect((await read(kofi, ada.id, asked.id)).code).toBe('not-found')
    expect((await read(noor, kofi.id, asked.id)).code).toBe('not-found')
    expect((await read(noor, ada.id, 'none')).code).toBe('not-found')
    step('of another conversation, and of none, alike')
    const secret = (await say(ada, kofi, 'Not for Noor')).answer
    const refused = await answer(ada, secret.id)
    expect(refused.code).toBe('invalid-input')
    expect(await answer(ada, nobody)).toMatchObject({ status: refused.status, code: refused.code })
    step('deleted meanwhile')
    await noor.ask('deleteMessage', { params: { userId: ada.id, messageId: asked.id } })
    expect((await read(noor, ada.id, asked.id)).code).toBe('not-found')
    expect((await noor.ask('listMessages', { params: { userId: ada.id } })).answer[0]?.replyToId).toBe(asked.id)
    expect((await read(ada, noor.id, asked.id)).status).toBe(200)
  },

  'a message is reacted to, once a member': async ({ member, step }) => {
    const [ada, noor, kofi] = [await member('ada'), await member('noor'), await member('kofi')]
    const { id } = (await say(ada, noor, 'The sky is clear')).answer
    const params = { userId: ada.id, messageId: id }
    const react = (from: MemberBrowser, body: unknown, at = params) => from.ask('reactToMessage', { params: at, body })
    const shown = async () =>
      (await ada.ask('listMessages', { params: { userId: noor.id } })).answer[0]?.reactions ?? []
    step('given, changed, and shown to both')
    await react(noor, { emoji: '❤️' })
    await react(noor, { emoji: '🔭' })
    await react(ada, { emoji: '👍🏽' }, { userId: noor.id, messageId: id })
    expect(new Set((await shown()).map(({ emoji }) => emoji))).toEqual(new Set(['👍🏽', '🔭']))
    await noor.ask('listConversations')
    step('what is not one emoji')
    for (const emoji of ['', 'x', '5', '❤️❤️', '👍'.repeat(40)])
      expect((await react(noor, { emoji })).code).toBe('invalid-input')
    step('of others, and of none')
    expect((await react(kofi, { emoji: '❤️' })).code).toBe('not-found')
    expect((await react(noor, { emoji: '❤️' }, { userId: ada.id, messageId: nobody })).code).toBe('not-found')
    step('taken back')
    await noor.ask('removeMessageReaction', { params })
    await noor.ask('removeMessageReaction', { params })
    expect(await shown()).toHaveLength(1)
    step('sealed, where both have a key')
    const [mine, theirs] = [await publish(ada, points.ada), await publish(noor, points.noor)]
    const sealedFor = (senderKeyId: string, receiverKeyId: string) => ({
      encryptedContent: { version: 1, senderKeyId, receiverKeyId, copies: { receiver: sealed, sender: sealed } },
    })
    expect((await react(noor, { emoji: '❤️' })).code).toBe('key-changed')
    expect((await react(noor, sealedFor(mine, theirs))).code).toBe('key-changed')
    await react(noor, sealedFor(theirs, mine))
    expect((await shown()).filter(({ emoji, envelope }) => emoji === null && envelope !== null)).toHaveLength(1)
    step('across a block')
    await ada.ask('blockUser', { params: { id: noor.id } })
    expect((await react(noor, sealedFor(theirs, mine))).code).toBe('cannot-message')
  },

  'sent twice is written once': async ({ member, step }) => {
    const [ada, noor] = [await member('ada'), await member('noor')]
    step('twice')
    const first = await say(ada, noor, 'once', 'k')
    expect((await say(ada, noor, 'once', 'k')).answer.id).toBe(first.answer.id)
    step('another text under the same key')
    expect((await say(ada, noor, 'twice', 'k')).code).toBe('idempotency-mismatch')
  },

  'a request is accepted, deleted, or answered': async ({ member, step }) => {
    const [ada, noor, kofi] = [await member('ada'), await member('noor'), await member('kofi')]
    step('strangers write')
    await say(noor, ada, 'Hello')
    await say(kofi, ada, 'Buy this')
    expect((await ada.ask('listConversations')).answer).toEqual([])
    expect((await ada.ask('listConversations', { query: { folder: 'requests' } })).answer).toHaveLength(2)
    expect((await ada.ask('getSession')).answer.unread.messages).toBe(0)
    step('accepted')
    await ada.ask('acceptConversation', { params: { userId: noor.id } })
    expect((await ada.ask('getSession')).answer.unread.messages).toBe(1)
    step('deleted')
    await ada.ask('deleteConversation', { params: { userId: kofi.id } })
    await ada.ask('deleteConversation', { params: { userId: kofi.id } })
    expect((await ada.ask('listConversations', { query: { folder: 'requests' } })).answer).toEqual([])
    expect((await kofi.ask('listConversations')).answer).toHaveLength(1)
    step('no such request')
    expect((await ada.ask('acceptConversation', { params: { userId: kofi.id } })).code).toBe('not-found')
  },

  'each sees what the other has read, and may say that they write, once both want that': async ({ member, step }) => {
    const [ada, noor, kofi] = [await member('ada'), await member('noor'), await member('kofi')]
    const wants = (who: MemberBrowser, readReceipts: boolean) => who.ask('updateSettings', { body: { readReceipts } })
    const shown = async () => {
      const { receipts, seen } = (await ada.ask('getConversation', { params: { userId: noor.id } })).answer
      return { receipts, seen: seen?.messageId ?? null }
    }
    const type = (from: MemberBrowser, to: string, body: unknown = { typing: true }) =>
      from.ask('tellTyping', { params: { userId: to }, body })
    const read = (upTo: string) => noor.ask('markConversationRead', { params: { userId: ada.id }, body: { upTo } })
    step('nothing written yet')
    expect((await type(ada, noor.id)).code).toBe('not-found')
    const [one, two] = [(await say(ada, noor, 'one')).answer, (await say(ada, noor, 'two')).answer]
    step('a request tells nothing')
    for (const who of [ada, noor]) await wants(who, true)
    await read(one.id)
    expect(await shown()).toEqual({ receipts: true, seen: null })
    expect((await type(noor, ada.id)).code).toBe('not-found')
    expect((await type(ada, noor.id)).status).toBe(204)
    step('accepted')
    await noor.ask('acceptConversation', { params: { userId: ada.id } })
    expect(await shown()).toEqual({ receipts: true, seen: one.id })
    await type(noor, ada.id)
    await read(two.id)
    expect(await shown()).toEqual({ receipts: true, seen: two.id })
    step('a message that is deleted')
    await ada.ask('deleteMessage', { params: { userId: noor.id, messageId: two.id } })
    expect(await shown()).toEqual({ receipts: true, seen: one.id })
    step('one of the two does not want it any more')
    await wants(noor, false)
    expect(await shown()).toEqual({ receipts: true, seen: null })
    await wants(noor, true)
    await wants(ada, false)
    expect(await shown()).toEqual({ receipts: false, seen: null })
    step('what is none')
    for (const body of [{}, { typing: 'yes' }, { typing: null }])
      expect((await type(ada, noor.id, body)).code).toBe('invalid-input')
    for (const to of [nobody, 'x']) expect((await type(ada, to)).code).toBe('user-not-found')
    expect((await type(ada, ada.id)).code).toBe('own-subject')
    expect((await type(kofi, ada.id)).code).toBe('not-found')
    step('across a block')
    await noor.ask('blockUser', { params: { id: ada.id } })
    expect((await type(ada, noor.id)).code).toBe('cannot-message')
    expect((await type(noor, ada.id)).code).toBe('cannot-message')
    expect((await ada.ask('getConversation', { params: { userId: noor.id } })).code).toBe('user-not-found')
  },

  'read, and deleted for oneself': async ({ member, step }) => {
    const [ada, noor] = [await member('ada'), await member('noor')]
    await ada.ask('followUser', { params: { id: noor.id } })
    const [one, two] = [await say(noor, ada, 'one'), await say(noor, ada, 'two')]
    const params = { userId: noor.id }
    step('read')
    await ada.ask('markConversationRead', { params, body: { upTo: one.answer.id } })
    expect((await ada.ask('listConversations')).answer[0]?.unreadCount).toBe(1)
    step('deleted')
    await ada.ask('deleteMessage', { params: { ...params, messageId: two.answer.id } })
    await ada.ask('deleteMessage', { params: { ...params, messageId: two.answer.id } })
    await ada.ask('listConversations')
    await noor.ask('listMessages', { params: { userId: ada.id } })
    step('not there')
    expect((await ada.ask('deleteMessage', { params: { ...params, messageId: nobody } })).code).toBe('not-found')
    expect(
      (await ada.ask('markConversationRead', { params: { userId: nobody }, body: { upTo: one.answer.id } })).code,
    ).toBe('user-not-found')
  },

  'keys are published, replaced knowingly, and needed to seal': async ({ browser, member, pass, step }) => {
    const [ada, noor] = [await member('ada'), await member('noor')]
    step('none yet')
    await ada.ask('getOwnKey')
    expect((await ada.ask('getPublicKey', { params: { id: noor.id } })).code).toBe('not-found')
    step('no point')
    const wrong = `B${'A'.repeat(86)}`
    expect((await ada.ask('publishPublicKey', { body: { publicKey: wrong, backup: null, replaces: null } })).code).toBe(
      'invalid-input',
    )
    step('published')
    const [mine, theirs] = [await publish(ada, points.ada), await publish(noor, points.noor)]
    await ada.ask('getPublicKey', { params: { id: noor.id } })
    step('overwritten by who does not know of it')
    expect(
      (await ada.ask('publishPublicKey', { body: { publicKey: points.noor, backup: null, replaces: null } })).code,
    ).toBe('key-changed')
    step('sealed')
    const send = (sent: unknown) => ada.ask('sendMessage', { body: { receiverId: noor.id, encryptedContent: sent } })
    expect((await send(envelope(theirs, mine, 1))).code).toBe('key-changed')
    expect((await say(ada, noor, 'in clear')).code).toBe('key-changed')
    await send(envelope(mine, theirs, 1))
    expect((await send(envelope(mine, theirs, 1))).code).toBe('counter-used')
    await noor.ask('listMessages', { params: { userId: ada.id } })
    step('replaced')
    const replacement = { publicKey: points.noor, backup: null, replaces: mine }
    expect(await ada.ask('publishPublicKey', { body: replacement })).toMatchObject({
      status: 422,
      code: 'wrong-password',
    })
    await ada.ask('publishPublicKey', { body: { ...replacement, currentPassword: password } })
    await ada.ask('publishPublicKey', { body: { ...replacement, currentPassword: password } })
    await ada.ask('getOwnKey')
    await noor.ask('getConversation', { params: { userId: ada.id } })
    await send(envelope(mine, theirs, 2))
    step('kept')
    await ada.ask('keepKey', { body: {} })
    expect((await ada.ask('keepKey', { body: {} })).code).toBe('not-found')
    expect((await browser().ask('keepKeyByLink', { body: { token: 'x'.repeat(43) } })).code).toBe('link-expired')
    await noor.ask('getConversation', { params: { userId: ada.id } })
    step('replaced, and a day later')
    await ada.ask('publishPublicKey', { body: { ...replacement, currentPassword: password } })
    // A minute more than the wait: the world's clock gives each question a moment of its own, and so is ahead of what passes here.
    pass(24 * 60 * 60_000 + 60_000)
    await ada.ask('getOwnKey')
    await noor.ask('getConversation', { params: { userId: ada.id } })
    await noor.ask('getPublicKey', { params: { id: ada.id }, query: { keyId: mine } })
    expect((await send(envelope(mine, theirs, 3))).code).toBe('key-changed')
  },

  'the backup of a key is given for the password, and neither replaced nor taken away without it': async ({
    member,
    step,
  }) => {
    const ada = await member('ada')
    const [salt, nonce, ciphertext] = ['s'.repeat(22), 'n'.repeat(16), 'c'.repeat(64)]
    const backup = { version: 1, iterations: 600_000, salt, nonce, ciphertext }
    const publishKey = (change: Record<string, unknown> = {}, replaces: string | null = null) =>
      ada.ask('publishPublicKey', { body: { publicKey: points.ada, backup, replaces, ...change } })
    step('none')
    expect((await ada.ask('openBackup', { body: { currentPassword: password } })).code).toBe('not-found')
    step('kept')
    const { keyId } = (await publishKey()).answer
    expect((await ada.ask('getOwnKey')).answer.hasBackup).toBe(true)
    expect((await ada.ask('openBackup', { body: { currentPassword: 'a guess' } })).code).toBe('wrong-password')
    expect((await ada.ask('openBackup', { body: { currentPassword: password } })).answer).toEqual(backup)
    step('the same again')
    expect((await publishKey({}, keyId)).status).toBe(201)
    step('another')
    const other = { ...backup, ciphertext: 'd'.repeat(64) }
    for (const change of [{ backup: null }, { backup: other }])
      expect((await publishKey(change, keyId)).code).toBe('wrong-password')
    expect((await publishKey({ backup: other, currentPassword: password }, keyId)).status).toBe(201)
    step('with the work of today, and with more than a browser is asked for')
    const kdf = { name: 'argon2id', memory: 65_536, passes: 3 }
    const today = { version: 2, kdf, salt, nonce, ciphertext }
    expect((await publishKey({ backup: today, currentPassword: password }, keyId)).status).toBe(201)
    expect((await ada.ask('openBackup', { body: { currentPassword: password } })).answer).toEqual(today)
    for (const change of [{ memory: 4_194_304 }, { memory: 1024 }, { passes: 100 }, { name: 'scrypt' }]) {
      const refused = await publishKey(
        { backup: { ...today, kdf: { ...kdf, ...change } }, currentPassword: password },
        keyId,
      )
      expect([change, refused.status]).toEqual([change, 422])
    }
    expect((await publishKey({ backup: { ...backup, iterations: 3_000_000 } }, keyId)).status).toBe(422)
  },

  'the log of keys grows with each of them, and with what is taken back': async ({ member, pass, step }) => {
    const [ada, noor] = [await member('ada'), await member('noor')]
    const [first, second] = await Promise.all([keyOf(ada.id, points.ada), keyOf(ada.id, points.noor)])
    const logOf = async () => (await ada.ask('getKeyLog', { params: { id: ada.id } })).answer
    const proved = { backup: null, currentPassword: password }
    step('from before there was one')
    await publish(ada, points.ada)
    await ada.ask('startKeyLog', { body: await stateKey(await logOf(), second) })
    await ada.ask('startKeyLog', { body: await stateKey(await logOf(), first) })
    await ada.ask('startKeyLog', { body: await stateKey(await logOf(), first) })
    step('replaced')
    const next = { ...proved, publicKey: points.noor, replaces: first.keyId }
    expect((await ada.ask('publishPublicKey', { body: next })).code).toBe('key-changed')
    const statement = await stateKey(await logOf(), second, first)
    const wrong = { ...statement, signedBy: 'itself' }
    expect((await ada.ask('publishPublicKey', { body: { ...next, statement: wrong } })).code).toBe('key-changed')
    await ada.ask('publishPublicKey', { body: { ...next, statement } })
    await noor.ask('getKeyLog', { params: { id: ada.id } })
    await noor.ask('getConversation', { params: { userId: ada.id } })
    step('taken back')
    expect((await ada.ask('keepKey', { body: {} })).code).toBe('key-changed')
    await ada.ask('keepKey', { body: { statement: await stateRemoval(await logOf(), first, second.keyId) } })
    step('replaced, and ended by a new password')
    await ada.ask('publishPublicKey', { body: { ...next, statement: await stateKey(await logOf(), second) } })
    const newPassword = 'correct horse battery staple'
    await ada.ask('changePassword', { body: { currentPassword: password, newPassword } })
    pass(25 * 60 * 60_000)
    await ada.ask('getOwnKey')
    await noor.ask('getKeyLog', { params: { id: ada.id } })
  },

  'P 2.6 a picture or a video goes with a message in clear': async ({ member, step }) => {
    const [ada, noor] = [await member('ada'), await member('noor')]
    const send = (url: string, content = '') =>
      ada.ask('sendMessage', { body: { receiverId: noor.id, content, image: { url, alt: ' Seen from the roof ' } } })
    step('a picture')
    const { result: shown } = (await uploadWhole(ada, 'image', picture())).answer
    const first = (await send(shown?.url ?? '')).answer.image
    expect(first).toMatchObject({ url: shown?.url, alt: 'Seen from the roof' })
    expect(first?.kind).toBeUndefined()
    step('a video')
    const { result: played } = (await uploadWhole(ada, 'video', new Blob([film()]))).answer
    expect((await send(played?.url ?? '', 'Listen')).answer.image).toMatchObject({ kind: 'video', url: played?.url })
    await noor.ask('listMessages', { params: { userId: ada.id } })
    step('used already, and unknown')
    expect((await send(played?.url ?? '')).code).toBe('invalid-input')
    expect((await send('/media/nothing.webm')).code).toBe('invalid-input')
  },

  'an encrypted picture goes with its message': async ({ member, step }) => {
    const [ada, noor] = [await member('ada'), await member('noor')]
    const [mine, theirs] = [await publish(ada, points.ada), await publish(noor, points.noor)]
    const headers = { 'Content-Type': 'application/octet-stream' }
    step('stored')
    expect((await ada.ask('uploadMessageBlob', { bytes: new Blob([]), headers })).code).toBe('invalid-input')
    const { url } = (await ada.ask('uploadMessageBlob', { bytes: new Blob(['bytes']), headers })).answer
    step('sent once')
    const send = (attachment: string) =>
      ada.ask('sendMessage', {
        body: { receiverId: noor.id, encryptedContent: envelope(mine, theirs, attachment === url ? 1 : 2), attachment },
      })
    await send(url)
    expect((await send('/media/nothing.bin')).code).toBe('invalid-input')
  },
}
