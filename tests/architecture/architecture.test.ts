import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { importCycles } from './cycles.ts'
import { filesEndingIn, root } from './repository.ts'
import {
  arbitraryValues,
  bareAddresses,
  colourLiterals,
  demoLoadedAtStart,
  forbiddenImports,
  foreignMentions,
  importsOf,
  misplacedStyles,
  productTexts,
  missingPlatformPackages,
  rawButtons,
  unpinnedDependencies,
  zonesOf,
} from './rules.ts'
import type { Lock } from './rules.ts'
import { clocksInTests, impatientConfigs, maxRealtimeFiles } from './time-rules.ts'

const manifests = filesEndingIn('package.json').filter(({ path }) => path !== 'package.json')
/** Folders with an install of their own: they stand for somebody else, and are in nobody's workspace. */
const strangers = ['packages/design-system/bench/', 'tests/consumer/apps/']
const ours = manifests.filter(({ path }) => !strangers.some((folder) => path.startsWith(folder)))
const zones = zonesOf(ours.map(({ path }) => path.replace(/\/package\.json$/, '')))
const sources = filesEndingIn('.ts', '.tsx', '.css', '.html')

describe('import directions', () => {
  test('nothing in the tree imports against them', () => {
    expect(forbiddenImports(sources, zones)).toEqual([])
  })

  test.each([
    ['packages/contract/src/x.ts', "import { call } from '@skein/data'"],
    ['packages/design-system/src/button/Button.tsx', "import { routes } from '@skein/contract'"],
    ['packages/data/src/x.ts', "const m = await import('@skein/i18n')"],
    ['packages/features/home/src/x.tsx', "export { a } from '@skein/feature-auth'"],
    ['packages/features/home/src/x.tsx', "import { server } from '@skein/mocks'"],
    ['packages/features/home/src/x.tsx', "import '../../auth/src/SignIn.tsx'"],
    ['apps/server/src/x.ts', "import type {\n  A,\n} from '@skein/data'"],
    ['packages/demo/src/x.ts', "import { idAt } from '../../../packages/domain/src/database/ids.ts'"],
    ['packages/painter/src/x.ts', "import { buildDemo } from '@skein/demo'"],
    ['mocks/src/x.ts', "import { A } from '@skein/data/client'"],
    ['packages/features/home/src/X.tsx', "import { watchTracks } from '../../../../tests/browser/witness.ts'"],
    ['packages/features/home/src/x.browser.test.tsx', "import { a } from '../../../../tests/visual/named.ts'"],
  ])('%s may not hold: %s', (path, text) => {
    expect(forbiddenImports([{ path, text }], zones)).toHaveLength(1)
  })

  test('a screen may use the shared features, and its stories the mocks', () => {
    expect(
      forbiddenImports(
        [
          { path: 'packages/features/home/src/x.tsx', text: "import { PostCard } from '@skein/feature-post'" },
          { path: 'packages/features/home/src/x.stories.tsx', text: "import { scenario } from '@skein/mocks'" },
        ],
        zones,
      ),
    ).toEqual([])
  })

  test('imports are found in every form', () => {
    expect(
      importsOf("import a from 'a'\nimport 'b'\nexport * from 'c'\nconst d = import('d')\nimport type { E } from 'e'"),
    ).toEqual(['a', 'b', 'c', 'd', 'e'])
  })
})

describe('the demo set', () => {
  test('is loaded by the server through one door, when it is asked for', () => {
    expect(sources.map(({ path }) => path)).toContain('apps/server/src/demo-set.ts')
    expect(demoLoadedAtStart(sources)).toEqual([])
  })

  test.each([
    ['apps/server/src/main.ts', "import { demoAccount } from './demo-seed/seed-demo.ts'"],
    ['apps/server/src/main.ts', "const { drawAhead } = await import('./demo-seed/draw-ahead.ts')"],
    ['apps/server/src/demo-set.ts', "import { seedDemo } from './demo-seed/seed-demo.ts'"],
    ['apps/server/src/demo-set.ts', "const { buildDemo } = await import('@skein/demo')"],
    ['apps/server/src/posts/x.ts', "export { films } from '@skein/demo/films'"],
  ])('%s may not hold: %s', (path, text) => {
    expect(demoLoadedAtStart([{ path, text }])).toHaveLength(1)
  })

  test('the door may load it late, and the folder that seeds knows its data', () => {
    expect(
      demoLoadedAtStart([
        { path: 'apps/server/src/demo-set.ts', text: "const seed = await import('./demo-seed/seed-demo.ts')" },
        { path: 'apps/server/src/demo-seed/x.ts', text: "import { buildDemo } from '@skein/demo'" },
        { path: 'apps/server/test/x.test.ts', text: "import { seedDemo } from '../src/demo-seed/seed-demo.ts'" },
      ]),
    ).toEqual([])
  })
})

