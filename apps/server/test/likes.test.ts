import { describe, expect, test } from 'vitest'
import { engines } from './support/engines.ts'
import { codeOf, postOf, publish, startServer } from './support/test-server.ts'

describe.each(engines)('likes on $name', (engine) => {
  test('liking and taking it back are safe to repeat', async () => {
    const server = await startServer(engine)
    const ada = await server.member()
    const noor = await server.member()
    const { id } = await publish(noor, 'Like me')
    const path = `/api/posts/${id}/like`
    expect((await ada.post(path)).body).toEqual({ liked: true, likes: 1 })
    expect((await ada.post(path)).body).toEqual({ liked: true, likes: 1 })
    expect((await noor.post(path)).body).toEqual({ liked: true, likes: 2 })
    expect(postOf(await ada.get(`/api/posts/${id}`))).toMatchObject({ likes: 2, viewer: { liked: true } })
    expect(postOf(await server.visitor.get(`/api/posts/${id}`))).toMatchObject({ likes: 2, viewer: { liked: false } })
    expect((await ada.delete(path)).body).toEqual({ liked: false, likes: 1 })
    expect((await ada.delete(path)).body).toEqual({ liked: false, likes: 1 })
    // An id in capitals is the same id.
    expect((await ada.post(`/api/posts/${id.toUpperCase()}/like`)).body).toEqual({ liked: true, likes: 2 })
    for (const unknown of ['019a0000-0000-7000-8000-000000000000', 'none']) {
      const answer = await ada.post(`/api/posts/${unknown}/like`)
      expect([answer.status, codeOf(answer)]).toEqual([404, 'post-not-found'])
    }
    await server.close()
  })

  test('thousands of toggles at once leave every count equal to its rows', async () => {
    const server = await startServer(engine)
    const members = await Promise.all(Array.from({ length: 8 }, () => server.member()))
    const [writer] = members
    if (!writer) throw new Error('no member')
    const posts: string[] = []
    for (let n = 0; n < 5; n += 1) posts.push((await publish(writer, `Post ${n}`)).id)

    let seed = 20_011
    const random = (below: number) => (seed = (seed * 48_271) % 2_147_483_647) % below
    const wrong: string[] = []
    const toggle = async () => {
      const member = members[random(members.length)] ?? writer
      const path = `/api/posts/${posts[random(posts.length)]}/like`
      const answer = random(2) === 0 ? await member.post(path) : await member.delete(path)
      const { likes }: { likes: number } = Object(answer.body)
      if (answer.status !== 200 || likes < 0 || likes > members.length) wrong.push(answer.text)
    }
    for (let round = 0; round < 60; round += 1) await Promise.all(Array.from({ length: 50 }, toggle))
    expect(wrong).toEqual([])

    const rows = await server.database.kysely
      .selectFrom('posts')
      .select((post) => [
        'id',
        'likes',
        post
          .selectFrom('likes')
          .select((like) => like.fn.countAll<number>().as('n'))
          .whereRef('likes.post_id', '=', 'posts.id')
          .as('rows'),
      ])
      .execute()
    expect(rows).toHaveLength(5)
    for (const { likes, rows: counted } of rows) expect(likes).toBe(Number(counted))
    expect(rows.some(({ likes }) => likes > 0)).toBe(true)
    await server.close()
  })
})
