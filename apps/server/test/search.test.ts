import { calls } from '@skein/contract/calls'
import { fullText, marks } from '@skein/domain/database/full-text'
import { idAt, newId, timeIn } from '@skein/domain/database/ids'
import { createSearchIndex } from '@skein/domain/search/search-index'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { engines } from './support/engines.ts'
import { sharedDatabase } from './support/shared-database.ts'
import { codeOf, postsOf, publish, startServer } from './support/test-server.ts'
import type { Caller, TestServer } from './support/test-server.ts'

/** An id of the same moment that has the same place in SQLite's index: one of some 128 has. */
function siblingOf(id: string, isLater: boolean): string {
  const place = (of: string) => fullText.sqlite.placeOf(of).split(' ')[0]
  const order = Number.parseInt(id.slice(15, 18), 16)
  for (;;) {
    const sibling = idAt(timeIn(id), order)
    if (place(sibling) === place(id) && sibling > id === isLater) return sibling
  }
}

describe.each(engines)('search on $name', (engine) => {
  let server: TestServer
  let ada: Caller
  let noor: Caller

  const asked = (q: string, more = '') => `/api/search/posts?q=${encodeURIComponent(q)}${more}`
  const found = async (q: string, more = '', caller = ada) =>
    postsOf(await caller.get(asked(q, more))).map(({ content }) => content)
  const people = async (q: string, caller = ada) =>
    calls.searchUsers.answer.parse((await caller.get(`/api/search/users?q=${encodeURIComponent(q)}`)).body)
  const tags = async (q: string) =>
    calls.searchHashtags.answer.parse((await ada.get(`/api/search/hashtags?q=${encodeURIComponent(q)}`)).body)
  const set = (username: string, values: { private?: number; deactivated_at?: number | null; hides_ai?: number }) =>
    server.database.kysely.updateTable('users').set(values).where('username', '=', username).execute()

  beforeAll(async () => {
    server = await startServer(engine)
    // Ids never go back within a process, so the clock starts where another engine's tests have left it.
    server.clock.now = Number.parseInt(newId(server.clock.now).replaceAll('-', '').slice(0, 12), 16)
    ada = await server.member('ada')
    noor = await server.member('noor')
  })
  afterAll(() => server.close())

  test('P 2.4 words are found whole, in any case and without accents, newest first', async () => {
    await publish(ada, 'Crème brûlée on Straße 7')
    await publish(noor, 'The CREME of the crop')
    await publish(noor, 'Cremes and scream')
    expect(await found('creme')).toEqual(['The CREME of the crop', 'Crème brûlée on Straße 7'])
    expect(await found('CRÈME strasse')).toEqual(['Crème brûlée on Straße 7'])
    expect(await found('crem')).toEqual([])
  })

  test('a phrase is words in this order, and a minus leaves posts out', async () => {
    await publish(ada, 'The night ferry was late')
    await publish(ada, 'A ferry by night')
    expect(await found('"night ferry"')).toEqual(['The night ferry was late'])
    expect(await found('night-ferry')).toEqual(['The night ferry was late'])
    expect(await found('ferry -late')).toEqual(['A ferry by night'])
    expect(await found('ferry -"night ferry"')).toEqual(['A ferry by night'])
  })

  test.each(['first', 'last'])(
    'a post that has the place of another in the index is found beside it, taken in %s',
    async (turn) => {
      const word = `twintide${turn}`
      const { id } = await publish(ada, `The one of the ${word}s`)
      const sibling = siblingOf(id, turn === 'last')
      const row = await server.database.kysely
        .selectFrom('posts')
        .selectAll()
        .where('id', '=', id)
        .executeTakeFirstOrThrow()
      const index = createSearchIndex(server.database, 'assistant')
      await server.database.transaction(async (tx) => {
        await tx
          .insertInto('posts')
          .values({ ...row, id: sibling, content: `The other of the ${word}s` })
          .execute()
        await index.putPost(tx, sibling)
        await index.putPost(tx, id)
      })
      const newest = [id, sibling].sort().reverse()
      const page = async (more: string) =>
        postsOf(await ada.get(asked(`${word}s`, `&limit=1${more}`))).map((post) => post.id)
      expect(await page('')).toEqual(newest.slice(0, 1))
      expect(await page(`&before=${newest[0]}`)).toEqual(newest.slice(1))
      expect(await page(`&before=${newest[1]}`)).toEqual([])
    },
  )

  test('scripts without spaces are found by any part, and an emoji is a word', async () => {
    await publish(ada, '東京タワーの夜')
    await publish(ada, 'Fresh 🥖 for all')
    expect(await found('タワー')).toEqual(['東京タワーの夜'])
    expect(await found('東夜')).toEqual([])
    expect(await found('🥖')).toEqual(['Fresh 🥖 for all'])
  })

  test('P 2.4 from:, has:, tags and mentions narrow a search', async () => {
    await publish(ada, 'Vinyl #Records for @noor https://shop.example/a')
    await publish(noor, 'Vinyl #recordsétoile', {
      pollData: {
        question: 'Which turntable?',
        options: [
          { id: 'a', text: 'Belt' },
          { id: 'b', text: 'Direct' },
        ],
      },
    })
    expect(await found('vinyl from:noor')).toEqual(['Vinyl #recordsétoile'])
    expect(await found('vinyl -from:noor')).toEqual(['Vinyl #Records for @noor https://shop.example/a'])
    expect(await found('has:link')).toEqual(['Vinyl #Records for @noor https://shop.example/a'])
    expect(await found('has:poll')).toEqual(['Vinyl #recordsétoile'])
    expect(await found('#RECORDS')).toEqual(['Vinyl #Records for @noor https://shop.example/a'])
    expect(await found('#recordsetoile')).toEqual(['Vinyl #recordsétoile'])
    expect(await found('@noor')).toEqual(['Vinyl #Records for @noor https://shop.example/a'])
    expect(await found('turntable belt')).toEqual(['Vinyl #recordsétoile'])
    expect(await found('"turntable belt"')).toEqual([])
    expect(await found('vinyl has:image')).toEqual([])
    expect(await found('vinyl has:video')).toEqual([])
  })

  test('descriptions of pictures are found, and has:image with them', async () => {
    await server.media.put('alt.webp', new Uint8Array([82, 73, 70, 70]))
    await server.database.kysely
      .insertInto('media')
      .values({
        name: 'alt.webp',
        owner_id: ada.user.id,
        post_id: null,
        purpose: 'upload',
        type: 'image/webp',
        width: 1,
        height: 1,
        thumbhash: null,
        drawing: null,
        created_at: 1,
      })
      .execute()
    await publish(ada, 'Look', { imageUrl: '/media/alt.webp', imageAlt: 'A heron at the lock' })
    expect(await found('heron')).toEqual(['Look'])
    expect(await found('look has:image')).toEqual(['Look'])
  })

  test('P 2.4 since: and until: take whole days', async () => {
    const dayMs = 24 * 60 * 60 * 1000
    const midnight = (Math.floor(server.clock.now / dayMs) + 2) * dayMs
    const day = (offset: number) => new Date(midnight + offset * dayMs).toISOString().slice(0, 10)
    server.clock.now = midnight - 1
    await publish(ada, 'daylight one')
    server.clock.now = midnight
    await publish(ada, 'daylight two')
    server.clock.now = midnight + dayMs
    await publish(ada, 'daylight three')
    expect(await found(`daylight since:${day(0)}`)).toEqual(['daylight three', 'daylight two'])
    expect(await found(`daylight until:${day(0)}`)).toEqual(['daylight two', 'daylight one'])
    expect(await found(`since:${day(0)} until:${day(0)}`)).toEqual(['daylight two'])
    expect(await found(`-two since:${day(-1)}`)).toEqual(['daylight three', 'daylight one'])
  })

  test('pages continue after a post, without holes or repeats', async () => {
    const texts = Array.from({ length: 7 }, (_, index) => `Pagination ${index}`)
    for (const text of texts) await publish(noor, text)
    const all: string[] = []
    let before = ''
    for (let page = 0; page < 4; page += 1) {
      const posts = postsOf(await ada.get(asked('pagination', `&limit=2${before}`)))
      all.push(...posts.map(({ content }) => content))
      before = `&before=${posts.at(-1)?.id}`
    }
    expect(all).toEqual(texts.toReversed())
  })

  test('what cannot be read is refused with its part; what holds nothing finds nothing', async () => {
    for (const q of ['since:yesterday', 'bread has:cats', '"open', 'from:', 'until:2026-02-30']) {
      const answer = await ada.get(asked(q))
      expect([q, answer.status, codeOf(answer)]).toEqual([q, 422, 'search-invalid'])
      expect(answer.text).toContain(JSON.stringify(q.split(' ').at(-1)).slice(1, -1))
    }
    expect(await found('?! --- …')).toEqual([])
    expect((await server.visitor.get(asked('ferry'))).status).toBe(401)
    expect((await ada.get('/api/search/posts?q=')).status).toBe(422)
    expect((await ada.get(asked('x'.repeat(201)))).status).toBe(422)
  })

  test('no text breaks the search or the index', async () => {
    const hostile = [
      `' OR 1=1 --`,
      `"a" AND "b" NOT "c"`,
      `NEAR(a b) {x y}: * ^ + text:*`,
      `a' & !b | c:* <-> d\\`,
      '\ue004image \ue005',
      'a'.repeat(190),
      'é'.repeat(200),
      '\u202eright',
      '%_\\%',
    ]
    for (const text of hostile) {
      await publish(ada, text)
      expect([text, (await ada.get(asked(text))).status]).toEqual([text, 200])
    }
    expect(await found('\ue004poll')).not.toContain('Vinyl #recordsétoile')
    await publish(ada, `Zalgo ${'z\u0363\u0489'.repeat(450)}`)
    expect(await found('zalgo')).toHaveLength(1)
  })

  test('a post leaves the search with what hides it', async () => {
    const [mia, stranger] = [await server.member('mia'), await server.member('stranger')]
    const post = await publish(mia, 'Quokka sighting', { isAiGenerated: true })
    const sees = async (caller: Caller) => (await found('quokka', '', caller)).length === 1
    expect(await found('quokka from:assistant')).toHaveLength(1)
    expect(await sees(stranger)).toBe(true)
    await stranger.post(`/api/users/${mia.user.id}/mute`)
    expect(await sees(stranger)).toBe(false)
    await stranger.delete(`/api/users/${mia.user.id}/mute`)
    await set('stranger', { hides_ai: 1 })
    expect(await sees(stranger)).toBe(false)
    await set('stranger', { hides_ai: 0 })
    await stranger.post(`/api/users/${mia.user.id}/block`)
    expect([await sees(stranger), (await people('mia', stranger)).length]).toEqual([false, 0])
    await set('mia', { private: 1 })
    expect([await sees(ada), await sees(mia)]).toEqual([false, true])
    await set('mia', { private: 0, deactivated_at: 1 })
    expect([await sees(ada), (await people('mia')).length]).toEqual([false, 0])
    await set('mia', { deactivated_at: null })
    await server.database.kysely.updateTable('posts').set({ deleted_at: 1 }).where('id', '=', post.id).execute()
    expect(await sees(ada)).toBe(false)
  })

  test('an edited post is found by its new words only, a deleted one by none', async () => {
    const post = await publish(ada, 'Marmalade jar #breakfast')
    expect((await ada.patch(`/api/posts/${post.id}`, { content: 'Chutney jar' })).status).toBe(200)
    expect([await found('marmalade'), await found('#breakfast'), await found('chutney')]).toEqual([
      [],
      [],
      ['Chutney jar'],
    ])
    expect((await ada.delete(`/api/posts/${post.id}`)).status).toBe(204)
    expect(await found('chutney')).toEqual([])
    const left = await server.database.kysely
      .selectFrom('search_documents')
      .select('post_id')
      .where('post_id', '=', post.id)
      .execute()
    expect(left).toEqual([])
  })

  test('members are found by the start of their username or of a word of their name', async () => {
    const register = async (username: string, name: string) => {
      const member = await server.member(username)
      await server.database.transaction(async (tx) => {
        await tx.updateTable('users').set({ name }).where('id', '=', member.user.id).execute()
      })
      return member
    }
    const answer = await server.visitor.post('/api/auth/register', {
      username: 'zo_1',
      name: 'Zoë Ångström',
      email: 'zo_1@mail.example',
      password: 'longer-than-8',
    })
    expect(answer.status).toBe(201)
    const zora = await register('zora', 'Member zora')
    const zorro = await register('zorro', 'Member zorro')
    expect((await people('angst')).map(({ username }) => username)).toEqual(['zo_1'])
    expect((await people('ZOE å')).map(({ username }) => username)).toEqual(['zo_1'])
    expect((await people('@zo')).map(({ username }) => username)).toEqual(['zo_1', 'zora', 'zorro'])
    await noor.post(`/api/users/${zorro.user.id}/follow`)
    expect((await people('zo')).map(({ username }) => username)).toEqual(['zorro', 'zo_1', 'zora'])
    await ada.post(`/api/users/${zora.user.id}/follow`)
    expect((await people('zo')).map(({ username, follow }) => [username, follow])).toEqual([
      ['zora', 'following'],
      ['zorro', 'none'],
      ['zo_1', 'none'],
    ])
    expect(await people('')).toEqual([])
    expect(await people('%')).toEqual([])
  })

  test('hashtags are found by their start, the most used lately first, and tell nothing of private posts', async () => {
    await publish(ada, 'One #Marathon')
    await publish(noor, 'Two #marathon #Märkte')
    const mona = await server.member('mona')
    await publish(mona, 'Hidden #markus')
    await set('mona', { private: 1 })
    server.clock.now += 60_000
    expect(await tags('#mar')).toEqual([
      { hashtag: '#marathon', postCount: 2 },
      { hashtag: '#märkte', postCount: 1 },
    ])
    expect(await tags('MARK')).toEqual([{ hashtag: '#märkte', postCount: 1 }])
    server.clock.now += 8 * 24 * 60 * 60 * 1000
    expect(await tags('mar')).toEqual([
      { hashtag: '#marathon', postCount: 0 },
      { hashtag: '#märkte', postCount: 0 },
    ])
    expect(await tags('#')).toEqual([])
  })

  test('P 2.2 typing brings people, hashtags, posts and the question to the assistant, in a bounded number of statements', async () => {
    const otto = await server.member('ottoline')
    await publish(otto, 'Ottoman lamps #ottoman')
    server.clock.now += 60_000
    const suggest = async (q: string, caller: Pick<Caller, 'get'> = ada) =>
      calls.suggestSearch.answer.parse((await caller.get(`/api/search/suggestions?q=${encodeURIComponent(q)}`)).body)
    const rows = await suggest('otto')
    expect(rows.map(({ kind, path }) => [kind, path])).toEqual([
      ['person', '/profile/ottoline'],
      ['hashtag', '/explore?tag=ottoman'],
      ['post', expect.stringMatching(/^\/post\//)],
      ['ask-ai', '/search?q=otto'],
    ])
    expect((await suggest('#otto')).map(({ kind }) => kind)).toEqual(['hashtag', 'ask-ai'])
    expect((await suggest('@otto')).map(({ kind }) => kind)).toEqual(['person', 'ask-ai'])
    expect((await suggest('has:')).map(({ kind }) => kind)).toEqual(['ask-ai'])
    expect((await suggest('otto', server.visitor)).map(({ kind }) => kind)).toEqual([
      'person',
      'hashtag',
      'post',
      'ask-ai',
    ])
    expect(await suggest('  ')).toEqual([])
    const before = server.database.statementCount()
    await suggest('ottom')
    expect(server.database.statementCount() - before).toBeLessThanOrEqual(5)
  })

  test('a page of results is one statement beside the session, and one that finds the author who is named', async () => {
    const cost = async (search: string) => {
      const before = server.database.statementCount()
      await ada.get(asked(search))
      return server.database.statementCount() - before
    }
    expect(await cost('pagination since:2020-01-01')).toBe(2)
    expect(await cost('pagination from:noor -from:ada since:2020-01-01')).toBe(3)
  })
})

describe.each(engines)('the search index on $name', (engine) => {
  test('what was written before there was an index is taken in at the next start', async () => {
    const { shared: held, database, discard } = await sharedDatabase(engine)
    const first = await startServer(held)
    const ada = await first.member('ada')
    await publish(ada, 'Lighthouse keeper #harbour')
    const tables = ['search_documents', 'user_words', 'search_tags'] as const
    for (const table of tables) await database.kysely.deleteFrom(table).execute()
    await database.kysely.deleteFrom('facts').where('name', 'like', 'search-index-%').execute()
    const find = async (caller: Caller) => [
      postsOf(await caller.get('/api/search/posts?q=lighthouse')).length,
      calls.searchUsers.answer.parse((await caller.get('/api/search/users?q=ad')).body).length,
    ]
    expect(await find(ada)).toEqual([0, 0])
    await first.app.close()
    const second = await startServer(held, { config: { dataDir: first.folder } })
    const again = await second.member('bo_1')
    expect(await find(again)).toEqual([1, 1])
    await second.app.close()
    await discard()
  })

  test('a rename costs the same however much the member has written, and their posts are found by the new name alone', async () => {
    const server = await startServer(engine)
    const ada = await server.member('writes_much')
    const rename = async (username: string) => {
      const before = server.database.statementCount()
      expect((await ada.post('/api/settings/username', { username })).status).toBe(200)
      return server.database.statementCount() - before
    }
    await publish(ada, 'A lighthouse')
    const cost = await rename('wrote_much')
    for (let n = 0; n < 30; n += 1) await publish(ada, `Lighthouse number ${n}`)
    expect(await rename('has_written')).toBe(cost)
    const found = async (name: string) =>
      postsOf(await ada.get(`/api/search/posts?q=lighthouse+from:${name}&limit=50`)).length
    expect(await found('has_written')).toBe(31)
    for (const name of ['wrote_much', 'writes_much']) expect([name, await found(name)]).toEqual([name, 0])
    // Whoever takes the name next is not taken for them.
    const next = await server.member()
    await next.post('/api/settings/username', { username: 'writes_much' })
    await publish(next, 'My lighthouse')
    expect(await found('writes_much')).toBe(1)
    await server.close()
  })

  test('posts that name their author in the old way are taken in anew, and keep what was changed meanwhile', async () => {
    const { shared: held, database, discard } = await sharedDatabase(engine)
    const first = await startServer(held)
    const ada = await first.member('ada')
    const { id } = await publish(ada, 'Lighthouse keeper')
    await database.transaction(async (tx) => {
      for (const part of fullText[database.dialect.name].put({ id, words: [`${marks.from}ada`, 'lighthouse'] }))
        await part.execute(tx)
    })
    await database.kysely.deleteFrom('facts').where('name', 'like', 'search-index-%').execute()
    const find = async (caller: Caller) =>
      postsOf(await caller.get('/api/search/posts?q=keeper+from:ada')).map((post) => post.id)
    expect(await find(ada)).toEqual([])
    await first.app.close()
    const second = await startServer(held, { config: { dataDir: first.folder } })
    expect(await find(await second.member('bo_2'))).toEqual([id])
    await second.app.close()
    await discard()
  })
})
