import { limits } from '@skein/contract'
import { expect } from 'vitest'
import type { Journey } from '../world.ts'

const nobody = '01890a5d-ac96-774b-bcce-b302099a8057'

/** Posts, paging, repeats and likes: §5, behaviour (ground rules). */
export const postsJourneys: Record<string, Journey> = {
  'a post is text of 1 to 500 characters, written by whoever is signed in': async ({ member, step }) => {
    const mei = await member('mei')
    const other = await member('other')
    step('published')
    const { answer } = await mei.ask('createPost', {
      body: { content: 'Eight people, one knife. #soup', authorId: other.id },
    })
    expect(answer.author.username).toBe('mei')
    for (const content of ['', '   ', '\n\t']) {
      step(`blank ${JSON.stringify(content)}`)
      expect(await mei.ask('createPost', { body: { content } })).toMatchObject({ status: 422, code: 'post-blank' })
    }
    step('no content')
    expect(await mei.ask('createPost', { body: {} })).toMatchObject({ status: 422, code: 'post-blank' })
    step('spaces around')
    expect((await mei.ask('createPost', { body: { content: '  Soup at eight. \n' } })).answer.content).toBe(
      'Soup at eight.',
    )
    step('500 families')
    expect((await mei.ask('createPost', { body: { content: '👩‍👩‍👧‍👦'.repeat(limits.post.max) } })).status).toBe(201)
    step('501 letters')
    expect(await mei.ask('createPost', { body: { content: 'a'.repeat(limits.post.max + 1) } })).toMatchObject({
      status: 422,
      code: 'post-too-long',
    })
    step('no JSON')
    expect(await mei.ask('createPost', { text: 'content=hello' })).toMatchObject({
      status: 400,
      code: 'malformed-request',
    })
    step('inline picture')
    expect(
      await mei.ask('createPost', { body: { content: 'Look', imageUrl: 'data:image/png;base64,AAAA' } }),
    ).toMatchObject({
      status: 422,
      code: 'data-url-refused',
    })
    step('inline video')
    expect(
      await mei.ask('createPost', { body: { content: 'Look', videoUrl: 'data:video/webm;base64,AAAA' } }),
    ).toMatchObject({
      status: 422,
      code: 'data-url-refused',
    })
  },

  'a poll has a question and 2 to 4 options': async ({ member, step }) => {
    const mei = await member('mei')
    const options = (count: number) =>
      Array.from({ length: count }, (_, index) => ({ id: `o${index}`, text: `Option ${index}` }))
    step('with a poll')
    const { answer } = await mei.ask('createPost', {
      body: { content: 'Settle this', pollData: { question: 'Tomato?', options: options(4), duration: 60 } },
    })
    expect(answer.pollData).toMatchObject({ totalVotes: 0, duration: 60 })
    for (const [what, pollData] of Object.entries({
      'one option': { question: 'Tomato?', options: options(1) },
      'five options': { question: 'Tomato?', options: options(5) },
      'a blank question': { question: ' ', options: options(2) },
      'a blank option': { question: 'Tomato?', options: [...options(1), { id: 'x', text: ' ' }] },
      'an odd duration': { question: 'Tomato?', options: options(2), duration: 61 },
    })) {
      step(what)
      expect(await mei.ask('createPost', { body: { content: 'Settle this', pollData } })).toMatchObject({
        status: 422,
        code: 'poll-invalid',
      })
    }
  },

  'an AI-generated post speaks as the assistant and names the member': async ({ member, step }) => {
    const mei = await member('mei')
    step('written with AI')
    const { answer } = await mei.ask('createPost', { body: { content: 'A summary.', isAiGenerated: true } })
    expect(answer).toMatchObject({ isAiGenerated: true, postedBy: { username: 'mei' } })
    expect(answer.author.username).not.toBe('mei')
    step('stands among her posts')
    expect((await mei.ask('listPosts', { query: { author: 'mei' } })).answer.map(({ id }) => id)).toEqual([answer.id])
  },

  'lists are paged by keyset, newest first': async ({ member, step }) => {
    const jonas = await member('jonas')
    const sent: string[] = []
    for (let index = 0; index < 23; index += 1) {
      sent.unshift((await jonas.ask('createPost', { body: { content: `Tram ${index}` } })).answer.id)
    }
    const read = async (query: Record<string, string | number>) =>
      (await jonas.ask('listPosts', { query })).answer.map(({ id }) => id)
    step('first page')
    expect(await read({})).toEqual(sent.slice(0, 20))
    step('last page')
    expect(await read({ before: sent[19] ?? '' })).toEqual(sent.slice(20))
    step('nothing after the end')
    expect(await read({ before: sent.at(-1) ?? '' })).toEqual([])
    step('a page of two')
    expect(await read({ limit: 2, before: sent[4] ?? '' })).toEqual(sent.slice(5, 7))
    step('a page of fifty')
    expect(await read({ limit: limits.page.max })).toEqual(sent)
    for (const query of [
      { limit: 0 },
      { limit: 51 },
      { limit: 'many' },
      { limit: 1.5 },
      { before: 'yesterday' },
      { feed: 'nobody' },
    ]) {
      step(JSON.stringify(query))
      expect(await jonas.ask('listPosts', { query })).toMatchObject({ status: 422, code: 'invalid-input' })
    }
  },

  'the same create sent twice makes one post': async ({ member, step }) => {
    const ada = await member('ada')
    const noor = await member('noor')
    const headers = { 'Idempotency-Key': '7c0d2f0e-5d5b-4c55-9a53-1d0a0c7f8e11' }
    step('first')
    const first = await ada.ask('createPost', { body: { content: 'Once.' }, headers })
    step('again')
    const again = await ada.ask('createPost', { body: { content: 'Once.' }, headers })
    expect(again.answer.id).toBe(first.answer.id)
    step('one row')
    expect((await ada.ask('listPosts')).answer).toHaveLength(1)
    step('same key, other words')
    expect(await ada.ask('createPost', { body: { content: 'Twice.' }, headers })).toMatchObject({
      status: 409,
      code: 'idempotency-mismatch',
    })
    step('same key, other member')
    expect((await noor.ask('createPost', { body: { content: 'Once.' }, headers })).answer.author.username).toBe('noor')
  },

  'a like counts once, whoever repeats it': async ({ member, browser, step }) => {
    const ada = await member('ada')
    const noor = await member('noor')
    const { answer } = await ada.ask('createPost', { body: { content: 'Small joys.' } })
    const params = { id: answer.id }
    step('liked')
    expect((await noor.ask('likePost', { params })).answer).toEqual({ liked: true, likes: 1 })
    expect((await noor.ask('likePost', { params })).answer).toEqual({ liked: true, likes: 1 })
    expect((await ada.ask('likePost', { params })).answer).toEqual({ liked: true, likes: 2 })
    step('as each sees it')
    expect((await noor.ask('listPosts')).answer[0]?.viewer.liked).toBe(true)
    step('taken back')
    expect((await noor.ask('unlikePost', { params })).answer).toEqual({ liked: false, likes: 1 })
    expect((await noor.ask('unlikePost', { params })).answer).toEqual({ liked: false, likes: 1 })
    expect((await noor.ask('getPost', { params })).answer).toMatchObject({ likes: 1, viewer: { liked: false } })
    step('who liked, reposted and quoted it')
    const names = (rows: { username: string }[]) => rows.map(({ username }) => username)
    await noor.ask('likePost', { params })
    await noor.ask('repostPost', { params })
    await noor.ask('createPost', { body: { content: 'Yes.', quoteOfId: answer.id } })
    expect(names((await browser().ask('listLikes', { params })).answer)).toEqual(['noor', 'ada'])
    const next = { limit: 1, before: noor.id }
    expect(names((await ada.ask('listLikes', { params, query: next })).answer)).toEqual(['ada'])
    expect(names((await ada.ask('listReposts', { params })).answer)).toEqual(['noor'])
    const quotes = await ada.ask('listPosts', { query: { quoteOf: answer.id } })
    expect(quotes.answer.map(({ content }) => content)).toEqual(['Yes.'])
    expect(await ada.ask('listLikes', { params: { id: nobody } })).toMatchObject({ code: 'post-not-found' })
    expect(await ada.ask('listPosts', { query: { quoteOf: nobody } })).toMatchObject({ code: 'post-not-found' })
    step('no such post')
    expect(await noor.ask('likePost', { params: { id: nobody } })).toMatchObject({
      status: 404,
      code: 'post-not-found',
    })
    expect(await noor.ask('unlikePost', { params: { id: nobody } })).toMatchObject({
      status: 404,
      code: 'post-not-found',
    })
    expect(await noor.ask('getPost', { params: { id: nobody } })).toMatchObject({ status: 404, code: 'post-not-found' })
  },
}
