/** The times of a run: kept as JSON, and printed as a table. */
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { availableParallelism, loadavg } from 'node:os'
import { join } from 'node:path'
import type { FileTime } from './reports.ts'
import { reports } from './step.ts'

export type StepTimes = {
  name: string
  slots: number
  /** Seconds from the start of the run to the start of the step. */
  from: number
  /** Seconds on the wall. */
  wall: number
  /** Seconds of processor time, with everything it started; nothing where the platform does not say. */
  processor: number | null
  passed: number
  failed: number
  slowest: FileTime[]
}

export type Timings = {
  started: string
  cores: number
  node: string
  load: number
  total: number
  steps: StepTimes[]
  /** Seconds on the wall of every step the last time it passed, in this run or an earlier one. */
  last: Record<string, number>
}

const file = join(reports, 'timings.json')

/** The ten files that took longest. */
export const slowestOf = (files: readonly FileTime[]): FileTime[] =>
  files.toSorted((a, b) => b.seconds - a.seconds).slice(0, 10)

/** How long steps took the last time they passed, by name; empty where there was none. */
export function readLastTimes(): ReadonlyMap<string, number> {
  if (!existsSync(file)) return new Map()
  const { last }: Partial<Timings> = JSON.parse(readFileSync(file, 'utf8'))
  return new Map(Object.entries(last ?? {}))
}

const rounded = (seconds: number) => Math.round(seconds * 100) / 100

/** Writes the times of a run beside its reports. */
export function keepTimes(started: Date, total: number, steps: readonly StepTimes[]): void {
  const passed = steps.filter(({ failed }) => failed === 0).map(({ name, wall }) => [name, rounded(wall)] as const)
  const timings: Timings = {
    started: started.toISOString(),
    cores: availableParallelism(),
    node: process.version,
    load: rounded(loadavg()[0] ?? 0),
    total: rounded(total),
    steps: steps.map(({ from, wall, processor, slowest, ...step }) => ({
      ...step,
      from: rounded(from),
      wall: rounded(wall),
      processor: processor === null ? null : rounded(processor),
      slowest,
    })),
    last: { ...Object.fromEntries(readLastTimes()), ...Object.fromEntries(passed) },
  }
  writeFileSync(file, `${JSON.stringify(timings, null, 2)}\n`)
}

const one = (seconds: number) => seconds.toFixed(1)

/** The table of steps, a line each, in the order they began. */
export function tableOf(steps: readonly StepTimes[]): string[] {
  const head = ['step', 'slots', 'from s', 'wall s', 'processor s', 'passed', 'failed']
  const rows = steps
    .toSorted((a, b) => a.from - b.from)
    .map(({ name, slots, from, wall, processor, passed, failed }) => [
      name,
      String(slots),
      one(from),
      one(wall),
      processor === null ? 'n/a' : one(processor),
      String(passed),
      String(failed),
    ])
  const widths = head.map((title, column) => Math.max(title.length, ...rows.map((row) => row[column]?.length ?? 0)))
  return [head, ...rows].map((row) =>
    row
      .map((text, column) => (column === 0 ? text.padEnd(widths[0] ?? 0) : text.padStart(widths[column] ?? 0)))
      .join('  ')
      .trimEnd(),
  )
}
