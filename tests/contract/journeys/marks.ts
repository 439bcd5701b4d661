import { expect } from 'vitest'
import type { Journey } from '../world.ts'

const nobody = '01890a5d-ac96-774b-bcce-b302099a8057'

/** Reposts, bookmarks, reactions and votes: specification §4, behaviour §2.3, §2.9. */
export const marksJourneys: Record<string, Journey> = {
  'a repost counts once and stands in the feeds of followers as a row of its own': async ({ member, step }) => {
    const ada = await member('ada')
    const noor = await member('noor')
    const ines = await member('ines')
    await ada.ask('followUser', { params: { id: noor.id } })
    const { id } = (await ines.ask('createPost', { body: { content: 'The comet, eight seconds.' } })).answer
    const params = { id }
    step('reposted')
    expect((await noor.ask('repostPost', { params })).answer).toEqual({ reposted: true, reposts: 1 })
    expect((await noor.ask('repostPost', { params })).answer).toEqual({ reposted: true, reposts: 1 })
    step('following')
    const [entry] = (await ada.ask('listPosts', { query: { feed: 'following' } })).answer
    expect(entry).toMatchObject({ id, reposts: 1, repost: { user: { username: 'noor' } }, viewer: { reposted: false } })
    step('after it')
    const before = entry?.repost?.id ?? ''
    expect((await ada.ask('listPosts', { query: { feed: 'following', before } })).answer).toEqual([])
    step('everyone')
    expect((await ada.ask('listPosts')).answer).toMatchObject([{ id, repost: null }])
    step('profile')
    expect((await ada.ask('listPosts', { query: { author: 'noor' } })).answer).toMatchObject([
      { id, repost: { user: { username: 'noor' } } },
    ])
    step('own view')
    expect((await noor.ask('getPost', { params })).answer.viewer.reposted).toBe(true)
    step('taken back')
    expect((await noor.ask('unrepostPost', { params })).answer).toEqual({ reposted: false, reposts: 0 })
    expect((await noor.ask('unrepostPost', { params })).answer).toEqual({ reposted: false, reposts: 0 })
    expect((await ada.ask('listPosts', { query: { feed: 'following' } })).answer).toEqual([])
    step('nothing')
    expect(await noor.ask('repostPost', { params: { id: nobody } })).toMatchObject({ status: 404 })
  },

  'a post stands once in Following, under its newest repost': async ({ member, step }) => {
    const ada = await member('ada')
    const noor = await member('noor')
    const ines = await member('ines')
    for (const { id } of [noor, ines]) await ada.ask('followUser', { params: { id } })
    const params = { id: (await noor.ask('createPost', { body: { content: 'Lifted twice.' } })).answer.id }
    await ada.ask('createPost', { body: { content: 'In between.' } })
    await ines.ask('repostPost', { params })
    step('by another')
    const one = (await ada.ask('listPosts', { query: { feed: 'following' } })).answer
    expect(one.map(({ content, repost }) => [content, repost?.user.username])).toEqual([
      ['Lifted twice.', 'ines'],
      ['In between.', undefined],
    ])
    step('by its author')
    await noor.ask('repostPost', { params })
    const two = (await ada.ask('listPosts', { query: { feed: 'following' } })).answer
    expect(two.map(({ repost }) => repost?.user.username)).toEqual(['noor', undefined])
    expect((await ada.ask('listPosts', { query: { author: 'noor' } })).answer).toHaveLength(1)
  },

  'P 2.9 bookmarks are private, newest first, searched and filtered': async ({ browser, member, step }) => {
    const ada = await member('ada')
    const noor = await member('noor', 'Noor Haddad')
    const say = async (body: Record<string, unknown>) => (await noor.ask('createPost', { body })).answer.id
    const text = await say({ content: 'Slow bread, early trains.' })
    const link = await say({ content: 'Read https://letters.skein.example/slow' })
    const poll = await say({
      content: 'Settle this.',
      pollData: {
        question: 'Rye bread?',
        options: [
          { id: 'y', text: 'Yes' },
          { id: 'n', text: 'No' },
        ],
      },
    })
    const ai = await say({ content: 'A summary of bread.', isAiGenerated: true })
    step('kept')
    for (const id of [poll, text, ai, link]) {
      expect((await ada.ask('bookmarkPost', { params: { id } })).answer).toEqual({ bookmarked: true })
    }
    expect((await ada.ask('bookmarkPost', { params: { id: link } })).answer).toEqual({ bookmarked: true })
    const read = async (query: Record<string, string | number> = {}) =>
      (await ada.ask('listBookmarks', { query })).answer.map(({ id }) => id)
    step('newest first')
    expect(await read()).toEqual([link, ai, text, poll])
    expect(await read({ order: 'oldest' })).toEqual([poll, text, ai, link])
    step('pages')
    expect(await read({ limit: 2 })).toEqual([link, ai])
    expect(await read({ limit: 2, before: ai })).toEqual([text, poll])
    expect(await read({ order: 'oldest', limit: 1, before: poll })).toEqual([text])
    step('kinds')
    expect(await read({ kind: 'poll' })).toEqual([poll])
    expect(await read({ kind: 'link' })).toEqual([link])
    expect(await read({ kind: 'text' })).toEqual([ai, text])
    expect(await read({ kind: 'photo' })).toEqual([])
    expect(await read({ ai: 'only' })).toEqual([ai])
    expect(await read({ ai: 'without', kind: 'text' })).toEqual([text])
    step('words')
    expect(await read({ q: 'bread' })).toEqual([ai, text, poll])
    expect(await read({ q: 'bre TRAIN' })).toEqual([text])
    expect(await read({ q: 'haddad' })).toEqual([link, ai, text, poll])
    expect(await read({ q: 'nothing like it' })).toEqual([])
    step('counted')
    const count = async (query: Record<string, string> = {}) => (await ada.ask('countBookmarks', { query })).answer
    expect(await count()).toEqual({ count: 4, all: 4 })
    expect(await count({ q: 'bread', kind: 'text' })).toEqual({ count: 2, all: 4 })
    expect(await count({ ai: 'only' })).toEqual({ count: 1, all: 4 })
    expect(await ada.ask('countBookmarks', { query: { kind: 'song' } })).toMatchObject({ status: 422 })
    expect(await browser().ask('countBookmarks')).toMatchObject({ status: 401 })
    step('others have none of it')
    expect((await noor.ask('countBookmarks')).answer).toEqual({ count: 0, all: 0 })
    expect((await noor.ask('listBookmarks')).answer).toEqual([])
    expect((await noor.ask('getPost', { params: { id: text } })).answer.viewer.bookmarked).toBe(false)
    step('taken back')
    expect((await ada.ask('unbookmarkPost', { params: { id: link } })).answer).toEqual({ bookmarked: false })
    expect((await ada.ask('unbookmarkPost', { params: { id: link } })).answer).toEqual({ bookmarked: false })
    await noor.ask('deletePost', { params: { id: ai } })
    expect(await read()).toEqual([text, poll])
    expect(await count()).toEqual({ count: 2, all: 2 })
    step('nothing')
    expect(await ada.ask('bookmarkPost', { params: { id: nobody } })).toMatchObject({ status: 404 })
    expect(await ada.ask('listBookmarks', { query: { kind: 'song' } })).toMatchObject({ status: 422 })
  },

  'a member has one reaction to a post; another replaces it': async ({ browser, member, step }) => {
    const ada = await member('ada')
    const noor = await member('noor')
    const { id } = (await ada.ask('createPost', { body: { content: 'It ships on Thursday.' } })).answer
    const params = { id }
    step('given')
    expect((await noor.ask('addReaction', { params, body: { emoji: 'heart' } })).answer).toEqual([
      { emoji: 'heart', count: 1 },
    ])
    expect((await noor.ask('addReaction', { params, body: { emoji: 'heart' } })).answer).toEqual([
      { emoji: 'heart', count: 1 },
    ])
    step('by two')
    expect((await ada.ask('addReaction', { params, body: { emoji: 'fire' } })).answer).toEqual([
      { emoji: 'fire', count: 1 },
      { emoji: 'heart', count: 1 },
    ])
    step('replaced')
    expect((await noor.ask('addReaction', { params, body: { emoji: 'fire' } })).answer).toEqual([
      { emoji: 'fire', count: 2 },
    ])
    step('read')
    expect((await noor.ask('getOwnReaction', { params })).answer).toEqual({ emoji: 'fire' })
    expect((await noor.ask('getPost', { params })).answer).toMatchObject({
      reactions: [{ emoji: 'fire', count: 2 }],
      viewer: { reaction: 'fire' },
    })
    step('who')
    expect((await browser().ask('listReactions', { params })).answer.map(({ user }) => user.username)).toEqual([
      'noor',
      'ada',
    ])
    expect((await ada.ask('listReactions', { params, query: { emoji: 'heart' } })).answer).toEqual([])
    expect((await ada.ask('listReactions', { params, query: { limit: 1, before: noor.id } })).answer).toMatchObject([
      { emoji: 'fire', user: { username: 'ada' } },
    ])
    step('another is not taken back')
    expect((await noor.ask('removeReaction', { params: { id, emoji: 'heart' } })).answer).toEqual([
      { emoji: 'fire', count: 2 },
    ])
    step('taken back')
    expect((await noor.ask('removeReaction', { params: { id, emoji: 'fire' } })).answer).toEqual([
      { emoji: 'fire', count: 1 },
    ])
    expect((await noor.ask('removeReaction', { params: { id, emoji: 'fire' } })).answer).toHaveLength(1)
    expect((await noor.ask('getOwnReaction', { params })).answer).toEqual({ emoji: null })
    step('of another kind')
    expect(await noor.ask('addReaction', { params, body: { emoji: 'pizza' } })).toMatchObject({ status: 422 })
    expect(await noor.ask('removeReaction', { params: { id, emoji: 'pizza' } })).toMatchObject({ status: 422 })
    expect(await noor.ask('addReaction', { params: { id: nobody }, body: { emoji: 'fire' } })).toMatchObject({
      status: 404,
    })
    expect(await browser().ask('addReaction', { params, body: { emoji: 'fire' } })).toMatchObject({
      status: 401,
      code: 'not-signed-in',
    })
  },

  'P 2.3 a poll is closed when its time is over': async ({ member, step, pass }) => {
    const ada = await member('ada')
    const noor = await member('noor')
    const pollData = {
      question: 'When?',
      options: [
        { id: 'early', text: 'Early' },
        { id: 'late', text: 'Late' },
      ],
      duration: 60,
    }
    const params = { id: (await ada.ask('createPost', { body: { content: 'An hour for this.', pollData } })).answer.id }
    step('open')
    expect(await ada.ask('voteInPoll', { params, body: { optionId: 'late' } })).toMatchObject({ status: 200 })
    pass(61 * 60_000)
    step('closed')
    expect(await noor.ask('voteInPoll', { params, body: { optionId: 'early' } })).toMatchObject({
      status: 409,
      code: 'poll-closed',
    })
    expect((await noor.ask('getPost', { params })).answer.pollData).toMatchObject({ totalVotes: 1 })
  },

  'P 2.3 a vote counts once a member, for one option': async ({ member, step }) => {
    const ada = await member('ada')
    const noor = await member('noor')
    const pollData = {
      question: 'When?',
      options: [
        { id: 'early', text: 'Early' },
        { id: 'late', text: 'Late' },
      ],
    }
    const params = { id: (await ada.ask('createPost', { body: { content: 'Vote.', pollData } })).answer.id }
    step('voted')
    expect((await noor.ask('voteInPoll', { params, body: { optionId: 'late' } })).answer).toMatchObject({
      totalVotes: 1,
    })
    step('again')
    expect((await noor.ask('voteInPoll', { params, body: { optionId: 'late' } })).answer).toMatchObject({
      totalVotes: 1,
    })
    step('for another')
    expect(await noor.ask('voteInPoll', { params, body: { optionId: 'early' } })).toMatchObject({
      status: 409,
      code: 'already-voted',
    })
    step('as each sees it')
    expect((await noor.ask('getPost', { params })).answer.viewer.vote).toBe('late')
    expect((await ada.ask('getPost', { params })).answer).toMatchObject({
      viewer: { vote: null },
      pollData: { options: [{ votes: 0 }, { votes: 1 }] },
    })
    step('no such option')
    expect(await ada.ask('voteInPoll', { params, body: { optionId: 'never' } })).toMatchObject({
      status: 422,
      code: 'invalid-input',
    })
    const plain = (await ada.ask('createPost', { body: { content: 'No poll here.' } })).answer.id
    expect(await noor.ask('voteInPoll', { params: { id: plain }, body: { optionId: 'a' } })).toMatchObject({
      status: 422,
    })
    expect(await noor.ask('voteInPoll', { params: { id: nobody }, body: { optionId: 'a' } })).toMatchObject({
      status: 404,
    })
    expect(await noor.ask('voteInPoll', { params, body: {} })).toMatchObject({ status: 422, code: 'invalid-input' })
  },
}
