/** What the rounds of each fault found, for people. */
import type { FaultName } from './faults.ts'
import type { Verdict } from './verdict.ts'

/** One round: what was found wrong, how often 'Post' was pressed, and how long everything took to be well again (ms). */
type Round = Omit<Verdict, 'checked'> & { wrong: readonly string[]; presses: number; ms: number }

export type Table = { add: (fault: FaultName, round: Round) => void; lines: () => string[] }

const heads = ['rounds', 'lost', 'doubled', 'apart', 'wrong', 'presses', 'slowest']
const width = 9

/** An empty one. */
export function createTable(): Table {
  const rounds = new Map<FaultName, Round[]>()
  const cells = (all: readonly Round[]) => {
    const count = (of: (round: Round) => number) => all.reduce((sum, round) => sum + of(round), 0)
    return [
      all.length,
      count(({ lost }) => lost.length),
      count(({ doubled }) => doubled.length),
      count(({ apart }) => apart.length),
      count(({ wrong }) => wrong.length),
      count(({ presses }) => presses),
      `${(Math.max(...all.map(({ ms }) => ms)) / 1000).toFixed(1)} s`,
    ]
  }
  return {
    add: (fault, round) => void rounds.set(fault, [...(rounds.get(fault) ?? []), round]),
    lines() {
      const longest = Math.max(...[...rounds.keys()].map(({ length }) => length))
      const line = (name: string, of: readonly (string | number)[]) =>
        name.padEnd(longest) + of.map((cell) => String(cell).padStart(width)).join('')
      return [line('', heads), ...[...rounds].map(([fault, all]) => line(fault, cells(all)))]
    },
  }
}
