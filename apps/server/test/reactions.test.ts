import { limits } from '@skein/contract'
import { calls } from '@skein/contract/calls'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { engines } from './support/engines.ts'
import { codeOf, fieldsOf, postOf, publish, startServer } from './support/test-server.ts'
import type { Answer, Caller, TestServer } from './support/test-server.ts'

const namesOf = (answer: Answer) =>
  calls.listReactions.answer.parse(answer.body).map(({ emoji, user }) => [emoji, user.username])

describe.each(engines)('reactions on $name', (engine) => {
  let server: TestServer
  let ada: Caller
  let noor: Caller
  beforeAll(async () => {
    server = await startServer(engine)
    ada = await server.member('ada')
    noor = await server.member('noor')
  })
  afterAll(() => server.close())

  test('one a member: another replaces it, and only the named one is taken back', async () => {
    const { id } = await publish(noor, 'React')
    const path = `/api/posts/${id}/reactions`
    const own = async () => (await ada.get(`${path}/user`)).body
    expect(await own()).toEqual({ emoji: null })
    expect((await ada.post(path, { emoji: 'fire' })).body).toEqual([{ emoji: 'fire', count: 1 }])
    expect((await ada.post(path, { emoji: 'fire' })).body).toEqual([{ emoji: 'fire', count: 1 }])
    expect((await noor.post(path, { emoji: 'thumbs up' })).body).toEqual([
      { emoji: 'fire', count: 1 },
      { emoji: 'thumbs up', count: 1 },
    ])
    expect((await ada.post(path, { emoji: 'thumbs up' })).body).toEqual([{ emoji: 'thumbs up', count: 2 }])
    expect(await own()).toEqual({ emoji: 'thumbs up' })
    // A late request for the earlier one does not take the newer away.
    expect((await ada.delete(`${path}/fire`)).body).toEqual([{ emoji: 'thumbs up', count: 2 }])
    expect(postOf(await ada.get(`/api/posts/${id}`))).toMatchObject({
      reactions: [{ emoji: 'thumbs up', count: 2 }],
      viewer: { reaction: 'thumbs up' },
    })
    for (let n = 0; n < 2; n += 1)
      expect((await ada.delete(`${path}/thumbs%20up`)).body).toEqual([{ emoji: 'thumbs up', count: 1 }])
    expect(await own()).toEqual({ emoji: null })
  })

  test('each of the ten is known by its name, and no other', async () => {
    const { id } = await publish(noor, 'Ten')
    const path = `/api/posts/${id}/reactions`
    for (const emoji of limits.reactions) expect((await ada.post(path, { emoji })).body).toEqual([{ emoji, count: 1 }])
    for (const emoji of ['❤️', 'Heart', '', null, 5]) {
      const answer = await ada.post(path, { emoji })
      expect([answer.status, codeOf(answer), fieldsOf(answer)]).toEqual([422, 'invalid-input', ['emoji']])
    }
    const answer = await ada.delete(`${path}/nothing`)
    expect([answer.status, codeOf(answer), fieldsOf(answer)]).toEqual([422, 'invalid-input', ['emoji']])
  })

  test('who reacted: the newest member first, by emoji, in pages; blocked members are not there', async () => {
    const members: Caller[] = []
    for (let n = 0; n < 6; n += 1) members.push(await server.member())
    const { id } = await publish(noor, 'Many')
    const path = `/api/posts/${id}/reactions`
    for (const [n, member] of members.entries()) await member.post(path, { emoji: n % 2 ? 'laugh' : 'heart' })
    const names = members.map(({ user }, n) => [n % 2 ? 'laugh' : 'heart', user.username]).toReversed()
    expect(namesOf(await server.visitor.get(path))).toEqual(names)
    expect(namesOf(await ada.get(`${path}?emoji=laugh`))).toEqual(names.filter(([emoji]) => emoji === 'laugh'))
    expect(namesOf(await ada.get(`${path}?limit=4`))).toEqual(names.slice(0, 4))
    const [, , last] = members
    expect(namesOf(await ada.get(`${path}?limit=4&before=${last?.user.id.toUpperCase()}`))).toEqual(names.slice(4))
    expect(fieldsOf(await ada.get(`${path}?emoji=nothing`))).toEqual(['emoji'])
    await members[3]?.post(`/api/users/${ada.user.id}/block`)
    expect(namesOf(await ada.get(path))).toEqual(names.filter(([, name]) => name !== members[3]?.user.username))
  })
})
