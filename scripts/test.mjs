// `npm test`: proves the product. Each step reports how many checks passed and failed; the last line is the true total.
// Steps run in two lanes, because there may be no more than two cores: what needs a browser, and what does not.
import { spawn } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { requireNode } from './node-version.mjs'
import { ensureWebBuild, root } from './web-build.mjs'

requireNode()

const reports = join(root, 'node_modules', '.cache', 'skein-test')
rmSync(reports, { recursive: true, force: true })
mkdirSync(reports, { recursive: true })

const only = process.argv.slice(2)

/** Runners colour their output although asked not to. */
// oxlint-disable-next-line no-control-regex -- The escape character is what is looked for.
const stripColours = (text) => text.replaceAll(/\u001b\[[\d;]*m/g, '')

/** Runs a command, keeps its output, and gives both back with the exit code. */
function run(command, args, { cwd = root, env = {} } = {}) {
  return new Promise((resolve) => {
    const child = spawn(command, args, {
      cwd,
      env: { ...process.env, FORCE_COLOR: '0', ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
      shell: process.platform === 'win32',
    })
    const output = []
    child.stdout.on('data', (chunk) => output.push(chunk))
    child.stderr.on('data', (chunk) => output.push(chunk))
    child.on('error', (error) => resolve({ code: 1, output: error.message }))
    child.on('close', (code) => resolve({ code: code ?? 1, output: stripColours(Buffer.concat(output).toString()) }))
  })
}

/** A step that is one check: it passes or it fails. */
const check = (name, command, args, options) => ({
  name,
  async run() {
    const { code, output } = await run(command, args, options)
    return { passed: code === 0 ? 1 : 0, failed: code === 0 ? 0 : 1, output }
  },
})

/** A step whose runner writes a JSON report with the numbers of passed and failed tests. */
const suite = (name, command, args, report, counts, options) => ({
  name,
  async run() {
    const { code, output } = await run(command, args, options)
    if (!existsSync(report)) return { passed: 0, failed: 1, output: `${output}\n(no report was written)` }
    const { passed, failed } = counts(JSON.parse(readFileSync(report, 'utf8')))
    // A run that failed without a failed test (an unhandled error, a crash) is a failure all the same, and so is an empty one.
    const hidden = (code !== 0 && failed === 0) || passed + failed === 0
    return { passed, failed: hidden ? failed + 1 : failed, output }
  },
})

const vitest = (name, config, ...args) => {
  const report = join(reports, `${name.replaceAll(' ', '-')}.json`)
  return suite(
    name,
    'vitest',
    ['run', '--config', config, '--reporter=default', '--reporter=json', `--outputFile.json=${report}`, ...args],
    report,
    ({ numPassedTests, numFailedTests, numPendingTests, numTodoTests }) => ({
      passed: numPassedTests,
      // A skipped test proves nothing, so it counts against the run.
      failed: numFailedTests + numPendingTests + numTodoTests,
    }),
  )
}

const playwright = (name, config) => {
  const report = join(reports, `${name}.json`)
  return suite(
    name,
    'playwright',
    ['test', '--config', config],
    report,
    ({ stats }) => ({ passed: stats.expected, failed: stats.unexpected + stats.flaky + stats.skipped }),
    { env: { PLAYWRIGHT_JSON_OUTPUT_FILE: report } },
  )
}

const build = {
  name: 'build of the web app',
  async run() {
    try {
      await ensureWebBuild()
      return { passed: 1, failed: 0, output: '' }
    } catch (error) {
      return { passed: 0, failed: 1, output: error.message }
    }
  },
}

const lanes = [
  [
    check('format', 'oxfmt', ['--check']),
    check('lint', 'oxlint', ['--type-aware', '--deny-warnings']),
    check('types', 'turbo', ['run', 'typecheck', '--concurrency=1', '--output-logs=errors-only']),
    vitest('architecture and catalogue', 'tests/vitest.config.ts'),
    vitest('contract', 'packages/contract/vitest.config.ts'),
    vitest('i18n', 'packages/i18n/vitest.config.ts'),
    vitest('data', 'packages/data/vitest.config.ts'),
    vitest('features', 'packages/features/vitest.config.ts'),
    vitest('web', 'apps/web/vitest.config.ts'),
    vitest('mocks and server agree', 'tests/contract/vitest.config.ts'),
    vitest('server', 'apps/server/vitest.config.ts'),
  ],
  [
    build,
    vitest('budgets', 'tests/budgets/vitest.config.ts'),
    playwright('e2e', 'tests/e2e/playwright.config.ts'),
    vitest('design system', 'packages/design-system/vitest.config.ts'),
    vitest('stories', 'apps/storybook/vitest.config.ts'),
    check('package of the design system', 'npm', ['run', 'build', '--workspace', '@skein/design-system']),
    check('publint and attw', 'npm', ['run', 'lint:package', '--workspace', '@skein/design-system']),
    vitest('the package in other hands', 'tests/consumer/vitest.config.ts'),
    check('build of Storybook', 'npm', ['run', 'build', '--workspace', '@skein/storybook']),
    check('every story has its pictures', 'node', [
      'tests/visual/check.ts',
      'apps/storybook/storybook-static/index.json',
    ]),
    check('every state is a story', 'node', ['tests/catalogue/check.ts', 'apps/storybook/storybook-static/index.json']),
    check('numbered cases', 'node', ['scripts/numbered-cases.mjs', join(reports, 'design-system.json')]),
  ],
]

const totals = { passed: 0, failed: 0 }
const failures = []

async function runLane(steps) {
  for (const step of steps) {
    if (only.length > 0 && !only.some((part) => step.name.includes(part))) continue
    const started = performance.now()
    const { passed, failed, output } = await step.run()
    totals.passed += passed
    totals.failed += failed
    const seconds = ((performance.now() - started) / 1000).toFixed(1)
    console.log(`${failed === 0 ? 'ok  ' : 'FAIL'} ${step.name}: ${passed} passed, ${failed} failed (${seconds} s)`)
    // Lines that begin with a bar are figures a reader wants to see even when all is well.
    for (const line of output.split('\n')) if (/^\s*\| /.test(line)) console.log(`     ${line.trim()}`)
    if (failed > 0) failures.push({ name: step.name, output })
  }
}

await Promise.all(lanes.map(runLane))

for (const { name, output } of failures) console.log(`\n──── ${name} ────\n${output.slice(-20_000)}`)
console.log(`\n${totals.passed} passed, ${totals.failed} failed`)
process.exit(totals.failed === 0 && totals.passed > 0 ? 0 : 1)
