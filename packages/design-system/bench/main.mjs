/**
 * `npm run bench -w packages/design-system`: our primitives beside plain elements and other libraries, in one run. Every
 * time is a ratio to the plain elements of the same run, since a machine's milliseconds are nobody else's.
 *
 * The other libraries are installed into this folder only. `--rounds <n>` (7) is how often each has its turn; `--write`
 * puts the tables into docs/bench.md.
 */
import { execFileSync } from 'node:child_process'
import { existsSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { measureBytes, measureTableBytes, tableNames } from './bytes.mjs'
import { measureExtras, measureLibraries, measureTables, openBrowser } from './measure.mjs'
import { pageOf, report } from './report.mjs'
import { cache, serveSite } from './site.mjs'

const libraries = ['plain', 'skein', 'base-ui', 'radix-themes', 'mantine', 'mui', 'chakra']
const at = process.argv.indexOf('--rounds')
const rounds = at === -1 ? 7 : Number(process.argv[at + 1])

const path = (relative) => fileURLToPath(new URL(relative, import.meta.url))
const npm = (cwd, ...args) => execFileSync('npm', args, { cwd, stdio: 'inherit', shell: process.platform === 'win32' })

if (!existsSync(path('./node_modules/react'))) npm(path('.'), 'ci', '--no-audit', '--no-fund')
npm(path('..'), 'exec', '--', 'vite', 'build', '--logLevel', 'error')

const site = await serveSite(libraries)
const browser = await openBrowser(site.origin)
const times = await measureLibraries(browser, libraries, rounds)
const extras = await measureExtras(browser, rounds)
const tables = await measureTables(browser, tableNames, rounds)
await browser.close()
await site.close()

const bytes = await measureBytes(path('.'), cache)
const tableBytes = await measureTableBytes(path('.'), cache)
const text = report({ times, extras, bytes, tables, tableBytes })
console.log(text)
if (process.argv.includes('--write')) writeFileSync(path('../docs/bench.md'), pageOf(text, rounds))
