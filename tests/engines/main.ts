/**
 * `npm run test:engines [-- firefox webkit] [--library] [--flows]`: the library's browser tests and the flows of the product in Chromium,
 * Firefox and WebKit, or in those that are named. Writes `apps/storybook/src/engines/matrix.json`, which Storybook shows. It fails where an engine is not on this
 * machine, where fewer than 98 of 100 tests pass, and where one fails without a known reason.
 */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { runCommand } from '../../scripts/test/run-command.ts'
import { ensureWebBuild } from '../../scripts/web-build.mjs'
import { chosenEngine, engines, findEngine } from '../browser/engines.ts'
import type { Engine } from '../browser/engines.ts'
import { openBrowser } from './drive/open-browser.ts'
import { knownFailures } from './known-failures.ts'
import { cellsOf, passedByNow, verdict, withCells } from './matrix.ts'
import type { Cell, Matrix, Report } from './matrix.ts'
import { primitiveOf } from './primitive-of.ts'

const here = dirname(fileURLToPath(import.meta.url))
const matrixFile = join(here, '..', '..', 'apps', 'storybook', 'src', 'engines', 'matrix.json')
const reports = join(here, '..', '..', 'node_modules', '.cache', 'skein-engines')
const leastShare = 0.98

const options = process.argv.slice(2)
const named = options.filter((option) => !option.startsWith('--')).map((name) => chosenEngine(name))
const kinds = (['library', 'flows'] as const).filter(
  (kind) => options.every((option) => !option.startsWith('--')) || options.includes(`--${kind}`),
)

const flowOf = (file: string): string => /flows\/([\w-]+)\.flow/.exec(file)?.[1] ?? file

const suites = {
  library: {
    config: 'packages/design-system/vitest.config.ts',
    more: ['--project', 'design-system-browser', '--exclude=**/*.realtime.*'],
    nameOf: primitiveOf,
    rows: 'primitives',
  },
  flows: { config: 'tests/engines/vitest.config.ts', more: [], nameOf: flowOf, rows: 'flows' },
} as const

// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- written by this program alone
const readMatrix = (): Matrix => JSON.parse(readFileSync(matrixFile, 'utf8')) as Matrix

// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- Vitest's own report
const readReport = (path: string): Report => JSON.parse(readFileSync(path, 'utf8')) as Report

async function runSuite(engine: Engine, kind: keyof typeof suites): Promise<Map<string, Cell>> {
  const { config, more, nameOf } = suites[kind]
  const file = join(reports, `${kind}-${engine}.json`)
  const { output } = await runCommand(
    'vitest',
    ['run', '--config', config, '--reporter=verbose', '--reporter=json', `--outputFile.json=${file}`, ...more],
    { env: { SKEIN_ENGINE: engine }, isEchoed: true },
  )
  if (!existsSync(file)) throw new Error(`The ${kind} could not be run in ${engine}:\n${output}`)
  const report = readReport(file)
  for (const test of passedByNow(report, engine, knownFailures)) console.log(`  known to fail, and passes: ${test}`)
  return cellsOf(report, engine, knownFailures, nameOf)
}

async function versionOf(engine: Engine): Promise<string> {
  const browser = await openBrowser(engine)
  await browser.close()
  return browser.version
}

async function main(): Promise<number> {
  const chosen = named.length === 0 ? engines : named
  // Before anything is run: what is missing is said at once.
  for (const engine of chosen) if (engine !== 'chromium') findEngine(engine)
  mkdirSync(reports, { recursive: true })
  await ensureWebBuild()
  const matrix = readMatrix()
  let isGood = true
  for (const engine of chosen) {
    matrix.versions[engine] = await versionOf(engine)
    for (const kind of kinds) {
      const cells = await runSuite(engine, kind)
      const { passed, failed, share, unknown } = verdict(cells.values())
      const { rows } = suites[kind]
      matrix[rows] = withCells(matrix[rows], engine, cells)
      console.log(`${engine} ${kind}: ${passed} passed, ${failed} failed, ${(share * 100).toFixed(1)} %`)
      for (const test of unknown) console.log(`  not known: ${test}`)
      isGood &&= share >= leastShare && unknown.length === 0
    }
    writeFileSync(matrixFile, `${JSON.stringify(matrix, null, 2)}\n`)
  }
  return isGood ? 0 : 1
}

try {
  process.exitCode = await main()
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}
