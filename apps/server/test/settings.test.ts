import { calls } from '@skein/contract/calls'
import { endMutedWords } from '@skein/domain/settings/muted-words'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { engines } from './support/engines.ts'
import { codeOf, cookieOf, fieldsOf, password, postsOf, publish, startServer } from './support/test-server.ts'
import type { Answer, Caller, TestServer } from './support/test-server.ts'

const settingsOf = (answer: Answer) => calls.getSettings.answer.parse(answer.body)
const day = 24 * 60 * 60 * 1000

describe.each(engines)('settings on $name', (engine) => {
  let server: TestServer
  beforeAll(async () => void (server = await startServer(engine)))
  afterAll(() => server.close())

  const settings = async (caller: Caller) => settingsOf(await caller.get('/api/settings'))
  const change = (caller: Caller, what: object) => caller.patch('/api/settings', what)
  const contents = (answer: Answer) => postsOf(answer).map(({ content }) => content)

  test('P 2.11 every control is saved: what one browser sets, another reads', async () => {
    const ada = await server.member()
    const before = await settings(ada)
    expect(before).toEqual({
      emailNotifications: true,
      pushNotifications: true,
      marketingEmails: false,
      groupNotifications: true,
      silencedNotifications: [],
      privateAccount: false,
      discoverableByEmail: false,
      readReceipts: false,
      dataSharing: 'minimal',
      aiPosts: 'show',
      aiInsights: true,
      autoLoadPosts: false,
      welcome: 'waiting',
      theme: 'system',
      language: 'en',
      timezone: null,
    })
    const wished = {
      emailNotifications: false,
      pushNotifications: false,
      marketingEmails: true,
      groupNotifications: false,
      silencedNotifications: ['like'],
      privateAccount: true,
      discoverableByEmail: true,
      readReceipts: true,
      dataSharing: 'full',
      aiPosts: 'hide',
      aiInsights: false,
      autoLoadPosts: true,
      welcome: 'done',
      theme: 'dark',
      language: 'fr',
      timezone: 'pst',
    }
    for (const [key, value] of Object.entries(wished)) {
      const answer = await change(ada, { [key]: value })
      expect([answer.status, Reflect.get(settingsOf(answer), key)]).toEqual([200, value])
    }
    const elsewhere = await server.visitor.post('/api/auth/login', { username: ada.user.username, password })
    expect(settingsOf(await server.visitor.get('/api/settings', { cookie: cookieOf(elsewhere) }))).toEqual(wished)
    // What the first painted frame needs comes with the session.
    expect(elsewhere.body).toMatchObject({ theme: 'dark', timezone: 'pst', autoLoadPosts: true, language: 'fr' })
  })

  test('who has just come is welcomed on every device until they are done with it, and nobody else is', async () => {
    const ada = await server.member()
    const session = async (caller: Caller) => calls.getSession.answer.parse((await caller.get('/api/auth/user')).body)
    expect((await session(ada)).isNew).toBe(true)
    await change(ada, { theme: 'dark' })
    expect((await session(ada)).isNew).toBe(true)
    await change(ada, { welcome: 'skipped' })
    const elsewhere = await server.visitor.post('/api/auth/login', { username: ada.user.username, password })
    expect(elsewhere.body).not.toHaveProperty('isNew')
    expect((await settings(ada)).welcome).toBe('skipped')
    // Whoever was there before anybody was welcomed chose nothing.
    await server.database.kysely.updateTable('users').set({ settings: null }).where('id', '=', ada.user.id).execute()
    expect(await session(ada)).not.toHaveProperty('isNew')
  })

  test('a language that was chosen is the language of the next document', async () => {
    const ada = await server.member()
    const answer = await change(ada, { language: 'de' })
    expect(answer.cookies.join()).toMatch(/^skein-lang=de; Path=\/; SameSite=Lax; Max-Age=31536000$/)
    expect((await change(ada, { theme: 'dark' })).cookies).toEqual([])
  })

  test.each([
    [{ theme: 'blue' }, ['theme']],
    [{ timezone: 'cet' }, ['timezone']],
    [{ language: 'it' }, ['language']],
    [{ welcome: 'later' }, ['welcome']],
    [{ dataSharing: 'none' }, ['dataSharing']],
    [{ privateAccount: 'yes' }, ['privateAccount']],
    [{ silencedNotifications: ['nothing'] }, ['silencedNotifications.0']],
  ])('%j is refused and changes nothing', async (body, fields) => {
    const ada = await server.member()
    const answer = await change(ada, body)
    expect([answer.status, fieldsOf(answer)]).toEqual([422, fields])
    expect((await settings(ada)).theme).toBe('system')
  })

  test('P 2.11 private account: only approved followers see posts, in every list and by address', async () => {
    const [ada, noor, kofi] = [await server.member(), await server.member(), await server.member()]
    await noor.post(`/api/users/${ada.user.id}/follow`)
    const post = await publish(ada, 'Only for those who follow. #quietword')
    await change(ada, { privateAccount: true })
    const paths = [
      '/api/posts?limit=50',
      `/api/posts?author=${ada.user.username}`,
      '/api/posts?tag=quietword',
      '/api/search/posts?q=quietword',
    ]
    for (const path of paths) {
      expect(contents(await noor.get(path))).toContain(post.content)
      expect(contents(await kofi.get(path))).not.toContain(post.content)
    }
    expect((await noor.get(`/api/posts/${post.id}`)).status).toBe(200)
    expect((await kofi.get(`/api/posts/${post.id}`)).status).toBe(404)
    expect((await server.visitor.get(`/api/posts/${post.id}`)).status).toBe(404)
    const asked = await kofi.post(`/api/users/${ada.user.id}/follow`)
    expect(asked.body).toMatchObject({ follow: 'requested' })
    expect((await kofi.get(`/api/posts/${post.id}`)).status).toBe(404)
    // Open again: who waited follows, and everybody reads.
    await change(ada, { privateAccount: false })
    expect((await kofi.get(`/api/users/username/${ada.user.username}`)).body).toMatchObject({
      followersCount: 2,
      viewer: { follow: 'following' },
    })
    expect((await server.visitor.get(`/api/posts/${post.id}`)).status).toBe(200)
  })

  test('P 2.11 discoverable by email: off until chosen, exact addresses only, confirmed ones only', async () => {
    const ada = await server.member('finder_a')
    const noor = await server.member('found_n')
    const look = (email: string) => ada.post('/api/users/lookup', { email })
    const { token } = server.mail
    const address = noor.user.email
    expect((await look(address)).status).toBe(404)
    await change(noor, { discoverableByEmail: true })
    expect((await look(address)).status).toBe(404)
    await server.mail.settle()
    await server.visitor.post('/api/auth/confirm-email', { token: await token('confirm') })
    const found = await look(address.toUpperCase())
    expect([found.status, found.body]).toMatchObject([200, { username: 'found_n', follow: 'none' }])
    expect(found.text).not.toContain('@mail.example')
    const typed = await ada.get(`/api/search/suggestions?q=${encodeURIComponent(address)}`)
    expect(typed.body).toMatchObject([{ kind: 'person', path: '/profile/found_n' }, { kind: 'ask-ai' }])
    for (const other of [address.slice(1), `x${address}`, 'found_n@mail.exampl'])
      expect((await look(other)).status).toBe(404)
    await noor.post(`/api/users/${ada.user.id}/block`)
    expect((await look(address)).status).toBe(404)
    expect((await server.visitor.post('/api/users/lookup', { email: address })).status).toBe(401)
  })

  test('addresses cannot be tried in bulk', async () => {
    const ada = await server.member()
    const answers = []
    for (let n = 0; n < 31; n += 1)
      answers.push((await ada.post('/api/users/lookup', { email: `try${n}@mail.example` })).status)
    expect(answers.slice(0, 30)).toEqual(Array.from({ length: 30 }, () => 404))
    expect(answers[30]).toBe(429)
  })

  test('AI-generated posts are shown, folded under a line that says so, or hidden, as chosen', async () => {
    const [ada, noor] = [await server.member(), await server.member()]
    const post = await publish(noor, 'Written with help.', { isAiGenerated: true })
    const seen = async () => postsOf(await ada.get('/api/posts?limit=50')).find(({ id }) => id === post.id)
    expect((await seen())?.contentWarning).toBeNull()
    await change(ada, { aiPosts: 'label' })
    expect((await seen())?.contentWarning).toBe('Generated with AI')
    expect((await ada.get(`/api/posts/${post.id}`)).body).toMatchObject({ contentWarning: 'Generated with AI' })
    await change(ada, { aiPosts: 'hide' })
    expect(await seen()).toBeUndefined()
    // Her own stay where they are, as they are.
    const own = await publish(ada, 'Mine, written with help.', { isAiGenerated: true })
    expect(postsOf(await ada.get('/api/posts'))[0]).toMatchObject({ id: own.id, contentWarning: null })
  })

  describe('muted words', () => {
    const mute = (caller: Caller, word: string, days: number | null = null) =>
      caller.post('/api/settings/muted-words', { word, days })

    test('take posts out of lists, search and quotes, whole words only, whatever their case and accents', async () => {
      const [ada, noor] = [await server.member(), await server.member()]
      const hit = await publish(noor, 'The MÚSEUM is closed. #floodlight')
      const near = await publish(noor, 'All museums are open. #floodlight')
      const option = await publish(noor, 'Where to? #floodlight', {
        pollData: {
          question: 'Where to?',
          options: [
            { id: 'a', text: 'The museum' },
            { id: 'b', text: 'Home' },
          ],
          duration: 60,
        },
      })
      const quoting = await publish(noor, 'Look at this. #floodlight', { quoteOfId: hit.id })
      expect((await mute(ada, ' Museum ')).status).toBe(201)
      for (const path of ['/api/posts?limit=50', '/api/posts?tag=floodlight', '/api/search/posts?q=floodlight']) {
        const listed = postsOf(await ada.get(path))
        const ids = listed.map(({ id }) => id)
        expect(ids).toEqual(expect.arrayContaining([near.id, quoting.id]))
        expect(ids).not.toContain(hit.id)
        expect(ids).not.toContain(option.id)
        expect(listed.find(({ id }) => id === quoting.id)?.quote).toBeNull()
      }
      // Others read on, and so does who wrote it.
      expect(contents(await noor.get('/api/posts?limit=50'))).toContain(hit.content)
    })

    test('a phrase is muted as a phrase', async () => {
      const [ada, noor] = [await server.member(), await server.member()]
      await mute(ada, 'season finale')
      const hit = await publish(noor, 'Season finale tonight!')
      const near = await publish(noor, 'A finale for the season.')
      const ids = new Set(postsOf(await ada.get('/api/posts?limit=50')).map(({ id }) => id))
      expect([ids.has(hit.id), ids.has(near.id)]).toEqual([false, true])
    })

    test('end when their time is over, or when they are taken back', async () => {
      const [ada, noor] = [await server.member(), await server.member()]
      const post = await publish(noor, 'Nothing but zucchini.')
      const isShown = async () => postsOf(await ada.get('/api/posts?limit=50')).some(({ id }) => id === post.id)
      await mute(ada, 'zucchini', 7)
      const [word] = calls.listMutedWords.answer.parse((await ada.get('/api/settings/muted-words')).body)
      expect(word?.expiresAt).toBe(new Date(server.clock.now + 7 * day).toISOString())
      await endMutedWords(server.database, { publish() {} }, server.clock.now + 7 * day - 1)
      expect(await isShown()).toBe(false)
      await endMutedWords(server.database, { publish() {} }, server.clock.now + 7 * day)
      expect(await isShown()).toBe(true)
      const again = calls.addMutedWord.answer.parse((await mute(ada, 'zucchini')).body)
      expect(await isShown()).toBe(false)
      expect((await noor.delete(`/api/settings/muted-words/${again.id}`)).status).toBe(204)
      expect(await isShown()).toBe(false)
      expect((await ada.delete(`/api/settings/muted-words/${again.id}`)).status).toBe(204)
      expect(await isShown()).toBe(true)
    })

    test('the same word twice is one, and signs alone are none', async () => {
      const ada = await server.member()
      await mute(ada, 'Rain', 1)
      await mute(ada, 'rain')
      const words = calls.listMutedWords.answer.parse((await ada.get('/api/settings/muted-words')).body)
      expect(words.map(({ word, expiresAt }) => [word, expiresAt])).toEqual([['rain', null]])
      const refused = await mute(ada, '!!!')
      expect([refused.status, codeOf(refused), fieldsOf(refused)]).toEqual([422, 'invalid-input', ['word']])
      expect((await mute(ada, 'rain', 2)).status).toBe(422)
    })
  })
})
