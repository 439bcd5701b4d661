import type { Post, PublicUser, SuggestedUser } from '@skein/contract'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { engines } from './support/engines.ts'
import { photo } from './support/pictures.ts'
import { fileAt, uploadPicture } from './support/send-uploads.ts'
import { codeOf, publish, startServer } from './support/test-server.ts'
import type { Answer, Caller, TestServer } from './support/test-server.ts'

describe.each(engines)('P 2.10 profiles on $name', (engine) => {
  let server: TestServer
  let ada: Caller
  let noor: Caller
  beforeAll(async () => {
    server = await startServer(engine)
    ada = await server.member('ada')
    noor = await server.member('noor')
  })
  afterAll(() => server.close())

  const profileOf = async (name: string, as: Pick<Caller, 'get'> = server.visitor) => {
    const user: PublicUser = Object((await as.get(`/api/users/username/${name}`)).body)
    return user
  }
  const change = (who: Caller, body: unknown) => who.patch(`/api/users/${who.user.id}`, body)
  const fieldsOf = ({ body }: Answer) => Object(Object(body).fields)
  const close = (who: Caller) =>
    server.database.kysely.updateTable('users').set({ private: 1 }).where('id', '=', who.user.id).execute()
  const names = ({ body }: Answer) => (Array.isArray(body) ? body : []).map((row: SuggestedUser) => row.username)
  const texts = ({ body }: Answer) => (Array.isArray(body) ? body : []).map((post: Post) => post.content)

  test('a profile is changed by its own member, and found under the new name', async () => {
    const who = await server.member('renamed')
    const answer = await change(who, {
      name: '  Ingrid\u200b Solberg ',
      bio: 'Reads tide tables.\r\n\r\n\r\n\r\nBakes.',
      location: 'Bergen',
      website: 'https://ingrid.example/',
    })
    expect(answer.status).toBe(200)
    const told = { name: 'Ingrid Solberg', bio: 'Reads tide tables.\n\nBakes.', location: 'Bergen' }
    expect(answer.body).toMatchObject({ ...told, website: 'https://ingrid.example/', username: 'renamed' })
    expect(await profileOf('renamed')).toMatchObject(told)
    expect(names(await ada.get('/api/search/users?q=solberg'))).toEqual(['renamed'])
    // What is left out stays; what is empty is emptied.
    await change(who, { bio: '', website: '' })
    expect(await profileOf('renamed')).toMatchObject({
      name: 'Ingrid Solberg',
      bio: '',
      location: 'Bergen',
      website: '',
    })
    expect(codeOf(await ada.patch(`/api/users/${who.user.id}`, { name: 'Mallory' }))).toBe('forbidden')
    expect((await profileOf('renamed')).name).toBe('Ingrid Solberg')
  })

  test.each([
    [{ name: '' }, 'name'],
    [{ name: ' \u200b ' }, 'name'],
    [{ name: 'x'.repeat(51) }, 'name'],
    [{ bio: '👩‍🚀'.repeat(301) }, 'bio'],
    [{ location: 'x'.repeat(61) }, 'location'],
    [{ website: 'ada.example' }, 'website'],
    [{ website: 'javascript:alert(1)' }, 'website'],
    [{ website: `https://ada.example/${'x'.repeat(200)}` }, 'website'],
    [{ avatar: 'https://elsewhere.example/me.png' }, 'avatar'],
    [{ avatar: '/media/not-there.webp' }, 'avatar'],
  ])('%o is refused at its field', async (body, field) => {
    const before = await profileOf('ada')
    const answer = await change(ada, body)
    expect([answer.status, Object.keys(fieldsOf(answer))]).toEqual([422, [field]])
    expect(await profileOf('ada')).toEqual(before)
  })

  test('limits count what a reader sees: fifty letters of two marks each, three hundred astronauts', async () => {
    const name = 'é'.normalize('NFD').repeat(50)
    const bio = '👩‍🚀'.repeat(300)
    expect((await change(ada, { name, bio })).body).toMatchObject({ name: name.normalize('NFC'), bio })
    await change(ada, { name: 'Ada Lindqvist', bio: '' })
  })

  test('an avatar is an own upload; everybody sees it, and the one before goes its way', async () => {
    const who = await server.member('portrait')
    const [first, second] = [
      await uploadPicture(server, who, await photo('jpeg', 500, 500)),
      await uploadPicture(server, who, await photo('jpeg', 400, 400)),
    ]
    expect((await fileAt(server, first.url)).status).toBe(404)
    expect((await change(who, { avatar: first.url })).body).toMatchObject({ avatar: first.url })
    expect((await fileAt(server, first.url)).status).toBe(200)
    // Saving the form again with the same picture changes nothing.
    expect((await change(who, { avatar: first.url, name: 'Portrait' })).status).toBe(200)
    const theirs = await uploadPicture(server, noor, await photo('jpeg', 400, 400))
    expect(fieldsOf(await change(who, { avatar: theirs.url }))).toHaveProperty('avatar')
    expect((await change(who, { avatar: second.url })).status).toBe(200)
    expect((await fileAt(server, first.url)).status).toBe(404)
    // An avatar is no upload any more: no post takes it over.
    expect((await who.post('/api/posts', { content: 'Mine', imageUrl: second.url })).status).toBe(422)
    expect((await change(who, { avatar: null })).body).toMatchObject({ avatar: null })
    expect((await profileOf('portrait')).avatar).toBeNull()
  })

  test('Replies and Media are real lists of the member, newest first and paged', async () => {
    const who = await server.member('lister')
    const root = await publish(noor, 'What is in the pot?')
    const upload = async () => (await uploadPicture(server, who, await photo('jpeg', 40, 40))).url
    await publish(who, 'A plain post')
    await publish(who, 'Soup', { replyToId: root.id })
    await publish(who, 'A photo', { imageUrl: await upload() })
    await publish(who, 'A photo as an answer', { replyToId: root.id, imageUrl: await upload() })
    await who.post(`/api/posts/${root.id}/repost`)
    const of = (query: string, as: Pick<Caller, 'get'> = server.visitor) =>
      as.get(`/api/posts?author=lister${query}`).then(texts)
    expect(await of('&only=replies')).toEqual(['A photo as an answer', 'Soup'])
    expect(await of('&only=media')).toEqual(['A photo as an answer', 'A photo'])
    expect(await of('')).toEqual(['What is in the pot?', 'A photo', 'A plain post'])
    const [newest]: Post[] = Object((await noor.get('/api/posts?author=lister&only=media&limit=1')).body)
    expect(await of(`&only=media&limit=1&before=${newest?.id}`)).toEqual(['A photo'])
    expect((await profileOf('lister')).postsCount).toBe(2)
    await close(who)
    for (const only of ['replies', 'media']) expect(await of(`&only=${only}`, noor)).toEqual([])
    expect((await who.get('/api/posts?author=lister&only=replies')).status).toBe(200)
    expect((await profileOf('lister', noor)).postsCount).toBe(0)
    expect(codeOf(await noor.get('/api/posts?author=nobody_here&only=media'))).toBe('user-not-found')
  })

  test('followers and followed are listed newest first, in pages, with where the viewer stands', async () => {
    const star = await server.member('star')
    const fans = []
    for (const name of ['fan_a', 'fan_b', 'fan_c']) {
      const fan = await server.member(name)
      server.clock.now += 1000
      await fan.post(`/api/users/${star.user.id}/follow`)
      fans.push(fan)
    }
    await ada.post(`/api/users/${fans[1]?.user.id}/follow`)
    const path = `/api/users/${star.user.id}/followers`
    const whole = await ada.get(path)
    expect(names(whole)).toEqual(['fan_c', 'fan_b', 'fan_a'])
    expect(Object(whole.body).map(({ follow }: SuggestedUser) => follow)).toEqual(['none', 'following', 'none'])
    expect(names(await server.visitor.get(`${path}?limit=2`))).toEqual(['fan_c', 'fan_b'])
    expect(names(await server.visitor.get(`${path}?limit=2&before=${fans[1]?.user.id}`))).toEqual(['fan_a'])
    // Who is not in the list any more names no place in it.
    await fans[1]?.delete(`/api/users/${star.user.id}/follow`)
    expect(names(await server.visitor.get(`${path}?before=${fans[1]?.user.id}`))).toEqual([])
    expect(names((await fans[0]?.get(`/api/users/${fans[0].user.id}/following`)) ?? whole)).toEqual(['star'])
    await fans[2]?.post(`/api/users/${ada.user.id}/block`)
    expect(names(await ada.get(path))).toEqual(['fan_a'])
    expect(codeOf(await ada.get(`/api/users/${fans[2]?.user.id}/followers`))).toBe('user-not-found')
    await close(star)
    expect(codeOf(await ada.get(path))).toBe('forbidden')
    expect(codeOf(await server.visitor.get(path))).toBe('forbidden')
    expect(names(await (fans[0] ?? ada).get(path))).toEqual(['fan_c', 'fan_a'])
  })

  test('requests to a private account are listed, accepted, declined, and withdrawn', async () => {
    const kofi = await server.member('kofi')
    await close(kofi)
    const [one, two, three] = [await server.member('ask_1'), await server.member('ask_2'), await server.member('ask_3')]
    for (const asker of [one, two, three]) {
      server.clock.now += 1000
      await asker.post(`/api/users/${kofi.user.id}/follow`)
    }
    expect(names(await kofi.get('/api/follow-requests'))).toEqual(['ask_3', 'ask_2', 'ask_1'])
    expect(names(await kofi.get(`/api/follow-requests?limit=1&before=${three.user.id}`))).toEqual(['ask_2'])
    const post = await publish(kofi, 'For friends')
    expect(codeOf(await one.get(`/api/posts/${post.id}`))).toBe('post-not-found')

    const accept = `/api/follow-requests/${one.user.id}`
    expect((await kofi.post(accept)).status).toBe(204)
    expect((await kofi.post(accept)).status).toBe(204)
    expect((await one.get(`/api/posts/${post.id}`)).status).toBe(200)
    expect((await profileOf('kofi')).followersCount).toBe(1)
    expect((await profileOf('kofi', one)).viewer.follow).toBe('following')

    for (let n = 0; n < 2; n += 1) expect((await kofi.delete(`/api/follow-requests/${two.user.id}`)).status).toBe(204)
    expect((await profileOf('kofi', two)).viewer.follow).toBe('none')
    await three.delete(`/api/users/${kofi.user.id}/follow`)
    expect(names(await kofi.get('/api/follow-requests'))).toEqual([])
    expect(codeOf(await kofi.post(`/api/follow-requests/${three.user.id}`))).toBe('not-found')
    expect(codeOf(await kofi.post('/api/follow-requests/nonsense'))).toBe('user-not-found')
    // Declining ends no follow.
    await kofi.delete(accept)
    expect((await profileOf('kofi', one)).viewer.follow).toBe('following')
    const told: { type: string; read: boolean }[] = Object((await kofi.get('/api/notifications')).body)
    expect(told.map(({ type, read }) => [type, read])).toEqual([['follow', true]])
  })

  test('blocked, a member finds no profile; who blocked finds it, without posts, and can end the block', async () => {
    const [blocker, troll] = [await server.member('blocker'), await server.member('troll')]
    await publish(troll, 'Bait')
    await blocker.post(`/api/users/${troll.user.id}/block`)
    expect(codeOf(await troll.get('/api/users/username/blocker'))).toBe('user-not-found')
    expect(await profileOf('troll', blocker)).toMatchObject({ viewer: { blocked: true }, postsCount: 0 })
    for (const query of ['', '&only=replies', '&only=media'])
      expect((await blocker.get(`/api/posts?author=troll${query}`)).body).toEqual([])
    await blocker.delete(`/api/users/${troll.user.id}/block`)
    expect(await profileOf('troll', blocker)).toMatchObject({ viewer: { blocked: false }, postsCount: 1 })
  })
})
