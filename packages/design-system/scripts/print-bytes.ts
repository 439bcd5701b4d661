/** `npm run bytes`: the table. `npm run bytes -- --write` sets every budget a little above what was measured. */
import { readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { budgets, kinds, measureAll, type Bytes } from './bytes.ts'

const measured = await measureAll()
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

if (process.argv.includes('--write')) {
  const file = fileURLToPath(new URL('../package.json', import.meta.url))
  const manifest: { bytes: object } = JSON.parse(readFileSync(file, 'utf8'))
  manifest.bytes = Object.fromEntries(
    Object.entries(measured).map(([name, bytes]) => {
      const { import: imported, case: id, promised } = budgets[name] ?? {}
      const most = Object.fromEntries(
        Object.entries(budgetOf(bytes)).map(([kind, value]) => {
          const limit = kinds.flatMap((known) => (known === kind ? [promised?.[known] ?? Infinity] : []))
          return [kind, Math.min(value, ...limit)]
        }),
      )
      return [
        name,
        { ...(id && { case: id }), ...(imported && { import: imported }), ...most, ...(promised && { promised }) },
      ]
    }),
  )
  writeFileSync(file, `${JSON.stringify(manifest, null, 2)}\n`)
}
