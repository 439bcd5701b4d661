import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { engines } from './support/engines.ts'
import { postsOf, publish, startServer } from './support/test-server.ts'
import type { Caller, TestServer } from './support/test-server.ts'

describe.each(engines)('bookmarks on $name', (engine) => {
  let server: TestServer
  beforeAll(async () => void (server = await startServer(engine)))
  afterAll(() => server.close())

  const kept = async (caller: Caller, query = '') =>
    postsOf(await caller.get(`/api/bookmarks${query}`)).map(({ content }) => content)
  const keep = async (caller: Caller, id: string) => {
    // One after the other in time: the order of keeping is what is tested.
    server.clock.now += 1000
    expect((await caller.post(`/api/posts/${id}/bookmark`)).status).toBe(200)
  }
  const set = (username: string, values: { private?: number; deactivated_at?: number | null; hides_ai?: number }) =>
    server.database.kysely.updateTable('users').set(values).where('username', '=', username).execute()

  test('P 2.9 bookmarks are real, private, and in the order in which they were kept', async () => {
    const [ada, noor] = [await server.member('ada'), await server.member('noor')]
    const one = await publish(noor, 'First written')
    const two = await publish(noor, 'Second written')
    const three = await publish(ada, 'Third written')
    for (const { id } of [two, three, one]) await keep(ada, id)
    expect(await kept(ada)).toEqual(['First written', 'Third written', 'Second written'])
    expect(await kept(ada, '?order=oldest')).toEqual(['Second written', 'Third written', 'First written'])
    expect(await kept(noor)).toEqual([])
    expect((await server.visitor.get('/api/bookmarks')).status).toBe(401)
    expect(postsOf(await ada.get('/api/bookmarks')).every(({ viewer }) => viewer.bookmarked)).toBe(true)
    await ada.delete(`/api/posts/${three.id}/bookmark`)
    expect(await kept(ada)).toEqual(['First written', 'Second written'])
  })

  test('pages continue after a post in both orders, also among posts kept in the same moment', async () => {
    const reader = await server.member()
    const texts = Array.from({ length: 7 }, (_, index) => `Page ${index}`)
    for (const [index, text] of texts.entries()) {
      const { id } = await publish(reader, text)
      if (index % 3 === 0) server.clock.now += 1000
      await reader.post(`/api/posts/${id}/bookmark`)
    }
    const whole = { newest: await kept(reader), oldest: await kept(reader, '?order=oldest') }
    expect(whole.newest.toSorted()).toEqual(texts)
    expect(whole.oldest).toEqual(whole.newest.toReversed())
    for (const order of ['newest', 'oldest'] as const) {
      const all: string[] = []
      for (let before = ''; all.length < texts.length;) {
        const page = postsOf(await reader.get(`/api/bookmarks?limit=2&order=${order}${before}`))
        expect(page.length).toBeGreaterThan(0)
        all.push(...page.map(({ content }) => content))
        before = `&before=${page.at(-1)?.id}`
      }
      expect(all).toEqual(whole[order])
    }
  })

  test('P 2.9 the search covers every bookmark: words by their start, and the names of the author', async () => {
    const reader = await server.member()
    const baker = await server.member('baker_zoe')
    const older = await publish(baker, 'Crème brûlée, twice')
    await keep(reader, older.id)
    for (let index = 0; index < 22; index += 1) await keep(reader, (await publish(reader, `Filler ${index}`)).id)
    expect(await kept(reader)).not.toContain('Crème brûlée, twice')
    for (const q of ['creme', 'BRU', 'baker', 'twi crè', 'member creme', '"brulee"'])
      expect([q, await kept(reader, `?q=${encodeURIComponent(q)}`)]).toEqual([q, ['Crème brûlée, twice']])
    expect(await kept(reader, '?q=creme%20filler')).toEqual([])
    expect(await kept(reader, '?q=rulee')).toEqual([])
    expect(await kept(reader, `?q=${encodeURIComponent('%_\' " ) or 1=1')}`)).toEqual([])
    expect(await kept(reader, '?q=%20%20&limit=50')).toHaveLength(23)
  })

  test('P 2.9 filters by kind and by who speaks, together with a search', async () => {
    const reader = await server.member()
    const poll = {
      question: 'Which?',
      options: [
        { id: 'a', text: 'This' },
        { id: 'b', text: 'That' },
      ],
    }
    const text = await publish(reader, 'Only words')
    const link = await publish(reader, 'See https://shop.example/a')
    const polled = await publish(reader, 'A poll', { pollData: poll })
    const generated = await publish(reader, 'Only generated words', { isAiGenerated: true })
    for (const { id } of [text, link, polled, generated]) await keep(reader, id)
    expect(await kept(reader, '?kind=text')).toEqual(['Only generated words', 'Only words'])
    expect(await kept(reader, '?kind=text&ai=without')).toEqual(['Only words'])
    expect(await kept(reader, '?ai=only')).toEqual(['Only generated words'])
    expect(await kept(reader, '?kind=poll')).toEqual(['A poll'])
    expect(await kept(reader, '?kind=link')).toEqual(['See https://shop.example/a'])
    expect(await kept(reader, '?kind=photo')).toEqual([])
    expect(await kept(reader, '?kind=video')).toEqual([])
    expect(await kept(reader, '?kind=poll&q=that')).toEqual(['A poll'])
    expect(await kept(reader, '?q=assistant')).toEqual(['Only generated words'])
    expect((await reader.get('/api/bookmarks?kind=everything')).status).toBe(422)
  })

  test('what became invisible does not show, and comes back with the right to see it', async () => {
    const reader = await server.member()
    const mia = await server.member('mia')
    await keep(reader, (await publish(mia, 'Hers')).id)
    const gone = await publish(mia, 'Soon deleted')
    await keep(reader, gone.id)
    await mia.delete(`/api/posts/${gone.id}`)
    expect(await kept(reader)).toEqual(['Hers'])
    await set('mia', { private: 1 })
    expect(await kept(reader)).toEqual([])
    await set('mia', { private: 0 })
    await mia.post(`/api/users/${reader.user.id}/block`)
    expect(await kept(reader)).toEqual([])
    await mia.delete(`/api/users/${reader.user.id}/block`)
    await reader.post(`/api/users/${mia.user.id}/mute`)
    expect(await kept(reader)).toEqual(['Hers'])
    await set('mia', { deactivated_at: 1 })
    expect(await kept(reader)).toEqual([])
  })

  test('a page takes three statements, the session with it, however much is kept', async () => {
    const reader = await server.member()
    const { id } = await publish(reader, 'Kept')
    await keep(reader, id)
    const before = server.database.statementCount()
    await reader.get('/api/bookmarks?q=kept&kind=text&ai=without&order=oldest')
    expect(server.database.statementCount() - before).toBe(3)
  })
})
