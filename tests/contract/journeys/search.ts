import { expect } from 'vitest'
import type { Journey } from '../world.ts'

/** The search with its operators, completions, suggestions: behaviour §2.2, §2.4. */
export const searchJourneys: Record<string, Journey> = {
  'P 2.4 a search finds words, phrases and operators, newest first': async ({ browser, member, step }) => {
    const ada = await member('ada')
    const noor = await member('noor')
    const say = async (who: typeof ada, body: Record<string, unknown>) =>
      (await who.ask('createPost', { body })).answer.id
    const night = await say(ada, { content: 'The night ferry leaves the Harbour. #vinyl' })
    const ferry = await say(noor, { content: 'A ferry at night, says @ada: https://letters.skein.example/x' })
    const poll = await say(noor, {
      content: 'Settle this.',
      pollData: {
        question: 'Crème brûlée?',
        options: [
          { id: 'y', text: 'Yes' },
          { id: 'n', text: 'No, the ferry' },
        ],
      },
    })
    const ai = await say(noor, { content: 'A summary of harbours.', isAiGenerated: true })
    const reply = await say(ada, { content: 'Answer about a tram', replyToId: ferry })
    const find = async (q: string, rest: Record<string, string | number> = {}) =>
      (await ada.ask('searchPosts', { query: { q, ...rest } })).answer.map(({ id }) => id)
    step('words')
    expect(await find('ferry')).toEqual([poll, ferry, night])
    expect(await find('FERRY night')).toEqual([ferry, night])
    expect(await find('"night ferry"')).toEqual([night])
    expect(await find('creme brulee')).toEqual([poll])
    expect(await find('harbour')).toEqual([night])
    expect(await find('tram')).toEqual([reply])
    expect(await find('ferry -night')).toEqual([poll])
    step('operators')
    expect(await find('from:noor ferry')).toEqual([poll, ferry])
    expect(await find('from:@ADA')).toEqual([reply, night])
    expect(await find('from:noor summary')).toEqual([ai])
    expect(await find('has:poll')).toEqual([poll])
    expect(await find('has:link')).toEqual([ferry])
    expect(await find('has:image')).toEqual([])
    expect(await find('ferry -has:poll -has:link')).toEqual([night])
    expect(await find('#Vinyl')).toEqual([night])
    expect(await find('@ada')).toEqual([ferry])
    step('days')
    const today = new Date().toISOString().slice(0, 10)
    expect(await find(`ferry since:${today} until:${today}`)).toEqual([poll, ferry, night])
    expect(await find('ferry until:2020-01-01')).toEqual([])
    expect(await find('since:2100-01-01')).toEqual([])
    step('pages')
    expect(await find('ferry', { limit: 1 })).toEqual([poll])
    expect(await find('ferry', { limit: 1, before: poll })).toEqual([ferry])
    step('nothing to look for')
    expect(await find('?! …')).toEqual([])
    step('parts that cannot be read')
    for (const q of ['has:cats', 'since:yesterday', 'until:2026-02-30', 'from:a', '"night ferry'])
      expect(await ada.ask('searchPosts', { query: { q } })).toMatchObject({ status: 422, code: 'search-invalid' })
    step('no search')
    expect(await ada.ask('searchPosts', { query: { q: '' } })).toMatchObject({ status: 422, code: 'invalid-input' })
    expect(await ada.ask('searchPosts', { query: { q: 'a'.repeat(201) } })).toMatchObject({ status: 422 })
    expect(await browser().ask('searchPosts', { query: { q: 'ferry' } })).toMatchObject({ status: 401 })
    step('edited and deleted')
    await ada.ask('editPost', { params: { id: night }, body: { content: 'The morning bus.' } })
    await noor.ask('deletePost', { params: { id: poll } })
    expect(await find('ferry')).toEqual([ferry])
    expect(await find('morning bus')).toEqual([night])
  },

  'members are completed by the start of a name, those followed first': async ({ member, step }) => {
    const ada = await member('ada', 'Ada Lindqvist')
    const layla = await member('layla', 'Layla Masri')
    const lars = await member('lars_o', 'Lars Ólafsson')
    await member('olafur', 'Ólafur Arnalds')
    const names = async (q: string, limit = 8) =>
      (await ada.ask('searchUsers', { query: { q, limit } })).answer.map(({ username }) => username)
    await layla.ask('followUser', { params: { id: lars.id } })
    step('by start')
    expect(await names('la')).toEqual(['lars_o', 'layla'])
    expect(await names('ola')).toEqual(['lars_o', 'olafur'])
    expect(await names('arn ol')).toEqual(['olafur'])
    expect(await names('lindq')).toEqual(['ada'])
    expect(await names('masri la')).toEqual(['layla'])
    expect(await names('la', 1)).toEqual(['lars_o'])
    expect(await names('')).toEqual([])
    expect(await names('zzz')).toEqual([])
    await ada.ask('followUser', { params: { id: layla.id } })
    step('followed first')
    expect(await names('la')).toEqual(['layla', 'lars_o'])
  },

  'hashtags are completed by their start, the most used first': async ({ member, step }) => {
    const ada = await member('ada')
    for (const content of ['#trams at six', '#Trams at seven', '#tramstop', '#bread'])
      await ada.ask('createPost', { body: { content } })
    const tags = async (q: string, limit = 8) => (await ada.ask('searchHashtags', { query: { q, limit } })).answer
    step('by start')
    expect(await tags('tra')).toEqual([
      { hashtag: '#trams', postCount: 2 },
      { hashtag: '#tramstop', postCount: 1 },
    ])
    expect(await tags('#TRAMS')).toHaveLength(2)
    expect(await tags('tra', 1)).toHaveLength(1)
    expect(await tags('')).toEqual([])
    expect(await tags('zzz')).toEqual([])
  },

  'P 2.2 while typing: people, hashtags, posts, and the question to the assistant': async ({
    browser,
    member,
    step,
  }) => {
    const ada = await member('ada')
    await member('tramfan', 'Tram Fan')
    await ada.ask('createPost', { body: { content: 'The last tram home. #trams' } })
    await ada.ask('createPost', { body: { content: 'Trams, plural.', contentWarning: 'Rails' } })
    const rows = async (q: string) =>
      (await ada.ask('suggestSearch', { query: { q } })).answer.map(({ kind, text }) => [kind, text])
    step('a word')
    expect(await rows('tram')).toEqual([
      ['person', 'Tram Fan'],
      ['hashtag', '#trams'],
      ['post', 'Rails'],
      ['post', 'The last tram home. #trams'],
      ['ask-ai', 'tram'],
    ])
    step('signs and operators')
    expect(await rows('#tra')).toEqual([
      ['hashtag', '#trams'],
      ['ask-ai', '#tra'],
    ])
    expect(await rows('@tramf')).toEqual([
      ['person', 'Tram Fan'],
      ['ask-ai', '@tramf'],
    ])
    expect(await rows('from:ada tram')).toEqual([
      ['post', 'The last tram home. #trams'],
      ['ask-ai', 'from:ada tram'],
    ])
    expect(await rows('has:')).toEqual([['ask-ai', 'has:']])
    expect(await rows('  ')).toEqual([])
    step('visitor')
    expect((await browser().ask('suggestSearch', { query: { q: 'tramf' } })).answer).toHaveLength(2)
  },

  'P 2.12 one search over posts, people and the web, with no key': async ({ browser, member, step }) => {
    const ada = await member('ada')
    await member('tramfan', 'Tram Fan')
    const post = (await ada.ask('createPost', { body: { content: 'Quiet quokkas' } })).answer.id
    const find = async (query: string, who = ada as Pick<typeof ada, 'ask'>, sources?: string[]) =>
      (await who.ask('blendedSearch', { body: { query, ...(sources && { sources }) } })).answer
    step('a post')
    expect((await find('quokkas')).results.map(({ url }) => url)).toEqual([`/post/${post}`])
    step('a person')
    expect((await find('tramfan')).results.map(({ title }) => title)).toEqual(['Tram Fan'])
    step('a visitor')
    expect((await find('quokkas', browser())).totalResults).toBe(1)
    step('the specification’s own body')
    const specified = await find('quokkas', ada, ['openai', 'perplexity'])
    expect(specified.results.map(({ url }) => url)).toEqual([`/post/${post}`])
    expect(specified.sources).toEqual([
      { source: 'openai', status: 'not-connected', results: 0 },
      { source: 'perplexity', status: 'not-connected', results: 0 },
      { source: 'local', status: 'done', results: 1 },
    ])
    step('whichever is asked, the answer says which are not connected')
    for (const asked of [['openai'], ['local', 'local']] as const)
      expect((await find('quokkas', ada, [...asked])).sources).toEqual(specified.sources)
    step('nothing')
    expect((await find('zzzz')).results).toEqual([])
    expect((await find('…')).results).toEqual([])
    step('no search')
    for (const body of [
      {},
      { query: '  ' },
      { query: 'a'.repeat(201) },
      { query: 'a', sources: [] },
      { query: 'a', sources: ['bing'] },
    ])
      expect(await ada.ask('blendedSearch', { body })).toMatchObject({ status: 422, code: 'invalid-input' })
  },

  'P 2.12 private hosts are refused in browse mode': async ({ browser, step }) => {
    const visitor = browser()
    step('refused')
    for (const url of [
      'http://localhost/',
      'https://127.0.0.1/',
      'https://192.168.1.1/',
      'https://printer.local/',
      'https://intranet/',
    ])
      expect(await visitor.ask('openPage', { query: { url } })).toMatchObject({ status: 422, code: 'address-refused' })
    step('no address')
    for (const url of ['', 'javascript:alert(1)', 'ftp://a.example/', 'a.example'])
      expect(await visitor.ask('openPage', { query: { url } })).toMatchObject({ status: 422, code: 'invalid-input' })
  },
}
