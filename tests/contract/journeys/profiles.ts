import { expect } from 'vitest'
import type { Browser, Journey } from '../world.ts'

const nobody = '01890a5d-ac96-774b-bcce-b302099a8057'

/** Profiles, who follows whom, and the parts of what a member posted: §2.10, behaviour §2.10. */
export const profilesJourneys: Record<string, Journey> = {
  'a member changes their own profile, and nobody else’s': async ({ member, step }) => {
    const ada = await member('ada', 'Ada')
    const noor = await member('noor')
    const params = { id: ada.id }
    step('saved')
    const body = {
      name: 'Ada Lindqvist',
      bio: 'Draws interfaces.',
      location: 'Uppsala',
      website: 'https://ada.example/',
    }
    expect((await ada.ask('updateUser', { params, body })).answer).toMatchObject(body)
    expect((await noor.ask('getUserByUsername', { params: { username: 'ada' } })).answer).toMatchObject(body)
    step('emptied')
    await ada.ask('updateUser', { params, body: { bio: '', website: '' } })
    expect((await ada.ask('getCurrentUser')).answer).toMatchObject({ name: 'Ada Lindqvist', bio: '', website: '' })
    step('refused')
    for (const wrong of [{ name: ' ' }, { name: 'x'.repeat(51) }, { bio: 'x'.repeat(301) }, { website: 'ada.example' }])
      expect(await ada.ask('updateUser', { params, body: wrong })).toMatchObject({ status: 422, code: 'invalid-input' })
    expect(await ada.ask('updateUser', { params, body: { avatar: '/media/none.webp' } })).toMatchObject({ status: 422 })
    expect(await noor.ask('updateUser', { params, body })).toMatchObject({ status: 403, code: 'forbidden' })
  },

  'one own post stands first on the profile, for whoever may see it': async ({ member, browser, step }) => {
    const ada = await member('ada')
    const noor = await member('noor')
    const write = async (content: string) => (await ada.ask('createPost', { body: { content } })).answer.id
    const [first, second] = [await write('Start here.'), await write('Or here.')]
    const pinnedFor = async (who: Browser) =>
      (await who.ask('getUserByUsername', { params: { username: 'ada' } })).answer.pinnedPostId
    const isPinned = async (who: Browser, id: string) =>
      (await who.ask('getPost', { params: { id } })).answer.viewer.pinned
    step('pinned')
    for (let n = 0; n < 2; n += 1) expect((await ada.ask('pinPost', { params: { id: first } })).status).toBe(204)
    expect([await pinnedFor(noor), await pinnedFor(browser())]).toEqual([first, first])
    expect([await isPinned(ada, first), await isPinned(noor, first)]).toEqual([true, undefined])
    step('another takes its place, and an edit leaves it there')
    await ada.ask('pinPost', { params: { id: second } })
    await ada.ask('editPost', { params: { id: second }, body: { content: 'Or rather here.' } })
    expect([await pinnedFor(noor), await isPinned(ada, first)]).toEqual([second, undefined])
    step('what is not there is not taken away')
    await ada.ask('unpinPost', { params: { id: first } })
    await noor.ask('unpinPost', { params: { id: second } })
    expect(await pinnedFor(ada)).toBe(second)
    step('not for whom the member keeps away')
    await ada.ask('updateSettings', { body: { privateAccount: true } })
    expect([await pinnedFor(noor), await pinnedFor(ada)]).toEqual([undefined, second])
    step('gone with its post')
    await ada.ask('deletePost', { params: { id: second } })
    expect(await pinnedFor(ada)).toBeUndefined()
    expect(await ada.ask('pinPost', { params: { id: second } })).toMatchObject({ status: 410 })
    step('foreign, unknown')
    const { answer: foreign } = await noor.ask('createPost', { body: { content: 'Mine.' } })
    expect(await ada.ask('pinPost', { params: { id: foreign.id } })).toMatchObject({ status: 403, code: 'forbidden' })
    expect(await ada.ask('pinPost', { params: { id: nobody } })).toMatchObject({ status: 404 })
  },

  'replies of a member are a list of their own': async ({ member, browser, step }) => {
    const ada = await member('ada')
    const noor = await member('noor')
    const { answer: post } = await ada.ask('createPost', { body: { content: 'What is in the pot?' } })
    await noor.ask('createPost', { body: { content: 'A post.' } })
    await noor.ask('createPost', { body: { content: 'Soup.', replyToId: post.id } })
    const visitor = browser()
    step('replies')
    const { answer } = await visitor.ask('listPosts', { query: { author: 'noor', only: 'replies' } })
    expect(answer.map(({ content }) => content)).toEqual(['Soup.'])
    step('no media')
    expect((await visitor.ask('listPosts', { query: { author: 'noor', only: 'media' } })).answer).toEqual([])
    step('nonsense')
    expect(await visitor.ask('listPosts', { query: { author: 'noor', only: 'likes' } })).toMatchObject({ status: 422 })
  },

  'followers are listed newest first, in pages': async ({ member, browser, step }) => {
    const star = await member('star')
    const params = { id: star.id }
    const fans = []
    for (const name of ['fan_a', 'fan_b', 'fan_c']) {
      const fan = await member(name)
      await fan.ask('followUser', { params })
      // Two in the same millisecond stand in the order of their ids, which is not that of the mocks.
      await new Promise((resolve) => setTimeout(resolve, 2))
      fans.push(fan)
    }
    const [first, second] = fans
    if (!first || !second) throw new Error('There are three.')
    await second.ask('followUser', { params: { id: first.id } })
    step('followers')
    const visitor = browser()
    const names = (rows: { username: string }[]) => rows.map(({ username }) => username)
    expect(names((await visitor.ask('listFollowers', { params })).answer)).toEqual(['fan_c', 'fan_b', 'fan_a'])
    const asSecond = await second.ask('listFollowers', { params })
    expect(asSecond.answer.map(({ follow }) => follow)).toEqual(['none', 'none', 'following'])
    step('the next page')
    const next = await visitor.ask('listFollowers', { params, query: { limit: 2, before: second.id } })
    expect(names(next.answer)).toEqual(['fan_a'])
    step('followed')
    const followed = await visitor.ask('listFollowing', { params: { id: second.id } })
    expect(names(followed.answer)).toEqual(['fan_a', 'star'])
    step('nobody')
    expect(await visitor.ask('listFollowers', { params: { id: nobody } })).toMatchObject({ code: 'user-not-found' })
    step('not where a block stands')
    await star.ask('blockUser', { params: { id: first.id } })
    expect(await first.ask('listFollowers', { params })).toMatchObject({ code: 'user-not-found' })
    expect(await first.ask('getUserByUsername', { params: { username: 'star' } })).toMatchObject({ status: 404 })
    const blocked = await star.ask('getUserByUsername', { params: { username: 'fan_a' } })
    expect(blocked.answer.viewer.blocked).toBe(true)
  },

  'whom one keeps away is found again': async ({ member, browser, step }) => {
    const ada = await member('ada')
    const noor = await member('noor')
    const kofi = await member('kofi')
    const names = async (list: 'listMuted' | 'listBlocked', query = {}) =>
      (await ada.ask(list, { query })).answer.map(({ username }) => username)
    step('nobody')
    expect([await names('listMuted'), await names('listBlocked')]).toEqual([[], []])
    expect(await browser().ask('listMuted')).toMatchObject({ status: 401 })
    step('muted, the last one first, in pages')
    await ada.ask('muteUser', { params: { id: noor.id } })
    await new Promise((resolve) => setTimeout(resolve, 2))
    await ada.ask('muteUser', { params: { id: kofi.id } })
    expect(await names('listMuted')).toEqual(['kofi', 'noor'])
    expect(await names('listMuted', { limit: 1, before: kofi.id })).toEqual(['noor'])
    expect(await names('listMuted', { before: ada.id })).toEqual([])
    step('blocked, also by who blocks in turn')
    await ada.ask('blockUser', { params: { id: noor.id } })
    await noor.ask('blockUser', { params: { id: ada.id } })
    expect(await names('listBlocked')).toEqual(['noor'])
    expect(await names('listMuted')).toEqual(['kofi'])
    step('taken back')
    await ada.ask('unmuteUser', { params: { id: kofi.id } })
    await ada.ask('unblockUser', { params: { id: noor.id } })
    expect([await names('listMuted'), await names('listBlocked')]).toEqual([[], []])
  },

  'a private account answers who asks': async ({ member, step }) => {
    const kofi = await member('kofi')
    const ada = await member('ada')
    const noor = await member('noor')
    await kofi.ask('updateSettings', { body: { privateAccount: true } })
    const params = { id: kofi.id }
    step('asked')
    expect((await ada.ask('followUser', { params })).answer.follow).toBe('requested')
    await new Promise((resolve) => setTimeout(resolve, 2))
    expect((await noor.ask('followUser', { params })).answer.follow).toBe('requested')
    step('the requests')
    const { answer } = await kofi.ask('listFollowRequests')
    expect(answer.map(({ username }) => username)).toEqual(['noor', 'ada'])
    const told = await kofi.ask('listNotifications')
    expect(told.answer.map(({ type }) => type)).toEqual(['follow-request', 'follow-request'])
    step('accepted')
    expect((await kofi.ask('acceptFollowRequest', { params: { id: ada.id } })).status).toBe(204)
    expect((await kofi.ask('acceptFollowRequest', { params: { id: ada.id } })).status).toBe(204)
    step('declined')
    expect((await kofi.ask('declineFollowRequest', { params: { id: noor.id } })).status).toBe(204)
    expect(await kofi.ask('acceptFollowRequest', { params: { id: noor.id } })).toMatchObject({ code: 'not-found' })
    expect(await kofi.ask('acceptFollowRequest', { params: { id: 'noor' } })).toMatchObject({ code: 'user-not-found' })
    step('as the three see it')
    expect((await kofi.ask('listNotifications')).answer.map(({ type, read }) => [type, read])).toEqual([
      ['follow', true],
    ])
    expect((await ada.ask('getUserByUsername', { params: { username: 'kofi' } })).answer.viewer.follow).toBe(
      'following',
    )
    expect((await noor.ask('getUserByUsername', { params: { username: 'kofi' } })).answer.viewer.follow).toBe('none')
    expect(await noor.ask('listFollowers', { params })).toMatchObject({ status: 403, code: 'forbidden' })
  },
}
