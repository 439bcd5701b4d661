import { expect } from 'vitest'
import type { Journey, MemberBrowser } from '../world.ts'

const list = async (who: MemberBrowser, query: Record<string, string | number> = {}) =>
  (await who.ask('listNotifications', { query })).answer

/** Notifications: §2.7, behaviour §2.7. */
export const notificationsJourneys: Record<string, Journey> = {
  'every kind of action is told to whom it concerns, in one sentence': async ({ member, step }) => {
    const ada = await member('ada', 'Ada')
    const noor = await member('noor', 'Noor')
    const { answer: post } = await ada.ask('createPost', { body: { content: 'Fog signal at noon.' } })
    const params = { id: post.id }
    await noor.ask('likePost', { params })
    await noor.ask('repostPost', { params })
    await noor.ask('addReaction', { params, body: { emoji: 'fire' } })
    await noor.ask('createPost', { body: { content: 'Heard it!', replyToId: post.id } })
    await noor.ask('createPost', { body: { content: 'Loud.', quoteOfId: post.id } })
    await noor.ask('createPost', { body: { content: 'Ask @ada about it.' } })
    await noor.ask('followUser', { params: { id: ada.id } })
    step('told')
    const rows = await list(ada)
    expect(rows.map(({ message }) => message)).toEqual([
      'Noor followed you',
      'Noor mentioned you',
      'Noor quoted your post',
      'Noor commented on your post',
      'Noor reacted to your post',
      'Noor reposted your post',
      'Noor liked your post',
    ])
    expect((await ada.ask('getSession')).answer.unread).toMatchObject({ notifications: 7 })
    step('pages')
    expect(await list(ada, { limit: 2, before: rows[4]?.id ?? '' })).toEqual(rows.slice(5, 7))
    step('not of oneself')
    expect(await list(noor)).toEqual([])
  },

  'actions of one kind on one post are one notification': async ({ member, step }) => {
    const ada = await member('ada', 'Ada')
    const fans = []
    for (const name of ['noor', 'ines', 'tomas']) fans.push(await member(name, `${name} X`))
    const { answer: post } = await ada.ask('createPost', { body: { content: 'Ferry home.' } })
    for (const fan of fans) await fan.ask('likePost', { params: { id: post.id } })
    for (const fan of fans)
      for (const content of ['One.', 'Two.']) await fan.ask('createPost', { body: { content, replyToId: post.id } })
    step('grouped')
    expect((await list(ada)).map(({ message, others }) => [message, others])).toEqual([
      ['tomas X, ines X and 1 other commented on your post', 2],
      ['tomas X, ines X and 1 other liked your post', 2],
    ])
    step('each by itself')
    await ada.ask('updateSettings', { body: { groupNotifications: false } })
    expect(await list(ada)).toHaveLength(9)
  },

  'what is undone is withdrawn, unless it was read': async ({ member, step }) => {
    const ada = await member('ada')
    const noor = await member('noor')
    const { answer: post } = await ada.ask('createPost', { body: { content: 'On and off.' } })
    const params = { id: post.id }
    await noor.ask('likePost', { params })
    step('withdrawn')
    await noor.ask('unlikePost', { params })
    expect(await list(ada)).toEqual([])
    step('read')
    await noor.ask('likePost', { params })
    const [row] = await list(ada)
    const read = await ada.ask('markNotificationsRead', { body: { upTo: row?.id } })
    expect(read.answer).toEqual({ notifications: 0, messages: 0 })
    await noor.ask('unlikePost', { params })
    expect((await list(ada)).map(({ read: isRead }) => isRead)).toEqual([true])
  },

  'the read mark covers what was seen, or one group': async ({ member, step }) => {
    const ada = await member('ada')
    const noor = await member('noor')
    const { answer: post } = await ada.ask('createPost', { body: { content: 'Read me.' } })
    const params = { id: post.id }
    await noor.ask('likePost', { params })
    await noor.ask('followUser', { params: { id: ada.id } })
    const [follow, like] = await list(ada)
    step('one group')
    const group = await ada.ask('markNotificationsRead', { body: { upTo: follow?.id, group: follow?.group } })
    expect(group.answer.notifications).toBe(1)
    step('not what came after')
    await noor.ask('repostPost', { params })
    const seen = await ada.ask('markNotificationsRead', { body: { upTo: follow?.id } })
    expect(seen.answer.notifications).toBe(1)
    expect((await list(ada)).map(({ read }) => read)).toEqual([false, true, true])
    step('nonsense')
    expect(await ada.ask('markNotificationsRead', { body: { upTo: like?.id, group: 'x' } })).toMatchObject({
      status: 422,
    })
    expect(await ada.ask('markNotificationsRead', { body: {} })).toMatchObject({ status: 422 })
  },

  'a part of the list is paged and marked as read by itself': async ({ member, step }) => {
    const ada = await member('ada', 'Ada')
    const noor = await member('noor', 'Noor')
    const ines = await member('ines', 'Ines')
    await ada.ask('followUser', { params: { id: noor.id } })
    const { answer: post } = await ada.ask('createPost', { body: { content: 'Low tide at six.' } })
    const params = { id: post.id }
    for (const fan of [noor, ines]) await fan.ask('likePost', { params })
    await ines.ask('createPost', { body: { content: 'At seven!', replyToId: post.id } })
    await noor.ask('createPost', { body: { content: 'This.', quoteOfId: post.id } })
    await ines.ask('createPost', { body: { content: 'Ask @ada.' } })
    await noor.ask('repostPost', { params })
    await ada.ask('updateSettings', { body: { privateAccount: true } })
    await ines.ask('followUser', { params: { id: ada.id } })
    const told = async (query: Record<string, string | number>) =>
      (await list(ada, query)).map(({ message }) => message)
    step('what was said')
    const said = await list(ada, { filter: 'mentions' })
    expect(said.map(({ message }) => message)).toEqual([
      'Ines mentioned you',
      'Noor quoted your post',
      'Ines commented on your post',
    ])
    step('by the cursor')
    expect(await list(ada, { filter: 'mentions', limit: 1, before: said[0]?.id ?? '' })).toEqual([said[1]])
    step('who asks')
    expect(await told({ filter: 'requests' })).toEqual(['Ines asks to follow you'])
    step('whom one follows')
    expect(await told({ filter: 'following' })).toEqual([
      'Noor reposted your post',
      'Noor quoted your post',
      'Noor liked your post',
    ])
    step('marked')
    const read = await ada.ask('markNotificationsRead', { body: { upTo: said[0]?.id, filter: 'mentions' } })
    expect(read.answer.notifications).toBe(4)
    const rows = await list(ada)
    expect(rows.filter((row) => row.read).map(({ type }) => type)).toEqual(['mention', 'repost', 'comment'])
    step('of a group, those one follows')
    const like = rows.find(({ type }) => type === 'like')
    const body = { upTo: like?.id, group: like?.group, filter: 'following' }
    expect((await ada.ask('markNotificationsRead', { body })).answer.notifications).toBe(3)
    step('nonsense')
    expect(await ada.ask('listNotifications', { query: { filter: 'likes' } })).toMatchObject({ status: 422 })
  },

  'a muted conversation tells nothing more, wherever in it something happens': async ({ member, step }) => {
    const ada = await member('ada')
    const noor = await member('noor')
    const write = async (who: MemberBrowser, content: string, replyToId?: string) =>
      (await who.ask('createPost', { body: { content, ...(replyToId === undefined ? {} : { replyToId }) } })).answer.id
    const root = await write(noor, 'Tea or coffee?')
    const mine = await write(ada, 'Tea.', root)
    await write(noor, 'With milk?', mine)
    const unread = async () => (await ada.ask('getSession')).answer.unread.notifications
    expect(await unread()).toBe(1)
    step('muted')
    for (let n = 0; n < 2; n += 1) expect((await ada.ask('muteThread', { params: { id: mine } })).status).toBe(204)
    expect(await unread()).toBe(0)
    const deep = await write(noor, 'Or lemon?', mine)
    await write(noor, 'Say, @ada?', deep)
    await noor.ask('likePost', { params: { id: mine } })
    expect([await unread(), (await list(ada)).length]).toEqual([0, 1])
    step('others hear of it, and of others it is told')
    expect(await list(noor)).toHaveLength(1)
    await write(noor, 'Hello @ada.')
    expect(await unread()).toBe(1)
    step('found again')
    const muted = async (query = {}) => (await ada.ask('listMutedThreads', { query })).answer
    expect((await muted()).map(({ id, post }) => [id, post?.content])).toEqual([[root, 'Tea or coffee?']])
    expect(await muted({ before: root })).toEqual([])
    expect((await noor.ask('listMutedThreads')).answer).toEqual([])
    step('ended, also where its first post is gone')
    await noor.ask('deletePost', { params: { id: root } })
    expect(await muted()).toEqual([{ id: root, post: null }])
    await ada.ask('unmuteThread', { params: { id: root } })
    await write(noor, 'Still there?', mine)
    expect([await unread(), await muted()]).toEqual([2, []])
    step('refused')
    expect(await ada.ask('muteThread', { params: { id: ada.id } })).toMatchObject({ status: 404 })
  },

  'nobody hears of members they muted or blocked, nor of silenced kinds': async ({ member, step }) => {
    const ada = await member('ada')
    const noor = await member('noor')
    const ines = await member('ines')
    const { answer: post } = await ada.ask('createPost', { body: { content: 'Peace.' } })
    const params = { id: post.id }
    await noor.ask('likePost', { params })
    await ines.ask('likePost', { params })
    step('muted')
    await ada.ask('muteUser', { params: { id: noor.id } })
    await noor.ask('repostPost', { params })
    expect((await list(ada)).map(({ user }) => user.username)).toEqual(['ines'])
    step('blocked')
    await ada.ask('blockUser', { params: { id: ines.id } })
    expect(await list(ada)).toEqual([])
    expect((await ada.ask('getSession')).answer.unread.notifications).toBe(0)
    step('silenced')
    const tomas = await member('tomas')
    await ada.ask('updateSettings', { body: { silencedNotifications: ['like'] } })
    await tomas.ask('likePost', { params })
    await tomas.ask('followUser', { params: { id: ada.id } })
    expect((await list(ada)).map(({ type }) => type)).toEqual(['follow'])
  },

  'browsers are subscribed by an address of a push service': async ({ member, step }) => {
    const ada = await member('ada')
    const keys = { p256dh: `B${'a'.repeat(86)}`, auth: 'a'.repeat(22) }
    const endpoint = 'https://updates.push.services.mozilla.com/wpush/v2/ada'
    step('subscribed')
    for (let n = 0; n < 2; n += 1)
      expect((await ada.ask('subscribePush', { body: { endpoint, keys } })).status).toBe(204)
    step('refused')
    for (const wrong of [
      'http://updates.push.services.mozilla.com/',
      'https://a:b@updates.push.services.mozilla.com/',
      'https://updates.push.services.mozilla.com:8443/',
      'https://updates.push.services.mozilla.com.skein.example/',
      'https://skein.example/updates.push.services.mozilla.com',
      'https://push.skein.example/ada',
    ])
      expect(await ada.ask('subscribePush', { body: { endpoint: wrong, keys } })).toMatchObject({
        status: 422,
        code: 'invalid-input',
      })
    expect(await ada.ask('subscribePush', { body: { endpoint: 'push', keys } })).toMatchObject({ status: 422 })
    expect(await ada.ask('subscribePush', { body: { endpoint, keys: { p256dh: 'x', auth: 'y' } } })).toMatchObject({
      status: 422,
    })
    step('unsubscribed')
    for (let n = 0; n < 2; n += 1) expect((await ada.ask('unsubscribePush', { body: { endpoint } })).status).toBe(204)
  },
}
