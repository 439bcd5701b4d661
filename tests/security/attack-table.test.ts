import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { root } from '../architecture/repository.ts'
import { promisedIn, suitesOf, tableFaults } from './attack-table.ts'

const head = 'Words.\n\n| Promise | Played by |\n|---|---|\n'

test('every promise of the documentation is played by suites that are there', () => {
  const rows = promisedIn(readFileSync(join(root, 'docs/security.md'), 'utf8'))
  expect(rows.length).toBeGreaterThan(30)
  expect(tableFaults(rows, (path) => existsSync(join(root, path)))).toEqual([])
})

test('suites are read from a cell by their names, the folder of the first holds for those after it', () => {
  const table = `${head}| One (\`SETTING\`) | \`a/test/one.test.ts\` (all calls), \`two.test.ts\`, \`b/three.test.ts\` |
| Two | the same |
| Three | \`a/test/one.test.ts\`, and every browser test |

| Another | \`table.test.ts\` |`
  const rows = promisedIn(table)
  expect(rows.map(({ suites }) => suites)).toEqual([
    ['a/test/one.test.ts', 'a/test/two.test.ts', 'b/three.test.ts'],
    ['a/test/one.test.ts', 'a/test/two.test.ts', 'b/three.test.ts'],
    ['a/test/one.test.ts'],
  ])
  expect(suitesOf(rows)).toEqual(['a/test/one.test.ts', 'a/test/two.test.ts', 'b/three.test.ts'])
})

test('a suite that is not there, a row without one and a missing table are found', () => {
  const rows = promisedIn(`${head}| One | \`a/gone.test.ts\` |\n| Two | somebody looks at it |`)
  expect(tableFaults(rows, () => false)).toEqual([
    'Nothing plays “Two”.',
    'a/gone.test.ts is named and does not exist.',
  ])
  expect(tableFaults(promisedIn('No table.'), () => true)).toEqual(['There is no table.'])
})
