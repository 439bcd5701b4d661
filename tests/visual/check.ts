/**
 * `node tests/visual/check.ts [index.json]`: every story of the built Storybook has a stored picture in both themes, and
 * every stored picture a story; and every screen that is listened to is a story and has what is spoken there. Prints what is missing or left
 * over, and fails on either.
 */
import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { builtIndex, readIndex } from '../catalogue/sources.ts'
import { findInSpoken } from '../spoken/find.ts'
import { baselines } from './baselines.ts'

const stories = readIndex(process.argv[2] ?? builtIndex)
  .filter(({ type, subtype }) => type === 'story' && subtype !== 'test')
  .map(({ id }) => id)
const pictures = stories.map((id) => `${id}.webp`)
const known = new Set(pictures)

const wrong = findInSpoken(stories)
for (const theme of ['light', 'dark']) {
  const stored = new Set(readdirSync(join(baselines, theme)))
  for (const file of pictures) if (!stored.has(file)) wrong.push(`MISSING ${theme}/${file}`)
  for (const file of stored) if (!known.has(file)) wrong.push(`LEFT OVER ${theme}/${file}`)
}
for (const line of wrong) console.log(line)
console.log(`| Pictures: ${stories.length} stories in two themes. Findings: ${wrong.length}.`)
process.exitCode = wrong.length > 0 ? 1 : 0
