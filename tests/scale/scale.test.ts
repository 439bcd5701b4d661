import { describe, expect, it } from 'vitest'
import { usual } from './assumptions.ts'
import { billOf } from './bill.ts'
import { busiestMinutes, quantile } from './busiest-minute.ts'
import { followersOf } from './followers.ts'
import { createChance, howMany } from './random.ts'
import { readFigures } from './read-figures.ts'
import { tablesOf } from './tables.ts'

const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length

describe('chance', () => {
  it('is the same in every run', () => {
    const [one, other] = [createChance(7), createChance(7)]
    expect(Array.from({ length: 5 }, one)).toEqual(Array.from({ length: 5 }, other))
  })

  it.each([0.3, 20, 5000])('gives %d events on average where as many are expected', (expected) => {
    const chance = createChance(3)
    const counts = Array.from({ length: 4000 }, () => howMany(expected, chance))
    expect(mean(counts) / expected).toBeCloseTo(1, 1)
    expect(counts.every((count) => Number.isInteger(count) && count >= 0)).toBe(true)
  })
})

describe('followers', () => {
  it('have the tail that was asked for: twice as many is 2 to the minus exponent as frequent', () => {
    const chance = createChance(5)
    const drawn = Array.from({ length: 200_000 }, () => followersOf(chance, { mean: 100, tail: 1.3, members: 10 ** 9 }))
    const above = (least: number) => drawn.filter((count) => count > least).length
    expect(above(4000) / above(2000)).toBeCloseTo(2 ** -1.3, 1)
  })

  it('are never more than all the others', () => {
    const chance = createChance(5)
    const drawn = Array.from({ length: 2000 }, () => followersOf(chance, { mean: 100, tail: 1.1, members: 50 }))
    expect(Math.max(...drawn)).toBe(49)
  })
})

describe('the busiest minute', () => {
  it('tells every open page of every post, so ten times the members is a hundred times the work', () => {
    const [small, large] = [1_000_000, 10_000_000].map((members) =>
      quantile(busiestMinutes(members, usual.behaviour), 0.5),
    )
    expect((large?.toldToAll ?? 0) / (small?.toldToAll ?? 1)).toBeGreaterThan(80)
    expect((large?.toldToFollowers ?? 0) / (small?.toldToFollowers ?? 1)).toBeLessThan(20)
  })
})

describe('the bill', () => {
  it('grows with the members in what is stored and sent', () => {
    const [small, large] = [100_000, 1_000_000].map((members) => billOf(members, usual))
    expect(large?.rowsGiB).toBeCloseTo((small?.rowsGiB ?? 0) * 10, 6)
    expect(large?.sentGiB).toBeCloseTo((small?.sentGiB ?? 0) * 10, 6)
  })

  it('says what one database cannot do', () => {
    expect(billOf(1000, usual).beyond).toEqual([])
    expect(billOf(1000, { ...usual, needs: { ...usual.needs, writes: 0, notices: 0 } }).beyond).toEqual([
      'notices',
      'writes',
    ])
  })
})

describe('the command line', () => {
  it('puts figures in the place of the usual ones, and tells of what is none', () => {
    const read = readFigures(['--members=500', '--tail=1.1', '--core=40', '--tails=2', '--posts=many'], usual)
    expect(read.members).toBe(500)
    expect(read.behaviour).toEqual({ ...usual.behaviour, tail: 1.1 })
    expect(read.prices).toEqual({ ...usual.prices, core: 40 })
    expect(read.unknown).toEqual(['--tails=2', '--posts=many'])
  })

  it('prints two tables with a line for each size', () => {
    const tables = tablesOf([billOf(1000, usual), billOf(10_000, usual)])
    expect(tables.map((table) => table.split('\n').length)).toEqual([4, 4])
  })
})
