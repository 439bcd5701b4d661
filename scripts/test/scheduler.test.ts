import { describe, expect, test } from 'vitest'
import { pathLengths, schedule, withNeeds } from './scheduler.ts'
import type { Circumstances, Job } from './scheduler.ts'

const job = (name: string, about: Partial<Job> = {}): Job => ({
  name,
  slots: 1,
  needs: [],
  seconds: 1,
  isLast: false,
  ...about,
})

/** Runs jobs that end when they are told to; notes what began and what was blocked. */
function stage(jobs: readonly Job[], circumstances?: Circumstances) {
  const began: string[] = []
  const blocked: string[] = []
  const ends = new Map<string, (isOk: boolean) => void>()
  const done = schedule(
    jobs,
    {
      run({ name }) {
        began.push(name)
        return new Promise<boolean>((resolve) => ends.set(name, resolve))
      },
      block: ({ name }, need) => void blocked.push(`${name} by ${need}`),
    },
    { slots: 2, ...circumstances },
  )
  /** Ends a job and gives back what has begun since. */
  const end = async (name: string, isOk = true) => {
    const before = began.length
    ends.get(name)?.(isOk)
    // As many turns of the queue as a job's end may take.
    for (let turn = 0; turn < 10; turn += 1) await Promise.resolve()
    return began.slice(before)
  }
  return { began, blocked, end, done }
}

describe('the order', () => {
  test('of two that could start, the one at the head of the longest path goes first', async () => {
    const jobs = [
      job('short'),
      job('middle', { seconds: 5 }),
      job('head'),
      job('tail', { seconds: 9, needs: ['head'] }),
    ]
    const { began, end, done } = stage(jobs)
    expect(began).toEqual(['head', 'middle'])
    expect(await end('head')).toEqual(['tail'])
    expect(await end('middle')).toEqual(['short'])
    await end('tail')
    await end('short')
    await done
  })

  test('what a run took the last time says more than what was thought', () => {
    const jobs = [job('a', { seconds: 9 }), job('b', { needs: ['a'] })]
    expect([...pathLengths(jobs)]).toEqual([
      ['b', 1],
      ['a', 10],
    ])
    expect(pathLengths(jobs, new Map([['b', 30]])).get('a')).toBe(39)
  })
})

describe('slots', () => {
  test('of three slots, a job of two leaves one for a small job, and none for another of two', async () => {
    const jobs = [
      job('wide', { slots: 2, seconds: 50 }),
      job('other wide', { slots: 2, seconds: 40 }),
      job('a'),
      job('b'),
    ]
    const { began, end, done } = stage(jobs, { slots: 3 })
    expect(began).toEqual(['wide', 'a'])
    expect(await end('a')).toEqual(['b'])
    expect(await end('wide')).toEqual(['other wide'])
    await end('b')
    await end('other wide')
    await done
  })

  test('a job that takes all slots runs with nothing beside it', async () => {
    const { began, end, done } = stage([job('wide', { slots: 2, seconds: 50 }), job('a'), job('b')])
    expect(began).toEqual(['wide'])
    expect(await end('wide')).toEqual(['a', 'b'])
    await end('a')
    await end('b')
    await done
  })

  test('a job of two goes before small ones, which would leave no room for it', async () => {
    const jobs = [job('long', { seconds: 90 }), job('a', { seconds: 80 }), job('wide', { slots: 2, seconds: 5 })]
    const { began, end, done } = stage(jobs, { slots: 3 })
    expect(began).toEqual(['wide', 'long'])
    expect(await end('wide')).toEqual(['a'])
    await end('long')
    await end('a')
    await done
  })

  test('a slot is not kept free for a job that needs two', async () => {
    const wide = job('wide', { slots: 2, seconds: 50, needs: ['a'] })
    const { began, end, done } = stage([job('long', { seconds: 90 }), wide, job('a')])
    expect(began).toEqual(['long', 'a'])
    expect(await end('a')).toEqual([])
    expect(await end('long')).toEqual(['wide'])
    await end('wide')
    await done
  })

  test('what looks at a clock comes last and alone', async () => {
    const clocks = [job('first clock', { isLast: true, seconds: 99 }), job('second clock', { isLast: true })]
    const { began, end, done } = stage([...clocks, job('a'), job('b')])
    expect(began).toEqual(['a', 'b'])
    expect(await end('a')).toEqual([])
    expect(await end('b')).toEqual(['first clock'])
    expect(await end('first clock')).toEqual(['second clock'])
    await end('second clock')
    await done
  })
})

describe('needs', () => {
  test('a job whose need failed is not run, and neither is what needs that', async () => {
    const jobs = [job('build'), job('e2e', { needs: ['build'] }), job('report', { needs: ['e2e'] }), job('other')]
    const { began, blocked, end, done } = stage(jobs)
    await end('build', false)
    await end('other')
    await done
    expect(began).toEqual(['build', 'other'])
    expect(blocked).toEqual(['e2e by build', 'report by e2e'])
  })

  test('one that passed before need not be run again', async () => {
    const { began, end, done } = stage([job('e2e', { needs: ['build'] })], { done: new Set(['build']) })
    expect(began).toEqual(['e2e'])
    await end('e2e')
    await done
  })

  test('one that is not there, or two that need each other, are said at once', async () => {
    await expect(stage([job('a', { needs: ['b'] })]).done).rejects.toThrow('a needs b')
    await expect(stage([job('a', { needs: ['b'] }), job('b', { needs: ['a'] })]).done).rejects.toThrow(
      'none could start',
    )
  })

  test('chosen jobs bring what they need, and what that needs', () => {
    const all = [job('a'), job('b', { needs: ['a'] }), job('c', { needs: ['b'] }), job('d')]
    expect(withNeeds(all.slice(2, 3), all).map(({ name }) => name)).toEqual(['a', 'b', 'c'])
  })
})
