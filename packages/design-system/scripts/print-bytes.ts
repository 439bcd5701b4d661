/**
 * `npm run bytes`: the table. `npm run bytes -- --write` sets every budget a little above what was measured. Names after it
 * (`./button whole`) measure and write those alone: whoever adds a primitive raises nobody else's budget by the way.
 */
import { readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { budgets, entries, kinds, measureAll, type Bytes } from './bytes.ts'

const said = process.argv.slice(2)
const names = said.filter((argument) => !argument.startsWith('--'))
const measured = await measureAll(names)
const unknown = names.filter((name) => !(name in measured))
if (unknown.length > 0) {
  console.error(`There is nothing to measure called ${unknown.join(', ')}.`)
  process.exit(2)
}
const column = (value: number | undefined) => (value === undefined || value === 0 ? '' : value.toFixed(2)).padStart(7)

console.log(
  `| ${'KiB Brotli'.padEnd(24)} | ${kinds.map((kind) => `${kind.padStart(7)} | ${'budget'.padStart(7)}`).join(' | ')} |`,
)
for (const [name, bytes] of Object.entries(measured)) {
  const cells = kinds.map((kind) => `${column(bytes[kind])} | ${column(budgets[name]?.[kind])}`)
  console.log(`| ${name.padEnd(24)} | ${cells.join(' | ')} |`)
}

/** A tenth more than today, and a little: room for a fix, none for a dependency. */
const room = (value: number) => Math.ceil((value * 1.1 + 0.1) * 10) / 10
const budgetOf = (bytes: Bytes) =>
  Object.fromEntries(kinds.filter((kind) => bytes[kind] > 0).map((kind) => [kind, room(bytes[kind])]))

if (said.includes('--write')) {
  const file = fileURLToPath(new URL('../package.json', import.meta.url))
  const manifest: { bytes: object } = JSON.parse(readFileSync(file, 'utf8'))
  manifest.bytes = Object.fromEntries(
    Object.keys(entries()).flatMap((name) => {
      const bytes = measured[name]
      if (!bytes) return name in budgets ? [[name, budgets[name]]] : []
      const { import: imported, case: id, promised } = budgets[name] ?? {}
      const most = Object.fromEntries(
        Object.entries(budgetOf(bytes)).map(([kind, value]) => {
          const limit = kinds.flatMap((known) => (known === kind ? [promised?.[known] ?? Infinity] : []))
          return [kind, Math.min(value, ...limit)]
        }),
      )
      return [
        [
          name,
          { ...(id && { case: id }), ...(imported && { import: imported }), ...most, ...(promised && { promised }) },
        ],
      ]
    }),
  )
  writeFileSync(file, `${JSON.stringify(manifest, null, 2)}\n`)
}
