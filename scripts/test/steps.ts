/** The steps of `npm test`: what each runs, what it waits for and what it reads. Seconds are of two quiet cores, for the order only. */
import { join } from 'node:path'
import { filesOf } from './tree.ts'
import { check, playwright, reportOf, reports, vitest } from './step.ts'
import type { Step } from './step.ts'

/** What all suites read: the one patience. */
const common = ['tests/patience.ts']
const browser = [...common, 'tests/browser']
const library = ['packages/design-system', 'scripts/browsers.ts', 'scripts/undefined-properties.ts']
const shared = ['packages/contract', 'packages/i18n', 'packages/data', ...library]
const product = [...shared, 'packages/features', 'apps/web', 'scripts/web-build.mjs', 'scripts/build-web.mjs']
const server = [
  'apps/server',
  'packages/contract',
  'packages/domain',
  'packages/tab-host',
  'packages/i18n',
  'packages/painter',
  'packages/demo',
  ...common,
]
const catalogue = ['apps/storybook', 'mocks', 'packages/domain', 'packages/tab-host', ...shared, 'packages/features']

const index = join(reports, 'index.json')
const web = 'build of the web app'
const pseudo = 'build in the pseudo-locale'
const alone = 'build of the static product'
const ready = 'package of the design system'
const linted = 'publint and attw'
const catalogued = 'index of the stories'
const designSystem = 'design system'
const realtimeLibrary = 'design system in real time'
const screensInBrowser = 'parts of screens in a browser'

/** Whether any of the files named `*.realtime.*`, which look at a clock, are below a folder. */
const hasRealtime = (folder: string) => filesOf([folder]).some((path) => path.includes('.realtime.'))

/** What every unit test stands on without importing it. */
const unitFoundations = [
  ...common,
  ...filesOf(['vitest.config.ts', 'tests', 'packages', 'apps/web']).filter((path) =>
    /(?:vitest\.config|\/test\/setup)\.ts$/.test(path),
  ),
]
const rulesOfTheTree = filesOf(['tests/architecture', 'tests/catalogue']).filter((path) => path.endsWith('.test.ts'))

const oxlint = ['oxlint', '--type-aware', '--deny-warnings'] as const
const npm = (script: string, workspace: string) => ['npm', 'run', script, '--workspace', workspace] as const
/** A build by turbo, which has it from its cache in a run of what changed; a plain run builds anew (see main.ts). */
const build = (workspace: string) => ['turbo', 'run', 'build', '--only', `--filter=${workspace}`] as const

const statics: Step[] = [
  check('format', ['oxfmt', '--check'], { seconds: 5, inputs: ['.'] }),
  check('lint', oxlint, { seconds: 33, inputs: ['.'] }),
  check('types', ['node', 'scripts/typecheck.mjs'], { seconds: 30, slots: 2, inputs: ['.'] }),
  vitest('units', 'vitest.config.ts', {
    seconds: 75,
    inputs: ['.'],
    narrow: { whole: unitFoundations, always: rulesOfTheTree },
  }),
]

const builds: Step[] = [
  check(web, ['node', 'scripts/build-web.mjs'], { seconds: 20, inputs: product }),
  check(pseudo, ['node', 'scripts/build-web.mjs', '--pseudo'], { seconds: 15, needs: [web], inputs: product }),
  check(alone, ['node', 'scripts/build-demo.ts', '--without-pictures'], {
    seconds: 20,
    inputs: [...product, ...server, 'apps/tab', 'scripts/build-demo.ts'],
  }),
  check(ready, build('@skein/design-system'), { seconds: 15, inputs: library }),
  check(linted, npm('lint:package', '@skein/design-system'), { seconds: 12, needs: [ready], inputs: library }),
  vitest('the package in other hands', 'tests/consumer/vitest.config.ts', {
    seconds: 100,
    needs: [linted],
    inputs: [
      ...library,
      'tests/consumer',
      'tests/engines/drive',
      'tests/e2e/taken-over.ts',
      'tests/pictures.ts',
      ...browser,
    ],
  }),
  check('build of Storybook', build('@skein/storybook'), { seconds: 45, inputs: catalogue }),
  check(catalogued, ['storybook', 'index', '--quiet', '-c', 'apps/storybook/.storybook', '-o', index], {
    seconds: 5,
    inputs: catalogue,
  }),
  check('every story has its pictures', ['node', 'tests/visual/check.ts', index], {
    seconds: 1,
    needs: [catalogued],
    inputs: [...catalogue, 'tests/visual', 'tests/spoken', 'tests/catalogue'],
  }),
  check('every state is a story', ['node', 'tests/catalogue/check.ts', index], {
    seconds: 1,
    needs: [catalogued],
    inputs: ['.'],
  }),
]

