/**
 * `node tests/catalogue/check.ts [index.json]`: holds the catalogue, the stories and the specification against each other and prints what
 * does not fit. Exit code 1 on any finding. The index comes from a built Storybook, or faster from `storybook index -o index.json`.
 */
import { allRows } from '@skein/mocks'
import { countSpec, findInSpec, findInStories, findInTags, findInTests } from './coverage.ts'
import { builtIndex, readIndex, readRepository, readSpec } from './sources.ts'

const spec = readSpec()
const entries = readIndex(process.argv[2] ?? builtIndex)
const findings = [
  ...findInStories(allRows, entries),
  ...findInTests(allRows, readRepository),
  ...findInTags(allRows, entries, spec),
  ...findInSpec(allRows, spec),
]
for (const { kind, text } of findings) console.log(`${kind} ${text}`)

const { kinds, coming } = countSpec(spec)
const stories = entries.filter(({ type, subtype }) => type === 'story' && subtype !== 'test')
console.log(`| Rows: ${allRows.length}. Stories: ${stories.length}. Findings: ${findings.length}.`)
console.log(`| Specification: ${kinds.map(({ kind, built, all }) => `${kind} ${built}/${all}`).join(', ')}.`)
console.log(`| To come: ${coming.map(({ from, count }) => `${from} ${count}`).join(', ')}.`)
process.exitCode = findings.length > 0 ? 1 : 0
