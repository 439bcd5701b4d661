import { expect } from 'vitest'
import type { Journey } from '../world.ts'

/** Hashtags and what is chosen for a member: behaviour §2.3, §2.4. */
export const listsJourneys: Record<string, Journey> = {
  'a hashtag has its posts, replies too, in any case': async ({ browser, member, step }) => {
    const ada = await member('ada')
    const first = (await ada.ask('createPost', { body: { content: 'Look up! #CometWatch' } })).answer.id
    const reply = (await ada.ask('createPost', { body: { content: 'Still up. #cometwatch', replyToId: first } })).answer
      .id
    await ada.ask('createPost', { body: { content: 'Not #cometwatching.' } })
    const read = async (query: Record<string, string | number>) =>
      (await ada.ask('listPosts', { query })).answer.map(({ id }) => id)
    step('tagged')
    expect(await read({ tag: 'COMETwatch' })).toEqual([reply, first])
    expect(await read({ tag: '#cometwatch' })).toEqual([reply, first])
    expect(await read({ tag: 'cometwatch', limit: 1, before: reply })).toEqual([first])
    expect(await read({ tag: 'nothing' })).toEqual([])
    step('visitor')
    expect(await browser().ask('listPosts', { query: { tag: 'cometwatch' } })).toMatchObject({ status: 401 })
  },

  'what is discovered is by others, has a reason, and comes in pages': async ({ member, step }) => {
    const ada = await member('ada')
    const noor = await member('noor')
    const ines = await member('ines')
    const kofi = await member('kofi')
    await ada.ask('followUser', { params: { id: noor.id } })
    await ada.ask('createPost', { body: { content: 'Mine. #trams' } })
    await noor.ask('createPost', { body: { content: 'By somebody she follows.' } })
    const say = async (who: typeof ada, content: string) =>
      (await who.ask('createPost', { body: { content } })).answer.id
    const popular = await say(kofi, 'Popular.')
    const tagged = await say(kofi, 'About #trams.')
    const liked = await say(ines, 'Liked.')
    const reposted = await say(ines, 'Reposted.')
    await say(ines, 'The third of one author.')
    await noor.ask('likePost', { params: { id: liked } })
    await noor.ask('likePost', { params: { id: reposted } })
    await noor.ask('repostPost', { params: { id: reposted } })
    step('chosen')
    const { answer } = await ada.ask('listDiscovered')
    expect(answer.map(({ post, reason }) => [post.id, reason.kind, reason.user?.username ?? reason.tag])).toEqual([
      [reposted, 'reposted-by-followed', 'noor'],
      [liked, 'liked-by-followed', 'noor'],
      [tagged, 'tag-you-use', 'trams'],
      [popular, 'popular', null],
    ])
    step('pages')
    const page = await ada.ask('listDiscovered', { query: { limit: 2, before: liked } })
    expect(page.answer.map(({ post }) => post.id)).toEqual([tagged, popular])
  },
}
