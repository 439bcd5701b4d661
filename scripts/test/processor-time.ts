/**
 * How much processor time a command took, with everything it started. Two sources, and the larger counts: what the shell's `times` says of
 * the processes that were waited for, which is exact but knows nothing of those a browser leaves to themselves; and on Linux a look at
 * /proc each second, which knows those but not the ones that live for less than a second. Source: proc(5), POSIX `times`.
 */
import { readdirSync, readFileSync } from 'node:fs'

/** One line of /proc/<pid>/stat, in seconds. */
export type ProcessTimes = { pid: number; parent: number; own: number; waited: number }

/** Linux counts in hundredths on every platform that Node runs on. */
const ticks = 100

/** @returns nothing for a line that is none */
export function readStat(line: string): ProcessTimes | undefined {
  // The name of the program stands in brackets and may hold anything.
  const rest = line.slice(line.lastIndexOf(')') + 2).split(' ')
  const [pid, parent] = [Number.parseInt(line, 10), Number(rest[1])]
  const [user, system, userOfWaited, systemOfWaited] = rest.slice(11, 15).map(Number)
  if (user === undefined || system === undefined || userOfWaited === undefined || systemOfWaited === undefined) {
    return undefined
  }
  return { pid, parent, own: (user + system) / ticks, waited: (userOfWaited + systemOfWaited) / ticks }
}

/** Every process of the machine; empty where there is no /proc. */
export function readProcesses(): ProcessTimes[] {
  if (process.platform !== 'linux') return []
  return readdirSync('/proc').flatMap((name) => {
    if (!/^\d+$/.test(name)) return []
    try {
      return readStat(readFileSync(`/proc/${name}/stat`, 'utf8')) ?? []
    } catch {
      return [] // It ended while the list was read.
    }
  })
}

/** Remembers what a tree of processes used, although they end one after the other. */
export class ProcessTree {
  readonly #seen = new Map<number, ProcessTimes>()
  readonly #root: number

  /** @param root the process at the top of the tree */
  constructor(root: number) {
    this.#root = root
  }

  /** Takes note of the processes that are in the tree now. */
  look(processes: readonly ProcessTimes[]): void {
    const children = Map.groupBy(processes, ({ parent }) => parent)
    const below = processes.filter(({ pid }) => pid === this.#root || this.#seen.has(pid))
    for (let at = 0; at < below.length; at += 1) {
      const one = below[at]
      if (!one) break
      // A process that lost its parent keeps the place it had.
      const parent = this.#seen.get(one.pid)?.parent ?? one.parent
      this.#seen.set(one.pid, { ...one, parent })
      for (const child of children.get(one.pid) ?? []) if (!below.includes(child)) below.push(child)
    }
  }

  /** Seconds of processor time so far. */
  total(): number {
    const children = Map.groupBy(this.#seen.values(), ({ parent }) => parent)
    const totalOf = ({ pid, own, waited }: ProcessTimes): number =>
      own +
      Math.max(
        waited,
        (children.get(pid) ?? []).reduce((sum, child) => sum + totalOf(child), 0),
      )
    const root = this.#seen.get(this.#root)
    return root ? totalOf(root) : 0
  }
}

/** @returns the seconds in what the shell's `times` printed: of the shell itself, and of the processes it waited for */
export function readTimes(printed: string): number | undefined {
  const parts = [...printed.matchAll(/(\d+)m([\d.]+)s/g)]
  if (parts.length < 4) return undefined
  return parts.reduce((sum, [, minutes, seconds]) => sum + Number(minutes) * 60 + Number(seconds), 0)
}
