/** Who may reply: what is said to who may not, and what becomes of the rule where accounts change. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { engines } from './support/engines.ts'
import { codeOf, postOf, publish, startServer } from './support/test-server.ts'
import type { Caller, TestServer } from './support/test-server.ts'

describe.each(engines)('who may reply on $name', (engine) => {
  let server: TestServer
  let ada: Caller
  let noor: Caller
  beforeAll(async () => {
    server = await startServer(engine)
    ada = await server.member('ada')
    noor = await server.member('noor')
  })
  afterAll(() => server.close())

  const reply = (caller: Caller, replyToId: string, more = {}) =>
    caller.post('/api/posts', { content: 'An answer', replyToId, ...more })

  test.each([
    ['following', 'Only people @ada follows or mentions can reply.'],
    ['mentioned', 'Only people @ada mentions can reply.'],
    ['nobody', 'Only @ada can reply.'],
  ])('the refusal says who can, where that is %s', async (replyRule, message) => {
    const post = await publish(ada, 'A question', { replyRule })
    const refused = await reply(noor, post.id)
    expect(refused).toMatchObject({ status: 403, body: { code: 'cannot-reply', message } })
    expect(postOf(await noor.get(`/api/posts/${post.id}`)).comments).toBe(0)
  })

  test('a rule that nobody knows is refused, and one that is not said is everyone', async () => {
    const wrong = await ada.post('/api/posts', { content: 'x', replyRule: 'friends' })
    expect([wrong.status, codeOf(wrong)]).toEqual([422, 'invalid-input'])
    const post = await publish(ada, 'An older client wrote this')
    expect(post).not.toHaveProperty('limitedReplies')
    expect((await reply(noor, post.id)).status).toBe(201)
  })

  test('what the assistant speaks has the rule of the member who answers for it', async () => {
    const post = await publish(ada, 'Drafted', { isAiGenerated: true, replyRule: 'nobody' })
    expect(postOf(await noor.get(`/api/posts/${post.id}`))).toMatchObject({
      author: { username: 'assistant' },
      limitedReplies: { rule: 'nobody', by: 'ada' },
      viewer: { cannotReply: true },
    })
    expect((await reply(noor, post.id, { isAiGenerated: true })).status).toBe(403)
    expect((await reply(ada, post.id)).status).toBe(201)
  })

  test('whose rule it is stays hidden from who may not see them, in an answer that others wrote', async () => {
    const root = await publish(ada, 'For those I follow', { replyRule: 'following' })
    await ada.post(`/api/users/${noor.user.id}/follow`)
    const answer = postOf(await reply(noor, root.id))
    const stranger = await server.member()
    await server.database.kysely.updateTable('users').set({ private: 1 }).where('id', '=', ada.user.id).execute()
    expect(postOf(await stranger.get(`/api/posts/${answer.id}`))).toMatchObject({
      limitedReplies: { rule: 'following', by: null },
      viewer: { cannotReply: true },
    })
    expect(codeOf(await reply(stranger, answer.id))).toBe('cannot-reply')
    await server.database.kysely.updateTable('users').set({ private: 0 }).where('id', '=', ada.user.id).execute()
  })

  test('who is mentioned and blocked cannot reply: they do not see the post', async () => {
    const other = await server.member()
    const post = await publish(ada, `What says @${other.user.username}?`, { replyRule: 'mentioned' })
    await ada.post(`/api/users/${other.user.id}/block`)
    expect(codeOf(await reply(other, post.id))).toBe('post-not-found')
  })

  test('a story has no rule', async () => {
    const story = await ada.post('/api/posts', { content: 'x', type: 'story', replyRule: 'nobody' })
    expect([story.status, codeOf(story)]).toEqual([422, 'invalid-input'])
  })
})
