import { expect } from 'vitest'
import type { Journey } from '../world.ts'

const nobody = '01890a5d-ac96-774b-bcce-b302099a8057'

/** Replies, threads with their gaps, quotes: behaviour (permalink, §2.3). */
export const threadsJourneys: Record<string, Journey> = {
  'a reply counts at its parent, says whom it answers, and stays out of the feed': async ({ member, step }) => {
    const ada = await member('ada')
    const noor = await member('noor')
    const { id } = (await ada.ask('createPost', { body: { content: 'Who watches the comet?' } })).answer
    step('answered')
    const { answer } = await noor.ask('createPost', { body: { content: 'From the tower.', replyToId: id } })
    expect(answer).toMatchObject({ replyToId: id, replyToUsername: 'ada' })
    expect((await ada.ask('getPost', { params: { id } })).answer.comments).toBe(1)
    step('feeds')
    expect((await ada.ask('listPosts')).answer.map((post) => post.id)).toEqual([id])
    expect((await ada.ask('listPosts', { query: { author: 'noor' } })).answer).toEqual([])
    step('to nobody')
    expect(await noor.ask('createPost', { body: { content: 'Hello?', replyToId: nobody } })).toMatchObject({
      status: 404,
      code: 'post-not-found',
    })
  },

  'a thread is what a post answers, and its replies with the first two replies to each': async ({ member, step }) => {
    const ada = await member('ada')
    const noor = await member('noor')
    const write = async (content: string, replyToId: string | null) =>
      (await (content.length % 2 === 0 ? ada : noor).ask('createPost', { body: { content, replyToId } })).answer.id
    const first = await write('First.', null)
    const second = await write('Second.', first)
    const third = await write('Third!', second)
    const nested: string[] = []
    for (const word of ['one', 'two', 'three', 'four']) nested.push(await write(`Nested ${word}`, third))
    const last = await write('Last of all.', second)
    step('replies to the second')
    const { answer } = await ada.ask('listReplies', { params: { id: second } })
    expect(answer.map(({ item }) => item.id)).toEqual([third, last])
    expect(answer.map(({ replies }) => replies.map(({ id }) => id))).toEqual([nested.slice(0, 2), []])
    step('more of them')
    const more = await ada.ask('listReplies', { params: { id: third }, query: { after: nested[1] ?? '', limit: 1 } })
    expect(more.answer.map(({ item }) => item.id)).toEqual([nested[2]])
    step('ancestors')
    expect((await noor.ask('listAncestors', { params: { id: nested[0] ?? '' } })).answer.map(({ id }) => id)).toEqual([
      first,
      second,
      third,
    ])
    expect((await noor.ask('listAncestors', { params: { id: first } })).answer).toEqual([])
    step('nobody')
    for (const name of ['listReplies', 'listAncestors'] as const) {
      expect(await ada.ask(name, { params: { id: nobody } })).toMatchObject({ status: 404, code: 'post-not-found' })
      expect(await ada.ask(name, { params: { id: 'nonsense' } })).toMatchObject({ status: 404 })
    }
  },

  'a visitor reads a thread': async ({ browser, member, step }) => {
    const ada = await member('ada')
    const { id } = (await ada.ask('createPost', { body: { content: 'In the open.' } })).answer
    await ada.ask('createPost', { body: { content: 'And answered.', replyToId: id } })
    const visitor = browser()
    step('visitor')
    expect((await visitor.ask('getPost', { params: { id } })).answer.comments).toBe(1)
    expect((await visitor.ask('listReplies', { params: { id } })).answer).toHaveLength(1)
    expect((await visitor.ask('listAncestors', { params: { id } })).answer).toEqual([])
    expect((await visitor.ask('listReactions', { params: { id } })).answer).toEqual([])
    expect((await visitor.ask('getPostHistory', { params: { id } })).answer).toHaveLength(1)
    step('cannot write')
    expect(await visitor.ask('createPost', { body: { content: 'Me too.', replyToId: id } })).toMatchObject({
      status: 401,
    })
  },

  'a deleted post leaves a tombstone where others answered it, and nothing where nobody did': async ({
    member,
    step,
  }) => {
    const ada = await member('ada')
    const noor = await member('noor')
    const write = async (who: typeof ada, content: string, replyToId?: string) =>
      (await who.ask('createPost', { body: { content, ...(replyToId === undefined ? {} : { replyToId }) } })).answer.id
    const start = await write(ada, 'Start.')
    const answered = await write(noor, 'Answered.', start)
    const quiet = await write(noor, 'Quiet.', start)
    const below = await write(ada, 'Below.', answered)
    step('deleted')
    expect((await noor.ask('deletePost', { params: { id: answered } })).status).toBe(204)
    expect((await noor.ask('deletePost', { params: { id: quiet } })).status).toBe(204)
    step('again')
    expect((await noor.ask('deletePost', { params: { id: quiet } })).status).toBe(204)
    step('at their addresses')
    expect(await ada.ask('getPost', { params: { id: answered } })).toMatchObject({ status: 410, code: 'post-deleted' })
    expect(await noor.ask('getPost', { params: { id: quiet } })).toMatchObject({ status: 410, code: 'post-deleted' })
    step('the thread')
    const { answer } = await ada.ask('listReplies', { params: { id: start } })
    expect(answer).toMatchObject([
      { item: { id: answered, tombstone: 'deleted', comments: 1 }, replies: [{ id: below }] },
    ])
    step('the count')
    expect((await ada.ask('getPost', { params: { id: start } })).answer.comments).toBe(0)
    step('from below')
    expect((await ada.ask('listAncestors', { params: { id: below } })).answer).toMatchObject([
      { id: start },
      { id: answered, tombstone: 'deleted' },
    ])
    expect((await ada.ask('getPost', { params: { id: below } })).answer).toMatchObject({
      replyToId: answered,
      replyToUsername: null,
    })
    step('below the tombstone')
    expect((await ada.ask('listReplies', { params: { id: answered } })).answer).toHaveLength(1)
    expect(await ada.ask('listReplies', { params: { id: quiet } })).toMatchObject({ status: 410 })
    step('nothing can be done with it')
    const params = { id: answered }
    for (const name of ['likePost', 'repostPost', 'bookmarkPost', 'getPostHistory', 'listReactions'] as const)
      expect(await noor.ask(name, { params })).toMatchObject({ status: 410, code: 'post-deleted' })
    expect(await noor.ask('editPost', { params, body: { content: 'Back?' } })).toMatchObject({ status: 410 })
    expect(await ada.ask('createPost', { body: { content: 'Hello?', replyToId: answered } })).toMatchObject({
      status: 410,
    })
    expect(await ada.ask('createPost', { body: { content: 'Look', quoteOfId: answered } })).toMatchObject({
      status: 410,
    })
  },

  'only its writer deletes a post': async ({ member, step }) => {
    const ada = await member('ada')
    const noor = await member('noor')
    const { id } = (await ada.ask('createPost', { body: { content: 'Mine.' } })).answer
    const ai = (await ada.ask('createPost', { body: { content: 'Ours.', isAiGenerated: true } })).answer.id
    step('somebody else')
    expect(await noor.ask('deletePost', { params: { id } })).toMatchObject({ status: 403, code: 'forbidden' })
    expect(await noor.ask('deletePost', { params: { id: nobody } })).toMatchObject({ status: 404 })
    step('written with AI')
    expect((await ada.ask('deletePost', { params: { id: ai } })).status).toBe(204)
    step('what is left')
    expect((await noor.ask('listPosts')).answer.map((post) => post.id)).toEqual([id])
  },

  'a quote shows the quoted post, until that is deleted': async ({ member, step }) => {
    const ada = await member('ada')
    const noor = await member('noor')
    const poll = {
      question: 'Tomato?',
      options: [
        { id: 'y', text: 'Yes' },
        { id: 'n', text: 'No' },
      ],
    }
    const { id } = (
      await ada.ask('createPost', { body: { content: 'Settle this, @noor.', contentWarning: 'Fruit', pollData: poll } })
    ).answer
    step('quoted')
    const { answer } = await noor.ask('createPost', { body: { content: 'It has a wrong answer.', quoteOfId: id } })
    expect(answer).toMatchObject({ quoteOfId: id, quote: { id, pollQuestion: 'Tomato?', contentWarning: 'Fruit' } })
    step('in a feed')
    expect((await ada.ask('listPosts')).answer[0]?.quote?.author.username).toBe('ada')
    step('of nothing')
    expect(await noor.ask('createPost', { body: { content: 'Look', quoteOfId: nobody } })).toMatchObject({
      status: 404,
    })
    await ada.ask('deletePost', { params: { id } })
    step('deleted')
    expect((await noor.ask('getPost', { params: { id: answer.id } })).answer).toMatchObject({
      quoteOfId: id,
      quote: null,
    })
  },
}
