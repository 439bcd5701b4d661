import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { cssTarget, oldestBrowsers } from '../../scripts/browsers.ts'

const read = (path: string) => readFileSync(new URL(`../../${path}`, import.meta.url), 'utf8')
const { chrome, edge, firefox, safari } = oldestBrowsers

it('the package, both READMEs and the style sheets are made for the same browsers', () => {
  const manifest: unknown = JSON.parse(read('packages/design-system/package.json'))
  const queries = Object.entries({ ...oldestBrowsers, ios_saf: safari }).map(([name, from]) => `${name} >= ${from}`)
  expect(manifest).toMatchObject({ browserslist: queries })
  expect(edge).toBe(chrome)
  const sentence = `Chrome and Edge ${chrome}, Firefox ${firefox}, Safari ${safari}`
  expect(read('packages/design-system/README.md')).toContain(sentence)
  expect(read('README.md')).toContain(sentence)
  expect(cssTarget).toEqual([`chrome${chrome}`, `edge${edge}`, `firefox${firefox}`, `safari${safari}`])
})
