// `node scripts/numbered-cases.mjs report.json…`: every numbered case of the primitives is a test that passed. A test
// belongs to a case when its title begins with the number, or with several: 'T6 …', 'PB3, PB4 …'. Reports are Vitest's.
import { existsSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

const file = fileURLToPath(new URL('../packages/design-system/test/numbered-cases.json', import.meta.url))
const cases = JSON.parse(readFileSync(file, 'utf8'))
const series = (id) => id.replace(/\d+$/, '')
const names = new Set(Object.keys(cases).map(series))

/** The numbers a title begins with. */
const numbersOf = (title) => {
  const numbers = /^[A-Z]{1,2}\d+(?:, [A-Z]{1,2}\d+)*(?=[ :])/.exec(title)?.[0].split(', ') ?? []
  // 'F8 moves the focus' is a key, and no case.
  return numbers.filter((id) => names.has(series(id)))
}

const reports = process.argv.slice(2)
const unread = reports.filter((report) => !existsSync(report))
const tests = reports
  .filter((report) => !unread.includes(report))
  .flatMap((report) => JSON.parse(readFileSync(report, 'utf8')).testResults)
  .flatMap(({ name, assertionResults }) => assertionResults.map(({ title, status }) => ({ name, title, status })))

const passed = new Set()
const failed = new Map()
const unknown = []
for (const { name, title, status } of tests) {
  for (const id of numbersOf(title)) {
    if (!(id in cases)) unknown.push(`${id}: no such case, in ${name.slice(name.lastIndexOf('/') + 1)}`)
    else if (status === 'passed') passed.add(id)
    else failed.set(id, `${id} ${status}: ${title}`)
  }
}

const ids = Object.keys(cases)
const proved = ids.filter((id) => passed.has(id) && !failed.has(id))
const counts = [...names].map((name) => {
  const [held, all] = [proved, ids].map((list) => list.filter((id) => series(id) === name).length)
  return held === all ? `${name} ${all}` : `${name} ${held} of ${all}`
})
console.log(`| numbered cases: ${proved.length} of ${ids.length} (${counts.join(', ')})`)
for (const report of unread) console.log(`no report: ${report}`)
for (const text of failed.values()) console.log(text)
for (const text of new Set(unknown)) console.log(text)
for (const id of ids) if (!passed.has(id) && !failed.has(id)) console.log(`${id} missing: ${cases[id]}`)
process.exit(proved.length === ids.length && unread.length === 0 && unknown.length === 0 ? 0 : 1)