describe('import cycles', () => {
  const modules = filesEndingIn('.ts', '.tsx')

  test('there is none, not even of types', () => {
    expect(importCycles(modules, ours)).toEqual([])
  })

  const file = (path: string, text: string) => ({ path, text })
  const manifest = file(
    'packages/p/package.json',
    '{"name":"@skein/p","exports":{".":"./index.ts","./b":{"@skein/source":"./b.ts"}}}',
  )

  test.each([
    ["import { b } from './b.ts'", "import type { A } from './a.ts'"],
    ["const load = () => import('./b.ts')", "export { a } from './a'"],
    ["import { b } from '@skein/p/b'", "type A = typeof import('./a.ts')"],
  ])('one of two files is found: %s and %s', (a, b) => {
    const files = [file('packages/p/a.ts', a), file('packages/p/b.ts', b)]
    expect(importCycles(files, [manifest])).toEqual(['packages/p/a.ts → packages/p/b.ts → packages/p/a.ts (2 files)'])
  })

  test('of a larger knot the shortest way round is told, and how many files hang in it', () => {
    const files = [
      file('main.ts', "import './a.ts'"),
      file('a.ts', "import './b.ts'"),
      file('b.ts', "import './c.ts'\nimport './leaf.ts'"),
      file('c.ts', "import './a.ts'\nimport './b.ts'"),
      file('leaf.ts', "// import './b.ts'\nexport const leaf = 1"),
      file('self.ts', "import type { Self } from './self.ts'"),
    ]
    expect(importCycles(files, [])).toEqual(['b.ts → c.ts → b.ts (3 files)', 'self.ts → self.ts (1 file)'])
  })
})

describe('styles', () => {
  test('vanilla-extract stays in the design system, Tailwind outside it', () => {
    expect(misplacedStyles([...sources, ...manifests])).toEqual([])
    expect(
      misplacedStyles([
        { path: 'packages/features/home/src/Home.css.ts', text: '' },
        { path: 'packages/design-system/package.json', text: '{"dependencies":{"tailwindcss":"4.3.3"}}' },
        { path: 'packages/design-system/src/card/Card.tsx', text: '<div className="p-16">' },
      ]),
    ).toHaveLength(3)
  })

  test('no colour literal stands outside the tokens', () => {
    expect(colourLiterals(sources)).toEqual([])
    expect(
      colourLiterals([
        { path: 'packages/features/home/src/Home.tsx', text: '<i style={{ color: "#fff" }} />' },
        { path: 'apps/web/src/app.css', text: 'a { color: oklch(0.5 0.2 262) }' },
        { path: 'apps/web/src/app.css', text: 'a { color: rgb(0 0 0 / .4) }' },
      ]),
    ).toHaveLength(3)
  })
})

test('addresses of pages come from their table', () => {
  expect(bareAddresses(sources)).toEqual([])
  expect(
    bareAddresses([
      { path: 'packages/features/home/src/Home.tsx', text: '<a href="/camera">' },
      { path: 'packages/features/home/src/Home.tsx', text: '<a href={`/posts/${id}`}>' },
      {
        path: 'apps/web/src/screens/Home.tsx',
        text: 'const { tab } = Object.fromEntries(new URLSearchParams(search))',
      },
      { path: 'packages/domain/src/auth/reset.ts', text: 'mail.linkTo(`/auth?view=reset#${token}`)' },
      { path: 'apps/server/src/search/found.ts', text: 'path: `/profile/${username}`,' },
    ]),
  ).toHaveLength(5)
})

