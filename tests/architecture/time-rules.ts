/**
 * No test's outcome depends on how fast the machine is: a test looks at no clock, waits for no length of time and sets no limit of its own.
 * What cannot do without a clock is in a file named `*.realtime.*`, of which there are few; those run last and alone.
 */
import type { SourceFile } from './repository.ts'

/** As many files as may look at a clock. */
export const maxRealtimeFiles = 8

const isRealtime = (path: string) => path.includes('.realtime.')

/** Tests, stories, and what both stand on. */
const isTestCode = (path: string) =>
  /\.(test|spec|stories|fixture)\.tsx?$|\/(test\/|tests\/).*\bfixtures?\.tsx?$|\/stories\/[^/]+\.tsx?$|(?:^|\/)stage\.tsx?$|^tests\/e2e\/.*\.ts$/.test(
    path,
  ) && !path.startsWith('tests/architecture/')

const forbidden: readonly (readonly [pattern: RegExp, name: string])[] = [
  [/\bperformance\.now\(/, 'performance.now()'],
  [/\bDate\.now\(/, 'Date.now()'],
  [/\bsetTimeout\(/, 'setTimeout()'],
  [/\bwaitForTimeout\(/, 'waitForTimeout()'],
  [/\bAbortSignal\.timeout\(/, 'AbortSignal.timeout()'],
  [/\b(?:timeout|testTimeout|hookTimeout|asyncUtilTimeout)\s*:\s*(?!patience\b|number\b)\w/, 'a time limit of its own'],
  // The last argument of a test.
  [/^\s*\}, [\d_]{4,}\)/, 'a time limit of its own'],
]

/** Both give up after a second, whatever the configuration says: they have to be given the common patience. */
const hastyWait = /\bvi\.wait(?:For|Until)\(/

/** A line without its comment; the inside of a block comment begins with a star here. */
const codeOf = (line: string) => line.replace(/^\s*(?:\*|\/\*).*$/, '').replace(/(^|\s)\/\/.*$/, '')

/** Looks at a clock, waits and limits in tests, and files that may do so beyond their number. */
export function clocksInTests(files: readonly SourceFile[]): string[] {
  const realtime = files.filter(({ path }) => isRealtime(path))
  const tooMany = realtime
    .slice(maxRealtimeFiles)
    .map(({ path }) => `${path}: more than ${maxRealtimeFiles} files look at a clock`)
  const found = files
    .filter(({ path }) => isTestCode(path) && !isRealtime(path))
    .flatMap(({ path, text }) =>
      text.split('\n').flatMap((line, index) => {
        const code = codeOf(line)
        const isHasty = hastyWait.test(code) && !/\bpatience\b/.test(text)
        const broken = forbidden.find(([pattern]) => pattern.test(code))?.[1] ?? (isHasty ? 'a hasty wait' : undefined)
        return broken === undefined ? [] : [`${path}:${index + 1}: ${broken}`]
      }),
    )
  return [...tooMany, ...found]
}

/** Configurations of test runners that do not take their limits from `tests/patience.ts`. */
export function impatientConfigs(files: readonly SourceFile[]): string[] {
  return files
    .filter(({ path }) => /(?:vitest|playwright)\.config\.ts$/.test(path))
    .flatMap(({ path, text }) => {
      // One that only lists others has no limits.
      const hasTests = /\b(?:include|testMatch|setupFiles):/.test(text)
      if (/[tT]imeout\s*:\s*\d/.test(text)) return [`${path}: a time limit of its own`]
      return hasTests && !/[pP]atience/.test(text) ? [`${path}: its limits are not those of tests/patience.ts`] : []
    })
}
