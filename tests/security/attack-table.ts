/** Reads the table of docs/security.md: each promise, and the suites that play the attacks on it. */

/** A promise and its suites, as paths from the root; none where the cell names none, as of what every browser test sees. */
export type Promised = { promise: string; suites: string[] }

const rowPattern = /^\| (?<promise>.+?) \| (?<cell>.+) \|$/gm
const namePattern = /`(?<name>[^`]+)`/g
/** A name that is no file of tests tells more of the row (a setting, a header). */
const isSuite = (name: string) => name.endsWith('.test.ts')

/** The suites that a cell names. One without a folder stands beside the one before it. */
function suitesIn(cell: string): string[] {
  let folder = ''
  return [...cell.matchAll(namePattern)].flatMap(({ groups }) => {
    const name = groups?.['name'] ?? ''
    if (!isSuite(name)) return []
    const slash = name.lastIndexOf('/')
    if (slash >= 0) folder = name.slice(0, slash + 1)
    return [slash >= 0 ? name : `${folder}${name}`]
  })
}

/** The rows of the table "Promise | Played by"; "the same" are those of the row before. */
export function promisedIn(markdown: string): Promised[] {
  const table = markdown.slice(markdown.indexOf('| Promise | Played by |'))
  const end = table.indexOf('\n\n')
  let before: string[] = []
  return [...(end < 0 ? table : table.slice(0, end)).matchAll(rowPattern)].slice(1).map(({ groups }) => {
    const { promise = '', cell = '' } = groups ?? {}
    const suites = cell.startsWith('the same') ? before : suitesIn(cell)
    before = suites
    return { promise, suites }
  })
}

/** Every suite of the table once, in its order. */
export const suitesOf = (rows: readonly Promised[]): string[] => [...new Set(rows.flatMap(({ suites }) => suites))]

/** What is wrong with the table, one sentence each: a row that is played by nothing, a suite that is not there. */
export function tableFaults(rows: readonly Promised[], exists: (path: string) => boolean): string[] {
  return [
    ...(rows.length === 0 ? ['There is no table.'] : []),
    ...rows.filter(({ suites }) => suites.length === 0).map(({ promise }) => `Nothing plays “${promise}”.`),
    ...suitesOf(rows)
      .filter((path) => !exists(path))
      .map((path) => `${path} is named and does not exist.`),
  ]
}