describe('screens take from the library', () => {
  test('none draws a button of its own', () => {
    expect(rawButtons(sources)).toEqual([])
  })

  test.each([
    ['packages/features/home/src/Home.tsx', '<button type="button">'],
    ['apps/web/src/App.tsx', '      <button\n        className="p-4"'],
  ])('%s may not hold: %s', (path, text) => {
    expect(rawButtons([{ path, text }])).toHaveLength(1)
  })

  test('the library, its primitives in use and stories may', () => {
    expect(
      rawButtons([
        { path: 'packages/design-system/src/button/Button.tsx', text: '<button type="button" />' },
        { path: 'packages/features/home/src/Home.stories.tsx', text: '<button type="button" />' },
        { path: 'packages/features/home/src/Home.tsx', text: "<Pressable /> // document.querySelector('button')" },
      ]),
    ).toEqual([])
  })

  /** It may only fall, and is written down anew where it does: a value that screens need again and again is a token. */
  const mostArbitraryValues = 209

  test('class names hold no more values of their own than they did', () => {
    expect(arbitraryValues(sources).length).toBeLessThanOrEqual(mostArbitraryValues)
  })

  test('a value in a class name is found in every form', () => {
    const text = `<p className="text-[0.9375rem]/20 max-[24rem]:-mt-[3px] [scrollbar-width:none] in-data-x:flex p-16" />`
    expect(arbitraryValues([{ path: 'packages/features/home/src/Home.tsx', text }])).toEqual([
      'packages/features/home/src/Home.tsx:1: text-[0.9375rem]',
      'packages/features/home/src/Home.tsx:1: max-[24rem]',
      'packages/features/home/src/Home.tsx:1: -mt-[3px]',
      'packages/features/home/src/Home.tsx:1: [scrollbar-width:none]',
    ])
  })
})

describe('the library knows no product word', () => {
  test('nothing that it says by itself is of this product', () => {
    expect(productTexts(sources)).toEqual([])
  })

  const path = 'packages/design-system/src/camera/Camera.tsx'
  test.each([
    "  post: 'Post to Feed',",
    '<Button>Login to Post</Button>',
    'label="New story"',
    "modes: { reel: 'Reel' }",
    "type Mode = 'photo' | 'reel'",
  ])('it may not hold: %s', (text) => {
    expect(productTexts([{ path, text }])).toHaveLength(1)
  })

  test('names in the code, comments, stories and the product itself may', () => {
    expect(
      productTexts([
        { path, text: "const isReel = mode === 'video' // 'Post to Feed' is elsewhere\n * 'New story'" },
        { path, text: '<div data-component="Feed" role="feed">' },
        { path: path.replace('.tsx', '.stories.tsx'), text: "'Post to Feed'" },
        { path: 'packages/features/camera/src/Camera.tsx', text: "'Post to Feed'" },
      ]),
    ).toEqual([])
  })
})

describe('dependencies', () => {
  test('the lock file holds every optional platform package', () => {
    const lock: Lock = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8'))
    expect(missingPlatformPackages(lock)).toEqual([])
    expect(
      missingPlatformPackages({
        packages: {
          'node_modules/turbo': {
            optionalDependencies: { '@turbo/darwin-arm64': '1.0.0', '@turbo/linux-64': '1.0.0' },
          },
          'node_modules/turbo/node_modules/@turbo/linux-64': {},
        },
      }),
    ).toEqual(['node_modules/turbo lacks @turbo/darwin-arm64 in the lock file'])
  })

  test('every dependency is pinned, but what consumers of a published package install with it', () => {
    const read = manifests.map(({ path, text }) => {
      const { dependencies = {}, devDependencies = {} }: Record<string, Record<string, string>> = JSON.parse(text)
      // Ranges there: a second copy beside the consumer's own would be the price. What we test with is in the lock file.
      const isPublished = /"publishConfig"/.test(text)
      return { path, dependencies: { ...(isPublished ? {} : dependencies), ...devDependencies } }
    })
    expect(unpinnedDependencies(read)).toEqual([])
    expect(unpinnedDependencies([{ path: 'x', dependencies: { a: '^1.0.0', b: '1.2.3' } }])).toEqual([
      'x: a is not pinned (^1.0.0)',
    ])
  })
})

