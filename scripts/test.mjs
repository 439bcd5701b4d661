// `npm test`: proves the product. Each step reports how many checks passed and failed; the last line is the true total.
// Steps run in two lanes, because there may be no more than two cores; what a browser shows is all in one of them. Arguments choose steps by
// parts of their names: `npm test -- stories budgets`.
import { spawn } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs'
import { setPriority } from 'node:os'
import { join, relative } from 'node:path'
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

/**
 * Runs a command, keeps its output, and gives both back with the exit code.
 * @param niceness 0, or more where others go first
 */
function run(command, args, { cwd = root, env = {}, niceness = 0 } = {}) {
  return new Promise((resolve) => {
    const child = spawn(command, args, {
      cwd,
      env: { ...process.env, FORCE_COLOR: '0', ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
      shell: process.platform === 'win32',
    })
    // What it starts inherits this. Without a process there is nothing to set, and the error comes below.
    if (niceness > 0 && child.pid !== undefined) setPriority(child.pid, niceness)
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
  async run(niceness) {
    const { code, output } = await run(command, args, { ...options, niceness })
    return { passed: code === 0 ? 1 : 0, failed: code === 0 ? 0 : 1, output }
  },
})

/** A step whose runner writes a JSON report with the numbers of passed and failed tests. */
const suite = (name, command, args, report, counts, options) => ({
  name,
  async run(niceness) {
    const { code, output } = await run(command, args, { ...options, niceness })
    if (!existsSync(report)) return { passed: 0, failed: 1, output: `${output}\n(no report was written)` }
    const { passed, failed, names } = counts(JSON.parse(readFileSync(report, 'utf8')))
    // A run that failed without a failed test (an unhandled error, a crash) is a failure all the same, and so is an empty one.
    const hidden = (code !== 0 && failed === 0) || passed + failed === 0
    return { passed, failed: hidden ? failed + 1 : failed, output, names }
  },
})

/** A failed test in the words of the summary: where it is, what it proves, and how it failed. */
const failure = (file, title, message = '') =>
  [`${file} › ${title}`, ...stripColours(message).split('\n').filter(Boolean).slice(0, 12)].join('\n         ')

const vitest = (name, config, ...args) => {
  const report = join(reports, `${name.replaceAll(' ', '-')}.json`)
  return suite(
    name,
    'vitest',
    ['run', '--config', config, '--reporter=default', '--reporter=json', `--outputFile.json=${report}`, ...args],
    report,
    ({ numPassedTests, numFailedTests, numPendingTests, numTodoTests, testResults }) => ({
      passed: numPassedTests,
      // A skipped test proves nothing, so it counts against the run.
      failed: numFailedTests + numPendingTests + numTodoTests,
      names: testResults.flatMap(({ name, assertionResults }) =>
        assertionResults
          .filter(({ status }) => status !== 'passed')
          .map(({ fullName, failureMessages }) => failure(relative(root, name), fullName, failureMessages[0])),
      ),
    }),
  )
}

/** The titles of the specs that did not pass, in Playwright's tree of suites. */
const failingSpecs = (suites = []) =>
  suites.flatMap(({ specs = [], suites: inner }) => [
    ...specs
      .filter(({ ok }) => !ok)
      .map(({ file, title, tests }) => {
        // A test that ran out of time has two: that it did, and what it was waiting for.
        const errors = tests.flatMap(({ results }) => results).flatMap(({ errors: found }) => found)
        return failure(file, title, errors.map(({ message }) => message).join('\n'))
      }),
    ...failingSpecs(inner),
  ])

const playwright = (name, config) => {
  const report = join(reports, `${name}.json`)
  return suite(
    name,
    'playwright',
    ['test', '--config', config],
    report,
    ({ stats, suites }) => ({
      passed: stats.expected,
      failed: stats.unexpected + stats.flaky + stats.skipped,
      names: failingSpecs(suites),
    }),
    { env: { PLAYWRIGHT_JSON_OUTPUT_FILE: report } },
  )
}

/** A part of the stories of the product: a page that draws one story after the other keeps one core busy. */
const productStories = (part, parts) =>
  vitest(
    `stories of the product, ${part} of ${parts}`,
    'apps/storybook/vitest.config.ts',
    'packages/features',
    'src/flows',
    'src/foundations',
    `--shard=${part}/${parts}`,
  )

/** Steps that another one waits for, by name, each with the promise of its end. */
const ends = new Map()

/** A step that needs what another one made. */
function after(name, step) {
  ends.set(name, Promise.withResolvers())
  return {
    name: step.name,
    async run(niceness) {
      await ends.get(name).promise
      return step.run(niceness)
    },
  }
}

const isChosen = (name) => only.length === 0 || only.some((part) => name.includes(part))

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

/** The second lane goes first: it holds everything that a browser shows, one step at a time. The first is done long before. */
const lanes = [
  [
    5,
    check('format', 'oxfmt', ['--check']),
    check('lint', 'oxlint', ['--type-aware', '--deny-warnings']),
    check('types', 'node', ['scripts/typecheck.mjs']),
    check('package of the design system', 'npm', ['run', 'build', '--workspace', '@skein/design-system']),
    check('publint and attw', 'npm', ['run', 'lint:package', '--workspace', '@skein/design-system']),
    check('build of Storybook', 'npm', ['run', 'build', '--workspace', '@skein/storybook']),
    check('every story has its pictures', 'node', [
      'tests/visual/check.ts',
      'apps/storybook/storybook-static/index.json',
    ]),
    check('every state is a story', 'node', ['tests/catalogue/check.ts', 'apps/storybook/storybook-static/index.json']),
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
    0,
    build,
    vitest('budgets', 'tests/budgets/vitest.config.ts'),
    vitest('design system', 'packages/design-system/vitest.config.ts'),
    check('numbered cases', 'node', ['scripts/numbered-cases.mjs', join(reports, 'design-system.json')]),
    vitest('stories of the design system', 'apps/storybook/vitest.config.ts', 'packages/design-system'),
    // Its package was built in the other lane, long before.
    after('publint and attw', vitest('the package in other hands', 'tests/consumer/vitest.config.ts')),
    // From here on nothing else runs: people's steps keep their own time.
    playwright('e2e', 'tests/e2e/playwright.config.ts'),
    [1, 2].map((part) => productStories(part, 2)),
  ],
]

const totals = { passed: 0, failed: 0 }
const failures = []

async function runStep(step, niceness) {
  if (!isChosen(step.name)) {
    ends.get(step.name)?.resolve()
    return
  }
  const started = performance.now()
  const { passed, failed, output, names = [] } = await step.run(niceness)
  ends.get(step.name)?.resolve()
  totals.passed += passed
  totals.failed += failed
  const seconds = ((performance.now() - started) / 1000).toFixed(1)
  console.log(`${failed === 0 ? 'ok  ' : 'FAIL'} ${step.name}: ${passed} passed, ${failed} failed (${seconds} s)`)
  // Lines that begin with a bar are figures a reader wants to see even when all is well.
  for (const line of output.split('\n')) if (/^\s*\| [^\s^]/.test(line)) console.log(`     ${line.trim()}`)
  for (const name of names) console.log(`     ✗ ${name}`)
  if (failed > 0) failures.push({ name: step.name, output })
}

/** Steps in a list of their own run side by side. */
async function runLane([niceness, ...steps]) {
  for (const step of steps) await Promise.all([step].flat().map((one) => runStep(one, niceness)))
}

await Promise.all(lanes.map(runLane))

for (const { name, output } of failures) console.log(`\n──── ${name} ────\n${output.slice(-20_000)}`)
console.log(`\n${totals.passed} passed, ${totals.failed} failed`)
process.exit(totals.failed === 0 && totals.passed > 0 ? 0 : 1)
