import { expect } from 'vitest'
import type { Journey } from '../world.ts'

const nobody = '01890a5d-ac96-774b-bcce-b302099a8057'

/** Mutes, blocks and reports: behaviour §2.3. */
export const moderationJourneys: Record<string, Journey> = {
  'a muted member leaves the lists, but not their profile': async ({ member, step }) => {
    const ada = await member('ada')
    const noor = await member('noor')
    const ines = await member('ines')
    for (const { id } of [noor, ines]) await ada.ask('followUser', { params: { id } })
    const loud = (await noor.ask('createPost', { body: { content: 'Loud. #trams' } })).answer.id
    const calm = (await ines.ask('createPost', { body: { content: 'Calm. #trams' } })).answer.id
    const quote = (await ines.ask('createPost', { body: { content: 'Look.', quoteOfId: loud } })).answer.id
    await ada.ask('bookmarkPost', { params: { id: loud } })
    const reply = (await noor.ask('createPost', { body: { content: 'Loud below.', replyToId: calm } })).answer.id
    const params = { id: noor.id }
    step('muted')
    expect((await ada.ask('muteUser', { params })).status).toBe(204)
    expect((await ada.ask('muteUser', { params })).status).toBe(204)
    const ids = async (query: Record<string, string>) =>
      (await ada.ask('listPosts', { query })).answer.map(({ id }) => id)
    step('lists')
    expect(await ids({ feed: 'everyone' })).toEqual([quote, calm])
    expect(await ids({ feed: 'following' })).toEqual([quote, calm])
    expect(await ids({ tag: 'trams' })).toEqual([calm])
    expect((await ada.ask('searchPosts', { query: { q: 'loud' } })).answer).toEqual([])
    expect((await ada.ask('getPost', { params: { id: quote } })).answer.quote).toBeNull()
    expect((await ada.ask('listReplies', { params: { id: calm } })).answer).toEqual([])
    step('still there')
    expect(await ids({ author: 'noor' })).toEqual([loud])
    expect((await ada.ask('getPost', { params: { id: reply } })).status).toBe(200)
    expect((await ada.ask('listBookmarks')).answer.map(({ id }) => id)).toEqual([loud])
    expect((await ada.ask('getUserByUsername', { params: { username: 'noor' } })).answer.viewer.muted).toBe(true)
    step('she does not learn of it')
    expect((await noor.ask('listPosts')).answer).toHaveLength(3)
    step('ended')
    expect((await ada.ask('unmuteUser', { params })).status).toBe(204)
    expect(await ids({ feed: 'everyone' })).toEqual([quote, calm, loud])
    step('herself and nobody')
    expect(await ada.ask('muteUser', { params: { id: ada.id } })).toMatchObject({ status: 409, code: 'own-subject' })
    expect(await ada.ask('muteUser', { params: { id: nobody } })).toMatchObject({ status: 404, code: 'user-not-found' })
    expect(await ada.ask('muteUser', { params: { id: 'nonsense' } })).toMatchObject({ status: 404 })
  },

  'a block hides each from the other and ends follows': async ({ member, step }) => {
    const ada = await member('ada')
    const noor = await member('noor')
    const ines = await member('ines')
    await ada.ask('followUser', { params: { id: noor.id } })
    await noor.ask('followUser', { params: { id: ada.id } })
    const hers = (await noor.ask('createPost', { body: { content: 'By Noor.' } })).answer.id
    const own = (await ada.ask('createPost', { body: { content: 'By Ada.' } })).answer.id
    const below = (await ines.ask('createPost', { body: { content: 'Below Noor.', replyToId: hers } })).answer.id
    const middle = (await noor.ask('createPost', { body: { content: 'Noor below.', replyToId: own } })).answer.id
    await ines.ask('createPost', { body: { content: 'Ines below Noor.', replyToId: middle } })
    await ines.ask('createPost', { body: { content: 'Quoting.', quoteOfId: hers } })
    const params = { id: noor.id }
    step('blocked')
    expect((await ada.ask('blockUser', { params })).status).toBe(204)
    expect((await ada.ask('blockUser', { params })).status).toBe(204)
    step('hidden both ways')
    expect(await ada.ask('getPost', { params: { id: hers } })).toMatchObject({ status: 404, code: 'post-not-found' })
    expect(await noor.ask('getPost', { params: { id: own } })).toMatchObject({ status: 404 })
    expect((await ada.ask('listPosts')).answer).toMatchObject([{ content: 'Quoting.', quote: null }, { id: own }])
    expect(await noor.ask('likePost', { params: { id: own } })).toMatchObject({ status: 404 })
    expect(await noor.ask('createPost', { body: { content: 'Hey', replyToId: own } })).toMatchObject({ status: 404 })
    // Who blocked finds the profile, so that the block can be ended; who is blocked finds none.
    const found = await ada.ask('getUserByUsername', { params: { username: 'noor' } })
    expect(found.answer).toMatchObject({ postsCount: 0, viewer: { blocked: true } })
    expect(await noor.ask('getUserByUsername', { params: { username: 'ada' } })).toMatchObject({ status: 404 })
    expect(await noor.ask('listPosts', { query: { author: 'ada' } })).toMatchObject({ status: 404 })
    expect(await noor.ask('followUser', { params: { id: ada.id } })).toMatchObject({ status: 404 })
    step('a place in a thread')
    expect((await ada.ask('listReplies', { params: { id: own } })).answer).toMatchObject([
      { item: { id: middle, tombstone: 'unavailable' }, replies: [{ content: 'Ines below Noor.' }] },
    ])
    expect((await ada.ask('listAncestors', { params: { id: below } })).answer).toMatchObject([
      { id: hers, tombstone: 'unavailable' },
    ])
    step('ended')
    expect((await ada.ask('unblockUser', { params })).status).toBe(204)
    expect((await noor.ask('getUserByUsername', { params: { username: 'ada' } })).answer).toMatchObject({
      followersCount: 0,
      followingCount: 0,
      viewer: { follow: 'none', followsYou: false },
    })
    step('herself and nobody')
    expect(await ada.ask('blockUser', { params: { id: ada.id } })).toMatchObject({ status: 409, code: 'own-subject' })
    expect(await ada.ask('unblockUser', { params: { id: nobody } })).toMatchObject({ status: 404 })
  },

  'a report is filed once for a thing': async ({ member, step }) => {
    const ada = await member('ada')
    const noor = await member('noor')
    const { id } = (await noor.ask('createPost', { body: { content: 'Buy followers.' } })).answer
    const report = { subject: 'post', subjectId: id, reason: 'spam', note: 'Again.' }
    step('filed')
    const first = await ada.ask('report', { body: report })
    expect(first.status).toBe(201)
    expect((await ada.ask('report', { body: { ...report, reason: 'other' } })).answer).toEqual(first.answer)
    expect((await ada.ask('report', { body: { subject: 'user', subjectId: noor.id, reason: 'spam' } })).status).toBe(
      201,
    )
    step('refused')
    expect(await noor.ask('report', { body: report })).toMatchObject({ status: 409, code: 'own-subject' })
    expect(await ada.ask('report', { body: { ...report, subject: 'user', subjectId: ada.id } })).toMatchObject({
      status: 409,
    })
    expect(await ada.ask('report', { body: { ...report, subjectId: nobody } })).toMatchObject({ status: 404 })
    expect(await ada.ask('report', { body: { ...report, subject: 'user', subjectId: nobody } })).toMatchObject({
      status: 404,
      code: 'user-not-found',
    })
    expect(await ada.ask('report', { body: { ...report, subject: 'message', subjectId: nobody } })).toMatchObject({
      status: 404,
      code: 'not-found',
    })
    expect(await ada.ask('report', { body: { ...report, reason: 'because' } })).toMatchObject({ status: 422 })
  },
}
