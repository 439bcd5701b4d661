import { expect } from 'vitest'
import type { Journey } from '../world.ts'

/** Conversations with the built-in assistant: specification §4, §5, §7. */
export const chatJourneys: Record<string, Journey> = {
  'P 2.2 a question is answered with quotations, kept, and erased on request': async ({ member, step }) => {
    const ada = await member('ada')
    const noor = await member('noor')
    step('posted')
    await noor.ask('createPost', { body: { content: 'A zeppelin over the harbour.' } })
    step('asked')
    const asked = await ada.ask('sendChatMessage', { body: { message: ' zeppelin ', userId: noor.id } })
    expect(asked.answer).toMatchObject({ message: 'zeppelin', provider: 'local', isComplete: true, userId: ada.id })
    expect(asked.answer.sources.map(({ kind }) => kind)).toEqual(['post', 'page', 'page'])
    step('nothing found')
    const nothing = await ada.ask('sendChatMessage', { body: { message: 'dirigible' } })
    expect(nothing.answer.response).toContain('found nothing about “dirigible”')
    step('two ways on')
    expect(nothing.answer.sources.map(({ url }) => url)).toEqual(['/search?q=dirigible', '/explore'])
    step('hello')
    await ada.ask('sendChatMessage', { body: { message: 'Hello!' } })
    step('listed')
    const list = await ada.ask('listChatMessages', { query: { limit: 2 } })
    expect(list.answer.map(({ message }) => message)).toEqual(['Hello!', 'dirigible'])
    const rest = await ada.ask('listChatMessages', { query: { before: list.answer.at(-1)?.id ?? '' } })
    expect(rest.answer).toEqual([asked.answer])
    step('somebody else’s')
    expect((await noor.ask('listChatMessages')).answer).toEqual([])
    step('erased')
    await ada.ask('clearChat')
    expect((await ada.ask('listChatMessages')).answer).toEqual([])
    step('insights without a provider')
    expect((await ada.ask('getInsights')).answer).toEqual({ provider: null, lines: [] })
  },

  'the same request has the same answer, another one with its key is refused': async ({ member, step }) => {
    const ada = await member('ada')
    const headers = { 'Idempotency-Key': 'one' }
    step('twice')
    const first = await ada.ask('sendChatMessage', { body: { message: 'Hello' }, headers })
    const again = await ada.ask('sendChatMessage', { body: { message: 'Hello' }, headers })
    expect(again.answer).toEqual(first.answer)
    step('another')
    expect(await ada.ask('sendChatMessage', { body: { message: 'Hi' }, headers })).toMatchObject({ status: 409 })
    step('kept once')
    expect((await ada.ask('listChatMessages')).answer).toHaveLength(1)
  },

  'rule:assistant-not-blank, and visitors have no assistant': async ({ browser, member, step }) => {
    const ada = await member('ada')
    for (const [name, message] of [
      ['blank', ' \n'],
      ['missing', undefined],
    ] as const) {
      step(name)
      expect(await ada.ask('sendChatMessage', { body: { message } })).toMatchObject({
        status: 422,
        code: 'invalid-input',
      })
    }
    step('a visitor')
    for (const name of ['listChatMessages', 'clearChat', 'getInsights'] as const)
      expect(await browser().ask(name)).toMatchObject({ status: 401 })
    expect(await browser().ask('sendChatMessage', { body: { message: 'Hello' } })).toMatchObject({ status: 401 })
  },
}
