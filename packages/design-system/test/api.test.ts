/** What is published is what was reviewed: the public types of each subpath against their report in `api/`. */
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import { apiReports } from '../scripts/api.ts'

const folder = fileURLToPath(new URL('../api/', import.meta.url))
const reports = apiReports()

it('reviews every subpath, and none that is gone', () => {
  expect(readdirSync(folder).toSorted()).toEqual([...reports.keys()].map((name) => `${name}.api.md`).toSorted())
})

// If a change is meant: run `npm run api -w packages/design-system`, read the difference, and add a changeset. A line that
// is gone or narrower is a major change, a new one a minor (docs/versioning.md).
describe.each([...reports])('%s', (name, now) => {
  it('has the types that were reviewed (npm run api shows what changed)', () => {
    const path = `${folder}${name}.api.md`
    expect(existsSync(path) ? readFileSync(path, 'utf8') : '').toBe(now)
  })
})
