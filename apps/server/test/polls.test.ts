import { calls } from '@skein/contract/calls'
import { createEventBus } from '@skein/domain/events/event-bus'
import { closePolls } from '@skein/domain/polls/close-polls'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { engines } from './support/engines.ts'
import { codeOf, fieldsOf, postOf, publish, startServer } from './support/test-server.ts'
import type { Caller, TestServer } from './support/test-server.ts'

const minute = 60_000

describe.each(engines)('polls on $name', (engine) => {
  let server: TestServer
  let ada: Caller
  let noor: Caller
  let ines: Caller
  beforeAll(async () => {
    server = await startServer(engine)
    ada = await server.member('ada')
    noor = await server.member('noor')
    ines = await server.member('ines')
  })
  afterAll(() => server.close())

  const pollData = {
    question: 'Tea?',
    options: [
      { id: 'y', text: 'Yes' },
      { id: 'n', text: 'No' },
    ],
    duration: 60,
  }
  const vote = (caller: Caller, id: string, optionId: unknown) => caller.post(`/api/posts/${id}/vote`, { optionId })
  const told = async (post: string) => {
    const rows = await server.database.kysely
      .selectFrom('notifications')
      .select(['user_id', 'actor_id', 'type'])
      .where('post_id', '=', post)
      .execute()
    return rows.map(({ user_id, actor_id, type }) => `${type} ${user_id} by ${actor_id}`).toSorted()
  }
  const close = () =>
    closePolls(
      server.database,
      createEventBus(() => {}),
      server.clock.now,
    )

  test('P 2.3 one vote a member: counted, shown as own, the same again is the same, another is refused', async () => {
    const { id } = await publish(ada, 'Vote', { pollData })
    const first = calls.voteInPoll.answer.parse((await vote(noor, id, 'y')).body)
    expect(first).toMatchObject({
      totalVotes: 1,
      options: [
        { id: 'y', votes: 1 },
        { id: 'n', votes: 0 },
      ],
    })
    expect((await vote(noor, id, 'y')).body).toEqual(first)
    const other = await vote(noor, id, 'n')
    expect([other.status, codeOf(other)]).toEqual([409, 'already-voted'])
    expect((await vote(ada, id, 'n')).body).toMatchObject({ totalVotes: 2 })
    const read = async (viewer: Pick<Caller, 'get'>) => postOf(await viewer.get(`/api/posts/${id}`))
    expect((await read(noor)).viewer.vote).toBe('y')
    expect((await read(ada)).viewer.vote).toBe('n')
    expect(await read(server.visitor)).toMatchObject({ viewer: { vote: null }, pollData: { totalVotes: 2 } })
  })

  test('many votes of one member at once count as one', async () => {
    const { id } = await publish(ada, 'Vote fast', { pollData })
    const answers = await Promise.all(Array.from({ length: 10 }, (_, n) => vote(noor, id, n % 2 ? 'y' : 'n')))
    expect(answers.every(({ status }) => status === 200 || status === 409)).toBe(true)
    expect(answers.some(({ status }) => status === 200)).toBe(true)
    expect(postOf(await ada.get(`/api/posts/${id}`)).pollData?.totalVotes).toBe(1)
  })

  test('what is no option, and where is no poll, is said at the field', async () => {
    const { id } = await publish(ada, 'Vote', { pollData })
    const plain = await publish(ada, 'No poll')
    for (const answer of [await vote(noor, id, 'x'), await vote(noor, plain.id, 'y'), await vote(noor, id, null)])
      expect([answer.status, codeOf(answer), fieldsOf(answer)]).toEqual([422, 'invalid-input', ['optionId']])
  })

  test('P 2.3 the server’s clock ends a poll, whether or not it was closed', async () => {
    const { id, pollData: poll } = await publish(ada, 'Vote', { pollData })
    server.clock.now = Date.parse(poll?.endsAt ?? '') - 1
    expect((await vote(noor, id, 'y')).status).toBe(200)
    server.clock.now += 1
    const late = await vote(ines, id, 'y')
    expect([late.status, codeOf(late)]).toEqual([409, 'poll-closed'])
    // Who voted in time hears the same answer as then.
    expect((await vote(noor, id, 'y')).body).toMatchObject({ totalVotes: 1 })
  })

  test('P 2.7 voters and the author hear once that a poll ended, and nobody who is not to', async () => {
    await close()
    const [muter, blocked, gone] = [await server.member(), await server.member(), await server.member()]
    const { id } = await publish(ada, 'The end', { pollData })
    const open = await publish(ada, 'Goes on', { pollData: { ...pollData, duration: 1440 } })
    for (const voter of [noor, ines, ada, muter, blocked, gone]) await vote(voter, id, 'y')
    await vote(noor, open.id, 'y')
    await muter.post(`/api/users/${ada.user.id}/mute`)
    await ada.post(`/api/users/${blocked.user.id}/block`)
    await server.database.kysely
      .updateTable('users')
      .set({ deactivated_at: 1 })
      .where('id', '=', gone.user.id)
      .execute()

    server.clock.now += 60 * minute - 1
    expect(await close()).toBe(0)
    server.clock.now += minute
    const heard: string[] = []
    const events = createEventBus(() => {})
    events.subscribe((event) => heard.push(event.kind === 'notifications-changed' ? event.userId : event.kind))
    expect(await closePolls(server.database, events, server.clock.now)).toBe(1)
    const expected = [ada, noor, ines].map(({ user }) => `poll-ended ${user.id} by ${ada.user.id}`).toSorted()
    expect(await told(id)).toEqual(expected)
    expect(heard.toSorted()).toEqual([ada.user.id, noor.user.id, ines.user.id, 'post-changed'].toSorted())
    // Two servers, and the next minute.
    expect(await Promise.all([close(), close()])).toEqual([0, 0])
    expect([await told(id), await told(open.id)]).toEqual([expected, []])
  })

  test('a deleted post takes its poll along', async () => {
    const { id } = await publish(ada, 'Gone', { pollData })
    await vote(noor, id, 'y')
    await ada.delete(`/api/posts/${id}`)
    server.clock.now += 2 * 60 * minute
    await close()
    expect(await told(id)).toEqual([])
    expect(codeOf(await vote(ines, id, 'y'))).toBe('post-deleted')
  })
})
