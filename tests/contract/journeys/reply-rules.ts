import { expect } from 'vitest'
import type { Journey } from '../world.ts'

/** Who may reply: what the author of a thread's first post chose (behaviour, permalink). */
export const replyRulesJourneys: Record<string, Journey> = {
  'who may reply is the rule of the first post, for every reply in its thread': async ({ member, browser, step }) => {
    const ada = await member('ada')
    const noor = await member('noor')
    const ben = await member('ben')
    const cleo = await member('cleo')
    await ada.ask('followUser', { params: { id: noor.id } })
    const { answer: post } = await ada.ask('createPost', {
      body: { content: 'Who brings the kettle, @ben?', replyRule: 'following' },
    })
    expect(post).toMatchObject({ limitedReplies: { rule: 'following', by: 'ada' } })
    const id = post.id
    const reply = (who: typeof ada, replyToId = id) => who.ask('createPost', { body: { content: 'I do.', replyToId } })
    const cannot = async (who: Pick<typeof ada, 'ask'>, of = id) =>
      (await who.ask('getPost', { params: { id: of } })).answer.viewer.cannotReply
    step('its author, whom they follow, whom they mention')
    const { answer: own } = await reply(ada)
    const { answer: followed } = await reply(noor)
    expect((await reply(ben)).status).toBe(201)
    expect([await cannot(ada), await cannot(noor), await cannot(ben)]).toEqual([undefined, undefined, undefined])
    step('others not, nor deeper in the thread')
    const refused = { status: 403, code: 'cannot-reply' }
    expect(await reply(cleo)).toMatchObject(refused)
    expect(await reply(cleo, followed.id)).toMatchObject(refused)
    expect([await cannot(cleo), await cannot(cleo, own.id), await cannot(browser())]).toEqual([true, true, true])
    step('they may quote and repost')
    expect((await cleo.ask('createPost', { body: { content: 'I would.', quoteOfId: id } })).status).toBe(201)
    expect((await cleo.ask('repostPost', { params: { id } })).status).toBe(200)
    step('only those who are mentioned')
    const change = (who: typeof ada, replyRule: 'everyone' | 'mentioned' | 'nobody', of = id) =>
      who.ask('setReplyRule', { params: { id: of }, body: { replyRule } })
    expect((await change(ada, 'mentioned')).answer).toMatchObject({ limitedReplies: { rule: 'mentioned', by: 'ada' } })
    expect((await reply(ben)).status).toBe(201)
    expect(await reply(noor)).toMatchObject(refused)
    step('an edit keeps the rule, and moves whom it mentions')
    await ada.ask('editPost', { params: { id }, body: { content: 'Who brings the kettle, @noor?' } })
    expect((await reply(noor)).status).toBe(201)
    expect(await reply(ben)).toMatchObject(refused)
    step('nobody but its author')
    await change(ada, 'nobody')
    expect(await reply(noor)).toMatchObject(refused)
    expect((await reply(ada, followed.id)).status).toBe(201)
    step('everyone again')
    expect((await change(ada, 'everyone')).answer.limitedReplies).toBeUndefined()
    expect((await reply(cleo)).status).toBe(201)
    expect(await cannot(cleo, followed.id)).toBeUndefined()
  },

  'only the first post of a thread has a rule, and only its author sets it': async ({ member, step }) => {
    const ada = await member('ada')
    const noor = await member('noor')
    const { answer: post } = await ada.ask('createPost', { body: { content: 'Quiet, please.' } })
    const { answer: reply } = await noor.ask('createPost', { body: { content: 'Psst.', replyToId: post.id } })
    step('a foreign post, a reply')
    for (const id of [post.id, reply.id])
      expect(await noor.ask('setReplyRule', { params: { id }, body: { replyRule: 'nobody' } })).toMatchObject({
        status: 403,
        code: 'forbidden',
      })
    step('a reply with a rule')
    const body = { content: 'Shh.', replyToId: post.id, replyRule: 'nobody' as const }
    expect(await ada.ask('createPost', { body })).toMatchObject({ status: 422, code: 'invalid-input' })
    step('one that says everyone is a reply as any other')
    expect((await ada.ask('createPost', { body: { ...body, replyRule: 'everyone' } })).status).toBe(201)
    step('the rule outlives what was said')
    await ada.ask('setReplyRule', { params: { id: post.id }, body: { replyRule: 'nobody' } })
    await ada.ask('deletePost', { params: { id: post.id } })
    expect(await noor.ask('createPost', { body: { content: 'Still here.', replyToId: reply.id } })).toMatchObject({
      status: 403,
      code: 'cannot-reply',
    })
    expect(await ada.ask('setReplyRule', { params: { id: post.id }, body: { replyRule: 'everyone' } })).toMatchObject({
      status: 410,
      code: 'post-deleted',
    })
  },
}
