import { calls } from '@skein/contract/calls'
import { newId } from '@skein/domain/database/ids'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { engines } from './support/engines.ts'
import { publish, startServer } from './support/test-server.ts'
import type { Caller, TestServer } from './support/test-server.ts'

describe.each(engines)('discovered posts on $name', (engine) => {
  let server: TestServer
  beforeAll(async () => {
    // Nothing is sent behind the scenes while statements are counted.
    server = await startServer(engine, { deliveryDelayMs: 7 * 86_400_000 })
    // Ids never go back within a process, so the clock starts where another engine's tests have left it.
    server.clock.now = Number.parseInt(newId(server.clock.now).replaceAll('-', '').slice(0, 12), 16)
  })
  afterAll(() => server.close())

  const discovered = async (caller: Caller, query = '') => {
    // What everybody shares is kept for some seconds.
    server.clock.now += 60_000
    return calls.listDiscovered.answer.parse((await caller.get(`/api/discover${query}`)).body)
  }
  const contents = async (caller: Caller, query = '') =>
    (await discovered(caller, query)).map(({ post }) => post.content)
  const like = async (fan: Caller, id: string) => expect((await fan.post(`/api/posts/${id}/like`)).status).toBe(200)
  const set = (caller: Caller, values: { private?: number; hides_ai?: number; deactivated_at?: number }) =>
    server.database.kysely.updateTable('users').set(values).where('id', '=', caller.user.id).execute()

  test('P 2.4 posts of others are ranked by people, at most two an author, never one’s own or of whom one follows', async () => {
    const [me, friend, writer, rival] = [
      await server.member(),
      await server.member(),
      await server.member(),
      await server.member(),
    ]
    const fans = await Promise.all(Array.from({ length: 4 }, () => server.member()))
    await me.post(`/api/users/${friend.user.id}/follow`)
    await publish(me, 'Rank mine')
    await publish(friend, 'Rank friend')
    const [one, two] = [await publish(writer, 'Rank one'), await publish(writer, 'Rank two')]
    await publish(writer, 'Rank three')
    const rivals = await publish(rival, 'Rank rival')
    for (const fan of fans) await like(fan, one.id)
    for (const fan of fans.slice(0, 2)) await like(fan, rivals.id)
    await like(fans[0] ?? me, two.id)
    expect((await contents(me, '?limit=50')).filter((content) => content.startsWith('Rank'))).toEqual([
      'Rank one',
      'Rank rival',
      'Rank two',
    ])
  })

  test('P 2.3 every reason is true: reposted or liked by somebody followed, a tag one uses, or popular', async () => {
    const [me, friend, writer] = [await server.member(), await server.member(), await server.member()]
    await me.post(`/api/users/${friend.user.id}/follow`)
    await publish(me, 'I write about #kayaks')
    const tagged = await publish(writer, 'Reason #kayaks')
    const other = await server.member()
    const [liked, reposted] = [await publish(other, 'Reason liked'), await publish(other, 'Reason reposted')]
    const plain = await publish(await server.member(), 'Reason none')
    await like(friend, liked.id)
    await like(friend, reposted.id)
    expect((await friend.post(`/api/posts/${reposted.id}/repost`)).status).toBe(200)
    const reasons = new Map((await discovered(me, '?limit=50')).map(({ post, reason }) => [post.id, reason]))
    expect(reasons.get(tagged.id)).toEqual({ kind: 'tag-you-use', user: null, tag: 'kayaks' })
    expect(reasons.get(liked.id)).toMatchObject({
      kind: 'liked-by-followed',
      user: { id: friend.user.id, username: friend.user.username },
    })
    expect(reasons.get(reposted.id)).toMatchObject({ kind: 'reposted-by-followed', user: { id: friend.user.id } })
    expect(reasons.get(plain.id)).toEqual({ kind: 'popular', user: null, tag: null })
    await me.delete(`/api/users/${friend.user.id}/follow`)
    const later = new Map((await discovered(me, '?limit=50')).map(({ post, reason }) => [post.id, reason]))
    expect(later.get(liked.id)).toEqual({ kind: 'popular', user: null, tag: null })
  })

  test('what one may not or does not want to see is not there', async () => {
    const me = await server.member()
    const cast = await Promise.all(Array.from({ length: 5 }, () => server.member()))
    const [open, hidden, muted, blocked, gone] = cast
    if (!open || !hidden || !muted || !blocked || !gone) throw new Error('The cast is not complete.')
    for (const [index, member] of cast.entries()) await publish(member, `Seen ${index}`)
    await publish(open, 'Seen generated', { isAiGenerated: true })
    const deleted = await publish(await server.member(), 'Seen deleted')
    const parent = await publish(await server.member(), 'Seen parent')
    await publish(await server.member(), 'Seen reply', { replyToId: parent.id })
    const seen = async () =>
      (await contents(me, '?limit=50')).filter((content) => content.startsWith('Seen')).toSorted()
    expect(await seen()).toEqual([
      'Seen 0',
      'Seen 1',
      'Seen 2',
      'Seen 3',
      'Seen 4',
      'Seen deleted',
      'Seen generated',
      'Seen parent',
    ])
    await set(me, { hides_ai: 1 })
    await set(hidden, { private: 1 })
    await set(gone, { deactivated_at: 1 })
    await me.post(`/api/users/${muted.user.id}/mute`)
    await blocked.post(`/api/users/${me.user.id}/block`)
    await server.database.kysely.updateTable('posts').set({ deleted_at: 1 }).where('id', '=', deleted.id).execute()
    expect(await seen()).toEqual(['Seen 0', 'Seen parent'])
  })

  test('posts of more than some days ago make place', async () => {
    const [me, writer] = [await server.member(), await server.member()]
    await publish(writer, 'Aging')
    expect(await contents(me, '?limit=50')).toContain('Aging')
    server.clock.now += 5 * 24 * 60 * 60 * 1000
    expect(await contents(me, '?limit=50')).toEqual([])
  })

  test('pages continue in the same ranking, also when likes move it meanwhile', async () => {
    const me = await server.member()
    const posts = []
    for (let index = 0; index < 9; index += 1) posts.push(await publish(await server.member(), `Page ${index}`))
    const whole = await contents(me, '?limit=50')
    const all: string[] = []
    let before = ''
    for (let page = 0; page < 5; page += 1) {
      const found = await discovered(me, `?limit=2${before}`)
      all.push(...found.map(({ post }) => post.content))
      before = `&before=${found.at(-1)?.post.id}`
      for (const caller of [await server.member(), await server.member()]) await like(caller, posts[page]?.id ?? '')
    }
    expect(all.slice(0, 9)).toEqual(whole.slice(0, 9))
    expect(new Set(all).size).toBe(all.length)
    expect(await discovered(me, '?before=019a0000-0000-7000-8000-000000000000')).toEqual([])
    expect((await server.visitor.get('/api/discover')).status).toBe(401)
  })

  test('a page takes a bounded number of statements', async () => {
    const me = await server.member()
    await server.mail.settle()
    server.clock.now += 60_000
    const cost = async (query: string) => {
      const before = server.database.statementCount()
      const answer = await me.get(`/api/discover${query}`)
      return {
        statements: server.database.statementCount() - before,
        last: calls.listDiscovered.answer.parse(answer.body).at(-1)?.post.id,
      }
    }
    const first = await cost('?limit=3')
    expect(first.statements).toBeLessThanOrEqual(6)
    expect((await cost(`?limit=3&before=${first.last}`)).statements).toBeLessThanOrEqual(3)
  })
})
