import { expect } from 'vitest'
import type { Journey } from '../world.ts'

const nobody = '01890a5d-ac96-774b-bcce-b302099a8057'

/** Members, follows, suggestions, trends: §6, behaviour §2.2, §2.3. */
export const peopleJourneys: Record<string, Journey> = {
  'members are found by username, in any case': async ({ member, step }) => {
    const noor = await member('noor', 'Noor Haddad')
    const kofi = await member('kofi')
    step('found')
    expect((await kofi.ask('getUserByUsername', { params: { username: 'noor' } })).answer.name).toBe('Noor Haddad')
    expect((await noor.ask('getUserByUsername', { params: { username: 'NOOR' } })).answer.id).toBe(noor.id)
    step('nobody')
    expect(await noor.ask('getUserByUsername', { params: { username: 'nobody' } })).toMatchObject({
      status: 404,
      code: 'user-not-found',
    })
  },

  'a follow counts once and chooses the following feed': async ({ member, step }) => {
    const ada = await member('ada')
    const noor = await member('noor')
    const ines = await member('ines')
    await noor.ask('createPost', { body: { content: 'From Noor.' } })
    await ines.ask('createPost', { body: { content: 'From Ines.' } })
    await ada.ask('createPost', { body: { content: 'From Ada.' } })
    const params = { id: noor.id }
    step('followed')
    expect((await ada.ask('followUser', { params })).answer).toEqual({ follow: 'following', followersCount: 1 })
    expect((await ada.ask('followUser', { params })).answer).toEqual({ follow: 'following', followersCount: 1 })
    step('as both see it')
    expect((await ada.ask('getUserByUsername', { params: { username: 'noor' } })).answer.viewer.follow).toBe(
      'following',
    )
    expect((await noor.ask('getUserByUsername', { params: { username: 'ada' } })).answer).toMatchObject({
      followingCount: 1,
      viewer: { followsYou: true },
    })
    step('following')
    const feed = await ada.ask('listPosts', { query: { feed: 'following' } })
    expect(feed.answer.map(({ content }) => content)).toEqual(['From Ada.', 'From Noor.'])
    step('unfollowed')
    expect((await ada.ask('unfollowUser', { params })).answer).toEqual({ follow: 'none', followersCount: 0 })
    expect((await ada.ask('unfollowUser', { params })).answer).toEqual({ follow: 'none', followersCount: 0 })
    step('herself')
    expect(await ada.ask('followUser', { params: { id: ada.id } })).toMatchObject({
      status: 422,
      code: 'invalid-input',
    })
    step('nobody')
    expect(await ada.ask('followUser', { params: { id: nobody } })).toMatchObject({
      status: 404,
      code: 'user-not-found',
    })
  },

  'suggestions are members one does not follow yet': async ({ member, step }) => {
    const ada = await member('ada')
    const noor = await member('noor')
    const ines = await member('ines')
    step('both')
    expect(new Set((await ada.ask('listSuggestions')).answer.map(({ username }) => username))).toEqual(
      new Set(['noor', 'ines']),
    )
    await ada.ask('followUser', { params: { id: noor.id } })
    step('the other one')
    expect((await ada.ask('listSuggestions')).answer.map(({ username }) => username)).toEqual(['ines'])
    step('whom one knows of their followers')
    await noor.ask('followUser', { params: { id: ines.id } })
    const known = { people: [expect.objectContaining({ username: 'noor' })], count: 1 }
    expect((await ada.ask('listSuggestions')).answer).toMatchObject([{ username: 'ines', knownFollowers: known }])
    expect((await ada.ask('listKnownFollowers', { params: { id: ines.id } })).answer).toMatchObject(known)
    expect((await noor.ask('listKnownFollowers', { params: { id: ines.id } })).answer.count).toBe(0)
    expect(await noor.ask('listKnownFollowers', { params: { id: nobody } })).toMatchObject({ code: 'user-not-found' })
    step('one at most')
    expect((await ada.ask('listSuggestions', { query: { limit: 1 } })).answer).toHaveLength(1)
    expect(await noor.ask('listSuggestions', { query: { limit: 0 } })).toMatchObject({
      status: 422,
      code: 'invalid-input',
    })
  },

  'a trend needs two members': async ({ member, step }) => {
    const ada = await member('ada')
    const noor = await member('noor')
    await ada.ask('createPost', { body: { content: 'Look up! #CometWatch #alone' } })
    await ada.ask('createPost', { body: { content: 'Again. #alone' } })
    await noor.ask('createPost', { body: { content: 'Four clear minutes. #cometwatch' } })
    step('trends')
    const { answer } = await ada.ask('listTrends')
    expect(answer).toHaveLength(1)
    expect(answer[0]).toMatchObject({ postCount: 2, rise: null })
    expect(answer[0]?.course).toEqual([0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 2])
  },
}
