/** Recurring work, once for all servers on a database. */
import type { Database } from '@skein/domain/database/database'
import { createJobRunner } from '@skein/domain/jobs/job-runner'
import type { Job, JobRunner } from '@skein/domain/jobs/job-runner'
import { LeaseEnded, withLease } from '@skein/domain/jobs/lease'
import type { Lease } from '@skein/domain/jobs/lease'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { engines } from './support/engines.ts'

const minute = 60_000
const times = { holdMs: 3 * minute, renewMs: 1e9 }

/** Something that is waited for, and happens when it is told to. */
function gate() {
  let open = () => {}
  const passed = new Promise<void>((resolve) => (open = resolve))
  return { passed, open }
}

describe.each(engines)('jobs on $name', (engine) => {
  let database: Database
  let discard: () => Promise<void>
  beforeAll(async () => void ({ database, discard } = await engine.open()))
  afterAll(() => discard())

  let clock = 1_000_000
  let problems: string[] = []
  beforeEach(async () => {
    problems = []
    await database.kysely.deleteFrom('jobs').execute()
  })
  const now = () => clock
  const say = (details: object | string) => {
    const error: unknown = typeof details === 'object' ? Reflect.get(details, 'err') : undefined
    problems.push(error instanceof Error ? error.message : 'something else')
  }
  const runner = (...jobs: Job[]): JobRunner =>
    createJobRunner({ database, jobs, now, log: { error: say, warn: say }, times })
  const row = (name: string) =>
    database.kysely.selectFrom('jobs').selectAll().where('name', '=', name).executeTakeFirst()

  test('of several servers one does what is due, at the first start and then in its time', async () => {
    let runs = 0
    const job = { name: 'count', everyMs: minute, run: async () => void (runs += 1) }
    const servers = [1, 2, 3].map(() => runner(job))
    const all = () => Promise.all(servers.map((server) => server.runDue()))
    await all()
    expect(runs).toBe(1)
    await all()
    expect(runs).toBe(1)
    clock += minute
    await all()
    expect(runs).toBe(2)
    // What fell due while nobody was there is done by the next start.
    clock += 60 * minute
    await runner(job).runDue()
    expect(runs).toBe(3)
    expect(await row('count')).toMatchObject({ holder: null, next_at: clock + minute, ended_at: clock, failures: 0 })
  })

  test('a slow one is not overtaken, here or elsewhere, and holds up no other', async () => {
    const slow = gate()
    let runs = 0
    let others = 0
    const jobs: Job[] = [
      { name: 'slow', everyMs: minute, run: () => ((runs += 1), slow.passed) },
      { name: 'other', everyMs: minute, run: async () => void (others += 1) },
    ]
    // Only one server has it, and comes to it last: when it has run, that server has looked at the slow one.
    let looks = 0
    const last: Job = { name: 'last', everyMs: minute, run: async () => void (looks += 1) }
    const [one, two] = [runner(...jobs, last), runner(...jobs)]
    const first = one.runDue()
    await expect.poll(() => [runs, looks]).toEqual([1, 1])
    clock += 2 * minute
    const again = one.runDue()
    await two.runDue()
    await expect.poll(() => [others, looks]).toEqual([2, 2])
    expect(runs).toBe(1)
    slow.open()
    await Promise.all([first, again])
    expect(runs).toBe(1)
  })

  test('one that fails is tried again after a minute, two, four, and told each time', async () => {
    let runs = 0
    const server = runner({
      name: 'fails',
      everyMs: 10 * minute,
      run: () => ((runs += 1), runs < 4 ? Promise.reject(new Error(`try ${runs}`)) : Promise.resolve()),
    })
    for (const [wait, expected] of [
      [0, 1],
      [minute - 1, 1],
      [1, 2],
      [2 * minute, 3],
      [4 * minute, 4],
      [9 * minute, 4],
      [minute, 5],
    ] as const) {
      clock += wait
      await server.runDue()
      expect(runs).toBe(expected)
    }
    expect(problems).toEqual(['try 1', 'try 2', 'try 3'])
  })

  test('a stop is told to it and waited for, and what is left is due at once for the next', async () => {
    const begun = gate()
    const state = { wasTold: false, isOver: false }
    const cut = runner({
      name: 'long',
      everyMs: 60 * minute,
      async run({ signal }) {
        begun.open()
        await new Promise((resolve) => {
          signal.addEventListener('abort', resolve)
        })
        state.wasTold = true
        signal.throwIfAborted()
      },
    })
    cut.start()
    await begun.passed
    await cut.close()
    expect(state.wasTold).toBe(true)
    expect(problems).toEqual([])
    expect((await row('long'))?.holder).toBeNull()
    let runs = 0
    await runner({ name: 'long', everyMs: 60 * minute, run: async () => void (runs += 1) }).runDue()
    expect(runs).toBe(1)
  })

  test('work of a process that stands still is taken over, and it writes no more when it wakes', async () => {
    const [begun, awake] = [gate(), gate()]
    const write = (lease: Lease, value: string) =>
      lease.transaction((tx) => sql`insert into facts (name, value) values ('done by', ${value})`.execute(tx))
    const still = withLease({ database, now, times }, 'work', async (lease) => {
      begun.open()
      await awake.passed
      await write(lease, 'the first')
    })
    await begun.passed
    expect(await withLease({ database, now, times }, 'work', async () => {})).toBeUndefined()
    clock += times.holdMs
    await withLease({ database, now, times }, 'work', async (lease) => {
      awake.open()
      await expect(still).rejects.toThrow(LeaseEnded)
      await write(lease, 'the second')
    })
    const facts = await database.kysely.selectFrom('facts').select('value').where('name', '=', 'done by').execute()
    expect(facts).toEqual([{ value: 'the second' }])
    expect(await row('work')).toBeUndefined()
  })

  test('who works on renews the lease, and hears when it is another’s', async () => {
    await withLease({ database, now, times: { holdMs: minute, renewMs: 1 } }, 'beating', async ({ signal }) => {
      clock += minute - 1
      await expect.poll(async () => (await row('beating'))?.held_until).toBe(clock + minute)
      await database.kysely.updateTable('jobs').set({ holder: 'another' }).where('name', '=', 'beating').execute()
      await expect.poll(() => signal.aborted).toBe(true)
    })
    expect((await row('beating'))?.holder).toBe('another')
  })
})
