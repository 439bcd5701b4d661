/** What a step is, and the three kinds of them: one check, a suite of Vitest, a suite of Playwright. */
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../web-build.mjs'
import { countPlaywright, countVitest } from './reports.ts'
import type { Counted, FileTime } from './reports.ts'
import { runCommand } from './run-command.ts'
import type { Job } from './scheduler.ts'

/** Where reports and times of a run are kept. */
export const reports = join(root, 'node_modules', '.cache', 'skein-test')

export type Outcome = {
  passed: number
  failed: number
  output: string
  names: readonly string[]
  files: readonly FileTime[]
  /** Seconds of processor time, where they are known. */
  processor: number | undefined
}

export type Step = Job & {
  /** Folders and files it reads, from the root; with none of them changed it would say the same again. */
  inputs: readonly string[]
  /** It needs a browser: `npm run test:full` repeats it on a busy machine. */
  isBrowser: boolean
  /** Does it. `only`: the files that changed, where a run on what they reach is enough. */
  run: (only?: readonly string[]) => Promise<Outcome>
  /** How to run less of it; absent where there is no narrower run. */
  narrow?: Narrow
}

/** A suite that can be run on the files that a change reaches through imports. */
export type Narrow = {
  /** What reaches its tests by other ways than imports: a change in there means all of it. */
  whole: readonly string[]
  /** Test files that look at the whole tree and are always run. */
  always?: readonly string[]
}

type About = {
  seconds: number
  inputs: readonly string[]
  slots?: 1 | 2
  needs?: readonly string[]
  isLast?: boolean
  isBrowser?: boolean
  narrow?: Narrow
}

const jobOf = (name: string, { slots = 1, needs = [], isLast = false, isBrowser = false, ...rest }: About) => ({
  name,
  slots,
  needs,
  isLast,
  isBrowser,
  ...rest,
})

/** One check: a command that passes or fails. */
export function check(name: string, command: readonly [string, ...string[]], about: About): Step {
  const [program, ...args] = command
  return {
    ...jobOf(name, about),
    async run() {
      const { code, output, processor } = await runCommand(program, args)
      return { passed: code === 0 ? 1 : 0, failed: code === 0 ? 0 : 1, output, names: [], files: [], processor }
    },
  }
}

/** The report of a step, by its name. */
export const reportOf = (name: string): string => join(reports, `${name.replaceAll(' ', '-')}.json`)

/** A run that failed without a failed test (an unhandled error, a crash) is a failure all the same, and so is an empty one. */
export function judged(counted: Counted, code: number, mayBeEmpty: boolean): Counted {
  const { passed, failed } = counted
  const isHidden = (code !== 0 && failed === 0) || (!mayBeEmpty && passed + failed === 0)
  return isHidden ? { ...counted, failed: failed + 1 } : counted
}

async function suite(
  name: string,
  args: readonly [string, ...string[]],
  count: (report: string) => Counted,
  { env = {}, mayBeEmpty = false }: { env?: Readonly<Record<string, string>>; mayBeEmpty?: boolean },
): Promise<Outcome> {
  const [program, ...rest] = args
  const { code, output, processor } = await runCommand(program, rest, { env })
  if (!existsSync(reportOf(name))) {
    const lines = `${output}\n(no report was written)`
    return { passed: 0, failed: 1, output: lines, names: [], files: [], processor }
  }
  return { ...judged(count(readFileSync(reportOf(name), 'utf8')), code, mayBeEmpty), output, processor }
}

/** A suite of Vitest: its configuration, and what else stands on its command line. */
export function vitest(name: string, config: string, about: About, ...more: readonly string[]): Step {
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${reportOf(name)}`]
  const count = (report: string) => countVitest(JSON.parse(report))
  return {
    ...jobOf(name, about),
    run: (only) =>
      only
        ? suite(
            name,
            ['vitest', 'related', '--run', '--passWithNoTests', '--config', config, ...reporters, ...more, ...only],
            count,
            { mayBeEmpty: true },
          )
        : suite(name, ['vitest', 'run', '--config', config, ...reporters, ...more], count, {}),
  }
}

/** A suite of Playwright. */
export function playwright(name: string, config: string, about: About, ...more: readonly string[]): Step {
  return {
    ...jobOf(name, about),
    run: () =>
      suite(
        name,
        ['playwright', 'test', '--config', config, ...more],
        (report) => countPlaywright(JSON.parse(report)),
        {
          env: { PLAYWRIGHT_JSON_OUTPUT_FILE: reportOf(name) },
        },
      ),
  }
}
