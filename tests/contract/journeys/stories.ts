import { expect } from 'vitest'
import type { Journey } from '../world.ts'

/** Stories, and the list of videos: specification §2.5, behaviour §2.6. */
export const storiesJourneys: Record<string, Journey> = {
  'stories are for a day and for who follows, apart from all lists': async ({ browser, member, step }) => {
    const ada = await member('ada')
    const noor = await member('noor')
    const kofi = await member('kofi')
    await ada.ask('followUser', { params: { id: noor.id } })
    const tell = async (who: typeof ada, content: string) =>
      (await who.ask('createPost', { body: { content, type: 'story' } })).answer.id
    step('told')
    const first = await tell(noor, 'First.')
    const second = await tell(noor, 'Second.')
    await tell(kofi, 'By somebody she does not follow.')
    await tell(ada, 'Her own.')
    step('who has some')
    const authors = async () =>
      (await ada.ask('listStories')).answer.map(({ user, count, unseen }) => [user.username, count, unseen])
    expect(await authors()).toEqual([
      ['ada', 1, 0],
      ['noor', 2, 2],
    ])
    step('which')
    const { answer } = await ada.ask('listStoriesOf', { params: { id: noor.id } })
    expect(answer.map(({ post, seen, views }) => [post.id, seen, views])).toEqual([
      [first, false, null],
      [second, false, null],
    ])
    expect((await ada.ask('listStoriesOf', { params: { id: kofi.id } })).answer).toHaveLength(1)
    step('in no list')
    expect((await ada.ask('listPosts')).answer).toEqual([])
    expect((await ada.ask('listPosts', { query: { feed: 'following' } })).answer).toEqual([])
    expect((await ada.ask('listPosts', { query: { author: 'noor' } })).answer).toEqual([])
    expect((await ada.ask('getPost', { params: { id: first } })).answer.type).toBe('story')
    step('seen')
    expect((await ada.ask('markStorySeen', { params: { id: first } })).status).toBe(204)
    expect((await ada.ask('markStorySeen', { params: { id: first } })).status).toBe(204)
    expect((await noor.ask('markStorySeen', { params: { id: first } })).status).toBe(204)
    expect(await authors()).toContainEqual(['noor', 2, 1])
    await ada.ask('likePost', { params: { id: first } })
    step('by whom')
    const viewers = await noor.ask('listStoryViewers', { params: { id: first } })
    expect(viewers.answer.map(({ user, liked }) => [user.username, liked])).toEqual([['ada', true]])
    expect((await noor.ask('listStoriesOf', { params: { id: noor.id } })).answer.map(({ views }) => views)).toEqual([
      1, 0,
    ])
    expect(await ada.ask('listStoryViewers', { params: { id: first } })).toMatchObject({ status: 403 })
    step('nothing outlives it')
    expect(await ada.ask('repostPost', { params: { id: first } })).toMatchObject({ status: 403 })
    expect(await ada.ask('createPost', { body: { content: 'Look.', quoteOfId: first } })).toMatchObject({ status: 403 })
    expect(await ada.ask('createPost', { body: { content: 'Hm.', replyToId: first } })).toMatchObject({ status: 403 })
    step('deleted')
    await noor.ask('deletePost', { params: { id: first } })
    expect(await ada.ask('markStorySeen', { params: { id: first } })).toMatchObject({ status: 410 })
    expect(await authors()).toContainEqual(['noor', 1, 1])
    step('blocked')
    await noor.ask('blockUser', { params: { id: ada.id } })
    expect(await authors()).toEqual([['ada', 1, 0]])
    expect((await ada.ask('listStoriesOf', { params: { id: noor.id } })).answer).toEqual([])
    expect(await ada.ask('markStorySeen', { params: { id: second } })).toMatchObject({ status: 404 })
    step('no story')
    const { answer: post } = await ada.ask('createPost', { body: { content: 'A post.' } })
    expect(await ada.ask('markStorySeen', { params: { id: post.id } })).toMatchObject({ status: 404 })
    expect(await ada.ask('listStoryViewers', { params: { id: post.id } })).toMatchObject({ status: 404 })
    expect(
      await ada.ask('createPost', { body: { content: 'Both.', replyToId: post.id, type: 'story' } }),
    ).toMatchObject({ status: 422 })
    expect(await ada.ask('listStoriesOf', { params: { id: 'nobody' } })).toMatchObject({ status: 404 })
    step('visitor')
    expect(await browser().ask('listStories')).toMatchObject({ status: 401 })
    expect(await browser().ask('listStoriesOf', { params: { id: noor.id } })).toMatchObject({ status: 401 })
  },

  'the list of videos holds nothing without one': async ({ browser, member, step }) => {
    const ada = await member('ada')
    await ada.ask('createPost', { body: { content: 'No video.' } })
    step('none')
    expect((await ada.ask('listPosts', { query: { media: 'video' } })).answer).toEqual([])
    expect((await ada.ask('countVideos')).answer).toEqual({ count: 0 })
    step('another kind')
    expect(await ada.ask('listPosts', { query: { media: 'sound' } })).toMatchObject({ status: 422 })
    step('visitor')
    expect(await browser().ask('listPosts', { query: { media: 'video' } })).toMatchObject({ status: 401 })
    expect(await browser().ask('countVideos')).toMatchObject({ status: 401 })
  },
}
