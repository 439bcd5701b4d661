/** The table of features names tests that exist: a row that says "proved by" cannot outlive its proof. */
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'

const home = join(import.meta.dirname, '..')
const rows = readFileSync(join(home, 'docs/features.md'), 'utf8')
  .split('\n')
  .filter((line) => /^\| .* \| [●◐○] \|/.test(line))
  .map((line) => {
    const [, feature = '', state = '', proof = '', open = ''] = line.split('|').map((cell) => cell.trim())
    return { feature, state, proof, open }
  })
const proofs = rows.flatMap(({ feature, proof }) =>
  proof
    .split(/(?<=`), (?=`)/)
    .filter((name) => name !== '')
    .map((name) => {
      const [file = '', title = ''] = name.slice(1, -1).split(' › ')
      return { feature, file, title }
    }),
)

it('reads the table', () => {
  expect(rows.length).toBeGreaterThan(35)
  expect(proofs.length).toBeGreaterThan(rows.length)
})

it('a row that is whole or there in part has a proof, and one that is not whole says why', () => {
  const unproved = rows.filter(({ state, proof }) => (state === '○') !== (proof === ''))
  const unexplained = rows.filter(({ state, open }) => state !== '●' && open === '')
  expect({ unproved, unexplained }).toEqual({ unproved: [], unexplained: [] })
})

it.each(proofs)('$feature: $file › $title', ({ file, title }) => {
  const path = join(home, file)
  expect(existsSync(path)).toBe(true)
  expect(title).not.toBe('')
  // As it stands in the source, so that a test whose title is made of parts can be named, too.
  expect(readFileSync(path, 'utf8')).toContain(title)
})
