import { describe, expect, it } from 'vitest'
import { restingWheel, turnWheel } from './wheel-gesture.ts'

type Turn = readonly [at: number, delta: number, mode?: number]

/** The moves that a stream of events makes, each with its moment. */
function movesOf(turns: readonly Turn[]): number[] {
  const moves: number[] = []
  let wheel = restingWheel
  for (const [at, delta, mode] of turns) {
    wheel = turnWheel(wheel, delta, at, mode)
    if (wheel.step) moves.push(wheel.step)
  }
  return moves
}

/** One flick of a trackpad: 40 events in 624 ms that fade from `peak` to about one pixel. */
function flick(peak: number, from = 0, tremble: (i: number) => number = () => 1): Turn[] {
  return Array.from({ length: 40 }, (_, i) => [from + i * 16, peak * Math.exp((-Math.log(peak) * i) / 40) * tremble(i)])
}

/** A repeatable trembling of ±10 %. */
const trembling = (seed: number) => (i: number) => 1 + 0.1 * Math.sin((i + 1) * 12.9898 * (seed + 1))

describe('one flick', () => {
  it.each([90, 150, 300, 500, 800])('V2 one trackpad flick with a peak of %i px is one page', (peak) => {
    expect(movesOf(flick(peak))).toEqual([1])
    expect(movesOf(flick(peak).map(([at, delta]) => [at, -delta]))).toEqual([-1])
  })

  it.each([90, 150, 300, 500, 800])('V2 a trembling, rounded flick of %i px is one page as well', (peak) => {
    for (let seed = 0; seed < 50; seed++) {
      const turns = flick(peak, 0, trembling(seed)).map(([at, delta]): Turn => [at, Math.round(delta)])
      expect(movesOf(turns), `seed ${seed}`).toEqual([1])
    }
  })

  it('V2 a flick that gathers speed first is one page', () => {
    const gathering: Turn[] = [4, 18, 60, 140, 260].map((delta, i) => [i * 16, delta])
    expect(movesOf([...gathering, ...flick(300, 80)])).toEqual([1])
  })

  it('V2 a second flick after the first has run out is a second page', () => {
    expect(movesOf([...flick(300), ...flick(300, 624 + 121)])).toEqual([1, 1])
  })

  it('V2 a push into a flick that still runs is a second page', () => {
    const running = flick(300).slice(0, 25)
    expect(movesOf([...running, ...flick(300, 25 * 16)])).toEqual([1, 1])
  })

  it('V2 turning round counts once the lock is over', () => {
    expect(movesOf([...flick(300).slice(0, 25), ...flick(300, 25 * 16).map(([at, d]): Turn => [at, -d])])).toEqual([
      1, -1,
    ])
  })

  it('V2 a slow, even drag of a whole second is one page', () => {
    expect(movesOf(Array.from({ length: 60 }, (_, i) => [i * 16, 12]))).toEqual([1])
  })
})

describe('a mouse', () => {
  it.each([300, 400, 700, 2000])('V1 deliberate notches each %i ms move one each', (gap) => {
    const notches: Turn[] = Array.from({ length: 5 }, (_, i) => [i * gap, 120])
    expect(movesOf(notches)).toEqual([1, 1, 1, 1, 1])
  })

  it('V1 nothing moves within 300 ms of a move', () => {
    expect(
      movesOf([
        [0, 120],
        [150, 120],
        [299, 120],
      ]),
    ).toEqual([1])
  })

  it('V1 the threshold is 50 px, and 50 is not over it', () => {
    expect(movesOf([[0, 50]])).toEqual([])
    expect(movesOf([[0, 51]])).toEqual([1])
    expect(movesOf([[0, -51]])).toEqual([-1])
  })

  it('V1 small turns that are far apart never add up', () => {
    expect(movesOf(Array.from({ length: 20 }, (_, i) => [i * 200, 40]))).toEqual([])
  })

  it('V1 a notch counted in lines or pages is one move', () => {
    expect(movesOf([[0, 3, 1]])).toEqual([1])
    expect(movesOf([[0, -1, 2]])).toEqual([-1])
    expect(movesOf([[0, 60, 9]])).toEqual([1])
  })
})
