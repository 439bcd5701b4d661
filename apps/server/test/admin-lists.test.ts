/** What whoever runs the server is told of members and jobs. */
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { listJobs, makeJobDue } from '../src/admin/jobs.ts'
import { countMembers, findMembers } from '../src/admin/members.ts'
import { setModerator } from '../src/admin/moderators.ts'
import { suspendMember } from '../src/admin/suspend-member.ts'
import { engines } from './support/engines.ts'
import { startServer } from './support/test-server.ts'
import type { TestServer } from './support/test-server.ts'

const now = Date.parse('2026-11-20T12:00:00Z')

describe.each(engines)('admin on $name', (engine) => {
  let server: TestServer
  beforeAll(async () => {
    server = await startServer(engine)
  })
  afterAll(() => server.close())

  test('members are counted, and found by how their username begins', async () => {
    const [ada] = await Promise.all(
      ['ada_harbour', 'ada_hill', 'adaxhill', 'mallory'].map((name) => server.member(name)),
    )
    const joined = Date.parse(ada?.user.createdAt ?? '')
    await setModerator(server.database, 'ada_hill', true)
    await suspendMember(server.database, 'mallory', 'Posts the same advertisement again and again')
    expect(await countMembers(server.database, joined)).toEqual([
      '4 members, of them 1 moderators',
      '3 were here in the last thirty days',
      '0 wait to be let in',
      '1 are suspended',
      '0 have deleted their account, which is to be erased',
      '1 are seen by nobody, for one of these reasons',
    ])
    const found = await findMembers(server.database, '@ADA_h')
    expect(found).toEqual([
      expect.stringMatching(/^@ada_harbour \(.+\): joined \d{4}-\d\d-\d\d, last here \d{4}-\d\d-\d\d$/),
      expect.stringMatching(/^@ada_hill .*, a moderator$/),
    ])
    expect(await findMembers(server.database, 'mall')).toEqual([
      expect.stringMatching(/, nowhere signed in, suspended \d{4}-\d\d-\d\d$/),
    ])
    expect(await findMembers(server.database, 'zzz')).toEqual([])
  })

  test('jobs are told as they stand, and made due', async () => {
    const { database } = server
    await sql`delete from jobs`.execute(database.kysely)
    await sql`insert into jobs (name, next_at, ended_at, failures, holder, held_until) values
      ('audit', ${now + 60_000}, ${now - 60_000}, 2, null, null), ('digest', 0, null, 0, 'a', ${now + 1000})`.execute(
      database.kysely,
    )
    expect(await listJobs(database, now)).toEqual([
      'audit: ended last 2026-11-20T11:59:00.000Z, failed 2 times since then, due 2026-11-20T12:01:00.000Z',
      'digest: ended last never, under way, held until 2026-11-20T12:00:01.000Z',
      'outbox: empty',
    ])
    await makeJobDue(database, 'audit')
    expect((await listJobs(database, now))[0]).toBe(
      'audit: ended last 2026-11-20T11:59:00.000Z, due 1970-01-01T00:00:00.000Z',
    )
    await expect(makeJobDue(database, 'dishes')).rejects.toThrow('No job is called "dishes"')
  })
})
