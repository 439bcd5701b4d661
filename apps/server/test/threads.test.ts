import type { Call } from '@skein/contract'
import { calls } from '@skein/contract/calls'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { engines } from './support/engines.ts'
import { codeOf, fieldsOf, postOf, publish, startServer } from './support/test-server.ts'
import type { Caller, TestServer } from './support/test-server.ts'

type Item = Call<'listReplies'>['answer'][number]['item']
type Reader = Pick<Caller, 'get'>

/** A place in a thread in a few words: the text of a post, or what stands where one was. */
const brief = (item: Item) => ('tombstone' in item ? `(${item.tombstone})` : item.content)

describe.each(engines)('threads on $name', (engine) => {
  let server: TestServer
  let ada: Caller
  let noor: Caller
  beforeAll(async () => {
    server = await startServer(engine)
    ada = await server.member('ada')
    noor = await server.member('noor')
  })
  afterAll(() => server.close())

  const repliesOf = async (id: string, viewer: Reader = server.visitor, query = '') =>
    calls.listReplies.answer.parse((await viewer.get(`/api/posts/${id}/replies${query}`)).body)
  const tree = async (id: string, viewer?: Reader, query?: string) =>
    (await repliesOf(id, viewer, query)).map(({ item, replies }) => [brief(item), replies.map(brief)])
  const ancestorsOf = async (id: string, viewer: Reader = server.visitor) =>
    calls.listAncestors.answer.parse((await viewer.get(`/api/posts/${id}/ancestors`)).body)
  const answer = (caller: Caller, replyToId: string, content: string, more = {}) =>
    publish(caller, content, { replyToId, ...more })
  const remove = (caller: Caller, { id }: { id: string }) => caller.delete(`/api/posts/${id}`)
  const set = (caller: Caller, values: { private?: number; hides_ai?: number }) =>
    server.database.kysely.updateTable('users').set(values).where('id', '=', caller.user.id).execute()

  test('replies come oldest first, in pages, each with its first two replies', async () => {
    const root = await publish(ada, 'Root')
    const tops = []
    for (let n = 0; n < 5; n += 1) tops.push(await answer(noor, root.id, `Reply ${n}`))
    const [first, second] = tops
    for (const n of [0, 1, 2]) await answer(ada, first?.id ?? '', `Nested ${n}`)
    await answer(ada, second?.id ?? '', 'One only')
    expect(await tree(root.id)).toEqual([
      ['Reply 0', ['Nested 0', 'Nested 1']],
      ['Reply 1', ['One only']],
      ['Reply 2', []],
      ['Reply 3', []],
      ['Reply 4', []],
    ])
    const [{ item, replies } = { item: undefined, replies: [] }] = await repliesOf(root.id, ada)
    expect(item).toMatchObject({ comments: 3, replyToUsername: 'ada', viewer: { liked: false } })
    // 'Show more' goes on after the second.
    expect(await tree(first?.id ?? '', ada, `?after=${replies[1]?.id}`)).toEqual([['Nested 2', []]])
    expect(await tree(root.id, ada, '?limit=2')).toEqual([
      ['Reply 0', ['Nested 0', 'Nested 1']],
      ['Reply 1', ['One only']],
    ])
    expect(await tree(root.id, ada, `?limit=2&after=${second?.id.toUpperCase()}`)).toEqual([
      ['Reply 2', []],
      ['Reply 3', []],
    ])
    expect(await tree(root.id, ada, `?after=${tops[4]?.id}`)).toEqual([])
    expect(await tree((await publish(ada, 'Silence')).id)).toEqual([])
  })

  test('a page of a thread costs three statements, the session included', async () => {
    const root = await publish(ada, 'Root')
    for (let n = 0; n < 20; n += 1) {
      const { id } = await answer(noor, root.id, `Reply ${n}`)
      await answer(ada, id, 'Yes')
    }
    const start = server.database.statementCount()
    expect(await repliesOf(root.id, noor)).toHaveLength(20)
    expect(server.database.statementCount() - start).toBe(3)
  })

  test('a deleted reply leaves a tombstone while somebody answered it, and nothing otherwise', async () => {
    const root = await publish(ada, 'Root')
    const answered = await answer(noor, root.id, 'Answered')
    const alone = await answer(noor, root.id, 'Alone')
    const nested = await answer(ada, answered.id, 'Nested')
    const deep = await answer(noor, nested.id, 'Deep')
    for (const post of [answered, alone]) await remove(noor, post)
    await remove(ada, nested)
    expect(await tree(root.id)).toEqual([])
    const other = await publish(ada, 'Root 2')
    const gone = await answer(noor, other.id, 'Gone')
    const kept = await answer(ada, gone.id, 'Kept')
    await remove(noor, gone)
    expect(await tree(other.id)).toEqual([['(deleted)', ['Kept']]])
    const [{ item } = { item: undefined }] = await repliesOf(other.id)
    expect(item).toEqual({
      id: gone.id,
      tombstone: 'deleted',
      createdAt: gone.createdAt,
      replyToId: other.id,
      comments: 1,
    })
    // What was answered to it can still be read from its place, and says what it answered.
    expect(await tree(gone.id)).toEqual([['Kept', []]])
    expect((await ancestorsOf(kept.id)).map(brief)).toEqual(['Root 2', '(deleted)'])
    expect((await ancestorsOf(deep.id)).map(brief)).toEqual(['Root', '(deleted)', '(deleted)'])
    // Counted are replies that are there.
    expect(postOf(await ada.get(`/api/posts/${other.id}`)).comments).toBe(0)
    await remove(ada, kept)
    expect(await tree(other.id)).toEqual([])
    for (const id of [gone.id, alone.id]) {
      const refused = await ada.get(`/api/posts/${id}/replies`)
      expect([refused.status, codeOf(refused)]).toEqual([410, 'post-deleted'])
    }
  })

  test('what is hidden from the viewer is a tombstone for them alone', async () => {
    const [mia, viewer] = [await server.member('mia'), await server.member()]
    const root = await publish(ada, 'Root')
    const hers = await answer(mia, root.id, 'Hers')
    await answer(mia, root.id, 'Hers alone')
    const below = await answer(noor, hers.id, 'Below')
    const full = [
      ['Hers', ['Below']],
      ['Hers alone', []],
    ]
    const less = [['(unavailable)', ['Below']]]
    const both = async () => [await tree(root.id, viewer), (await ancestorsOf(below.id, viewer)).map(brief)]
    expect(await both()).toEqual([full, ['Root', 'Hers']])
    const ways: [() => Promise<unknown>, () => Promise<unknown>][] = [
      [() => set(mia, { private: 1 }), () => set(mia, { private: 0 })],
      [() => viewer.post(`/api/users/${mia.user.id}/mute`), () => viewer.delete(`/api/users/${mia.user.id}/mute`)],
      [() => mia.post(`/api/users/${viewer.user.id}/block`), () => mia.delete(`/api/users/${viewer.user.id}/block`)],
    ]
    for (const [hide, show] of ways) {
      await hide()
      expect(await both()).toEqual([less, ['Root', '(unavailable)']])
      expect(await tree(root.id, mia)).toEqual(full)
      await show()
      expect(await both()).toEqual([full, ['Root', 'Hers']])
    }
    // Asked for by itself a hidden post is not there, nor is what answers it.
    await mia.post(`/api/users/${viewer.user.id}/block`)
    for (const path of ['', '/replies', '/ancestors']) {
      const plain = await viewer.get(`/api/posts/${hers.id}${path}`)
      expect([path, plain.status, codeOf(plain)]).toEqual([path, 404, 'post-not-found'])
    }
  })

  test('who hides AI-generated posts sees tombstones for them in threads', async () => {
    const purist = await server.member()
    await set(purist, { hides_ai: 1 })
    const root = await publish(ada, 'Root')
    const generated = await answer(noor, root.id, 'Generated', { isAiGenerated: true })
    await answer(ada, generated.id, 'By hand')
    expect(await tree(root.id, purist)).toEqual([['(unavailable)', ['By hand']]])
    expect(await tree(root.id)).toEqual([['Generated', ['By hand']]])
  })

  test('a reply shows what it answers from the first post on, the nearest fifty at most', async () => {
    const chain = [await publish(ada, 'Level 0')]
    for (let n = 1; n <= 55; n += 1) chain.push(await answer(n % 2 ? noor : ada, chain.at(-1)?.id ?? '', `Level ${n}`))
    expect((await ancestorsOf(chain[3]?.id ?? '')).map(brief)).toEqual(['Level 0', 'Level 1', 'Level 2'])
    expect(await ancestorsOf(chain[0]?.id ?? '')).toEqual([])
    const far = await ancestorsOf(chain[55]?.id ?? '', noor)
    expect([far.length, ...[far[0], far[49]].flatMap((item) => (item ? [brief(item)] : []))]).toEqual([
      50,
      'Level 5',
      'Level 54',
    ])
  })

  test('many replies and deletions at once leave the counts right', async () => {
    const root = await publish(ada, 'Busy')
    const replies = await Promise.all(
      Array.from({ length: 30 }, (_, n) => answer(n % 2 ? ada : noor, root.id, `Reply ${n}`)),
    )
    await Promise.all([
      ...replies.slice(0, 12).map((post, n) => remove(n % 2 ? ada : noor, post)),
      // Twice the same: it counts once.
      ...replies.slice(0, 6).map((post, n) => remove(n % 2 ? ada : noor, post)),
      ...Array.from({ length: 10 }, (_, n) => answer(noor, root.id, `More ${n}`)),
    ])
    expect(postOf(await ada.get(`/api/posts/${root.id}`)).comments).toBe(28)
    expect(await repliesOf(root.id, ada, '?limit=50')).toHaveLength(28)
  })

  test('an unknown post has no thread, and a strange cursor is refused', async () => {
    for (const id of ['019a0000-0000-7000-8000-000000000000', 'x', '%00', "1'--"])
      for (const list of ['replies', 'ancestors', 'history', 'reactions']) {
        const refused = await ada.get(`/api/posts/${id}/${list}`)
        expect([refused.status, codeOf(refused)]).toEqual([404, 'post-not-found'])
      }
    const { id } = await publish(ada, 'Here')
    const refused = await ada.get(`/api/posts/${id}/replies?after=yesterday`)
    expect([refused.status, fieldsOf(refused)]).toEqual([422, ['after']])
  })
})