describe('time', () => {
  test('no test looks at a clock, waits for a length of time or sets a limit of its own', () => {
    expect(clocksInTests(sources)).toEqual([])
  })

  test('every runner takes its limits from the one patience', () => {
    expect(impatientConfigs(sources)).toEqual([])
  })

  test.each([
    ['packages/data/test/x.test.ts', 'const start = performance.now()'],
    ['packages/features/home/src/X.stories.tsx', 'const at = Date.now()'],
    ['packages/data/test/fixtures.tsx', 'await new Promise((resolve) => setTimeout(resolve, 20))'],
    ['tests/e2e/x.spec.ts', 'await page.waitForTimeout(100)'],
    ['tests/e2e/fixtures.ts', '  await expect(post).toBeVisible({ timeout: 4000 })'],
    ['packages/features/home/src/stage.fixture.tsx', 'const patient = { timeout: long }'],
    ['packages/features/home/src/stories/stage.tsx', '  await screen.findByRole(role, { name }, { timeout: 5000 })'],
    ['apps/server/test/x.test.ts', '  }, 60_000)'],
    ['apps/server/test/x.test.ts', 'await read(text, AbortSignal.timeout(20_000))'],
    ['apps/server/test/x.test.ts', 'await vi.waitFor(() => expect(seen).toBe(1))'],
  ])('%s may not hold: %s', (path, text) => {
    expect(clocksInTests([{ path, text }])).toHaveLength(1)
  })

  test('the common patience, fake clocks and words about time are no limits', () => {
    const text = [
      '  await expect(post).toBeVisible({ timeout: patience.wait })',
      '  // It took performance.now() once.',
      ' * setTimeout(…) is not used',
      "vi.useFakeTimers({ toFake: ['setTimeout', 'Date'] })",
      'await page.clock.runFor(5000)',
    ].join('\n')
    expect(clocksInTests([{ path: 'tests/e2e/x.spec.ts', text }])).toEqual([])
  })

  test('a few files may look at a clock, and no more', () => {
    const files = Array.from({ length: maxRealtimeFiles + 1 }, (_, at) => ({
      path: `packages/design-system/src/x${at}.realtime.browser.test.tsx`,
      text: 'performance.now()',
    }))
    expect(clocksInTests(files.slice(1))).toEqual([])
    expect(clocksInTests(files)).toHaveLength(1)
  })

  test('a configuration without the common patience is found', () => {
    const path = 'packages/x/vitest.config.ts'
    expect(impatientConfigs([{ path, text: "test: { include: ['**/*.test.ts'] }" }])).toHaveLength(1)
    expect(impatientConfigs([{ path, text: 'test: { ...vitestPatience, hookTimeout: 90_000 }' }])).toHaveLength(1)
    expect(impatientConfigs([{ path, text: "test: { ...vitestPatience, include: ['**/*.test.ts'] }" }])).toEqual([])
  })
})

test('a post comes from the field to a card through at most 35 files, as the map tells', () => {
  const map = readFileSync(join(root, 'docs/architecture.md'), 'utf8')
  const walk = map.slice(map.indexOf('## A post, from the field'), map.indexOf('Other readers are told'))
  let folder = ''
  const files = walk.split('\n').flatMap((row) =>
    [...row.matchAll(/`([^`]+)`/g)].flatMap(([, name = '']) => {
      if (!name.endsWith('/')) return [`${folder}${name}`]
      folder = name
      return []
    }),
  )
  const known = new Set(sources.map(({ path }) => path))
  expect(files.filter((file) => !known.has(file))).toEqual([])
  expect(files.length).toBeGreaterThan(20)
  expect(files.length).toBeLessThanOrEqual(35)
})

test('every journey is played by mocks and server', () => {
  const namesIn = (folder: string, ending: string) =>
    sources.filter(({ path }) => path.startsWith(folder)).map(({ path }) => path.slice(folder.length, -ending.length))
  const journeys = namesIn('tests/contract/journeys/', '.ts')
  expect(journeys.length).toBeGreaterThan(0)
  expect(namesIn('tests/contract/agreement/', '.test.ts')).toEqual(journeys)
})

test('the project speaks of itself alone', () => {
  expect(foreignMentions(filesEndingIn('.ts', '.tsx', '.mjs', '.json', '.md', '.mdx', '.css', '.html'))).toEqual([])
})