const suites: Step[] = [
  vitest('server, and a tab agrees with it', 'tests/databases.vitest.config.ts', {
    seconds: 210,
    slots: 2,
    inputs: [...server, 'mocks', 'packages/data', 'tests/contract', 'tests/databases.vitest.config.ts'],
  }),
  vitest('stories', 'apps/storybook/vitest.config.ts', {
    seconds: 325,
    slots: 2,
    isBrowser: true,
    inputs: [...catalogue, ...browser, 'tests/visual', 'tests/spoken'],
    // What draws every story, the pictures and what is spoken, which nothing imports.
    narrow: {
      whole: [
        'apps/storybook/.storybook',
        'apps/storybook/vitest.config.ts',
        'mocks',
        'packages/domain',
        'packages/tab-host',
        'tests',
      ],
    },
  }),
  vitest(
    designSystem,
    'packages/design-system/vitest.config.ts',
    { seconds: 145, isBrowser: true, inputs: [...library, ...browser, 'tests/spoken'] },
    '--exclude=**/*.realtime.*',
  ),
  vitest(screensInBrowser, 'packages/features/browser.vitest.config.ts', {
    seconds: 40,
    isBrowser: true,
    inputs: [...product, ...browser],
  }),
  playwright(
    'e2e',
    'tests/e2e/playwright.config.ts',
    {
      seconds: 370,
      slots: 2,
      needs: [web, pseudo, alone],
      isBrowser: true,
      inputs: [...product, ...server, ...browser, 'apps/tab', 'scripts/build-demo.ts', 'tests/e2e', 'tests/server'],
    },
    // Titles are searched with the name of their file before them.
    '--grep-invert=\\.realtime\\.',
  ),
]

/** What looks at a clock has the machine to itself, after all others. */
const realtime: Step[] = [
  ...(hasRealtime('packages/design-system')
    ? [
        vitest(
          realtimeLibrary,
          'packages/design-system/vitest.config.ts',
          { seconds: 20, isLast: true, isBrowser: true, inputs: [...library, ...browser] },
          '.realtime.',
        ),
      ]
    : []),
  ...(hasRealtime('tests/e2e')
    ? [
        playwright(
          'e2e in real time',
          'tests/e2e/playwright.config.ts',
          {
            seconds: 20,
            isLast: true,
            needs: [web],
            isBrowser: true,
            inputs: [...product, ...server, ...browser, 'tests/e2e', 'tests/server'],
          },
          '.realtime.',
          '--workers=1',
        ),
      ]
    : []),
  vitest('budgets', 'tests/budgets/vitest.config.ts', {
    seconds: 15,
    isLast: true,
    needs: [web],
    isBrowser: true,
    inputs: [...product, ...server, ...browser, 'tests/budgets', 'tests/budgets.json', 'tests/server'],
  }),
]

/** The numbered cases are read from the reports of the suites that prove them. */
const proving = [designSystem, realtimeLibrary, screensInBrowser].filter((name) =>
  [...suites, ...realtime].some((step) => step.name === name),
)
const numbered = check('numbered cases', ['node', 'scripts/numbered-cases.mjs', ...proving.map(reportOf)], {
  seconds: 1,
  needs: proving,
  isLast: true,
  inputs: [...product, 'scripts/numbered-cases.mjs', ...browser],
})

export const steps: readonly Step[] = [...statics, ...builds, ...suites, ...realtime, numbered]
