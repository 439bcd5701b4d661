import { expect } from 'vitest'
import type { Journey, MemberBrowser } from '../world.ts'

const nothing = { people: [], tags: [], words: [], order: 'newest', shared: false }

const say = async (who: MemberBrowser, content: string, replyToId?: string) =>
  (await who.ask('createPost', { body: { content, replyToId } })).answer.id

/** Feeds that members make of people, tags and words. */
export const customFeedsJourneys: Record<string, Journey> = {
  'a post is in a feed by who wrote it, by its tags or by its words, newest first and in pages': async ({
    member,
    step,
  }) => {
    const ada = await member('ada')
    const noor = await member('noor')
    const ines = await member('ines')
    const byNoor = await say(noor, 'Good morning.')
    const tagged = await say(ines, 'On the way. #NightTrams')
    const worded = await say(ines, 'Nothing beats slow, fresh bread.')
    await say(ines, 'Bread, slow as ever; fresh it is not.')
    await say(ines, 'Fresh bread in an answer.', byNoor)
    step('made')
    const { answer: feed } = await ada.ask('createCustomFeed', {
      body: { ...nothing, name: 'Nights', people: [noor.id], tags: ['#nighttrams'], words: ['Fresh bread'] },
    })
    expect(feed).toMatchObject({ tags: ['nighttrams'], words: ['Fresh bread'], kept: false })
    expect(feed.people.map(({ username }) => username)).toEqual(['noor'])
    const params = { id: feed.id }
    const read = async (query = {}) =>
      (await ada.ask('listCustomFeedPosts', { params, query })).answer.map(({ id }) => id)
    expect(await read()).toEqual([worded, tagged, byNoor])
    expect(await read({ limit: 1, before: worded })).toEqual([tagged])
    step('whom one mutes is in none')
    await ada.ask('muteUser', { params: { id: ines.id } })
    expect(await read()).toEqual([byNoor])
    await ada.ask('unmuteUser', { params: { id: ines.id } })
    step('the most liked first')
    await ada.ask('likePost', { params: { id: byNoor } })
    await noor.ask('likePost', { params: { id: byNoor } })
    await ada.ask('likePost', { params: { id: tagged } })
    const { answer: ranked } = await ada.ask('changeCustomFeed', {
      params,
      body: { ...nothing, name: 'Best', people: [noor.id, ines.id], order: 'liked' },
    })
    expect(ranked).toMatchObject({ name: 'Best', tags: [], words: [], order: 'liked' })
    // It was answered, which counts twice.
    expect((await read()).slice(0, 2)).toEqual([byNoor, tagged])
    expect((await read({ before: byNoor, limit: 1 }))[0]).toBe(tagged)
    expect(await read({ before: feed.id })).toEqual([])
    step('deleted')
    await ada.ask('deleteCustomFeed', { params })
    expect(await ada.ask('getCustomFeed', { params })).toMatchObject({ status: 404, code: 'feed-not-found' })
    expect((await ada.ask('listCustomFeeds')).answer).toEqual([])
  },

  'a shared feed is opened and kept by others, until it is shared no more': async ({ member, browser, step }) => {
    const ada = await member('ada')
    const noor = await member('noor')
    const body = { ...nothing, name: 'Bread', words: ['bread'] }
    const { answer: feed } = await ada.ask('createCustomFeed', { body })
    const params = { id: feed.id }
    step('its own')
    expect(await noor.ask('getCustomFeed', { params })).toMatchObject({ status: 404 })
    expect(await noor.ask('listCustomFeedPosts', { params })).toMatchObject({ status: 404 })
    expect(await noor.ask('keepCustomFeed', { params })).toMatchObject({ status: 404 })
    expect(await browser().ask('getCustomFeed', { params })).toMatchObject({ status: 401 })
    step('shared')
    await ada.ask('changeCustomFeed', { params, body: { ...body, shared: true } })
    expect((await noor.ask('getCustomFeed', { params })).answer).toMatchObject({ kept: false, shared: true })
    for (let n = 0; n < 2; n += 1) expect(await noor.ask('keepCustomFeed', { params })).toMatchObject({ status: 204 })
    await noor.ask('createCustomFeed', { body: { ...nothing, name: 'Zoo', tags: ['zoo'] } })
    const listed = async () =>
      (await noor.ask('listCustomFeeds')).answer.map(({ name, kept, owner }) => [name, kept, owner.username])
    expect(await listed()).toEqual([
      ['Zoo', false, 'noor'],
      ['Bread', true, 'ada'],
    ])
    expect(await noor.ask('changeCustomFeed', { params, body })).toMatchObject({ status: 404 })
    await noor.ask('deleteCustomFeed', { params })
    step('dropped, and kept again')
    await noor.ask('dropCustomFeed', { params })
    expect(await listed()).toHaveLength(1)
    await noor.ask('keepCustomFeed', { params })
    step('not across a block')
    await ada.ask('blockUser', { params: { id: noor.id } })
    expect(await noor.ask('getCustomFeed', { params })).toMatchObject({ status: 404 })
    expect(await listed()).toHaveLength(1)
    await ada.ask('unblockUser', { params: { id: noor.id } })
    expect(await listed()).toHaveLength(2)
    step('shared no more')
    await ada.ask('changeCustomFeed', { params, body })
    await ada.ask('changeCustomFeed', { params, body: { ...body, shared: true } })
    expect(await listed()).toHaveLength(1)
  },

  'a feed of nothing, of nobody or of no words is refused': async ({ member, step }) => {
    const ada = await member('ada')
    const make = (change: object) =>
      ada.ask('createCustomFeed', { body: { ...nothing, name: 'Feed', words: ['bread'], ...change } })
    const refused = { status: 422, code: 'invalid-input' }
    step('empty')
    expect(await make({ words: [] })).toMatchObject(refused)
    expect(await make({ name: ' ' })).toMatchObject(refused)
    step('not to be found')
    expect(await make({ words: ['!?'] })).toMatchObject(refused)
    expect(await make({ tags: ['two words'] })).toMatchObject(refused)
    expect(await make({ people: ['019d0000-0000-7000-8000-000000000000'] })).toMatchObject(refused)
    expect(await make({ people: ['nobody'] })).toMatchObject(refused)
    step('too much')
    expect(await make({ words: Array.from({ length: 21 }, (_, n) => `word${n}`) })).toMatchObject(refused)
    expect(await make({ order: 'oldest' })).toMatchObject(refused)
    step('no id')
    expect(await ada.ask('getCustomFeed', { params: { id: 'x' } })).toMatchObject({ status: 404 })
    const { answer } = await make({})
    expect(await ada.ask('keepCustomFeed', { params: { id: answer.id } })).toMatchObject({
      status: 403,
      code: 'forbidden',
    })
  },
}
