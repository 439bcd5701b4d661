/**
 * The rules of the tree as functions from files to violations, one sentence each, so that each rule can be shown to fail.
 * Directions: contract ← data ← features ← apps/web; design-system ← features; i18n ← features; mocks → tab-host → domain; server → domain → contract.
 */
import { dirname, join } from 'node:path/posix'
import type { SourceFile } from './repository.ts'

/** A part of the tree and what it may import of ours. Stories may import more: they are the catalogue, not the product. */
type Zone = { folder: string; name: string; mayImport: string[]; storiesMayImport?: string[] }

const shared = ['@skein/contract', '@skein/data', '@skein/design-system', '@skein/i18n']

/** Features that screens share; all others never import each other. */
const sharedFeatures = [
  '@skein/feature-form',
  '@skein/feature-person',
  '@skein/feature-post',
  '@skein/feature-composer',
  '@skein/feature-feed',
  '@skein/feature-search-box',
  '@skein/feature-assistant',
]

/** The zone of each workspace, made from the folders that exist: a new feature is covered without being listed. */
export function zonesOf(workspaceFolders: string[]): Zone[] {
  return workspaceFolders.map((folder) => {
    const feature = /^packages\/features\/(.+)$/.exec(folder)?.[1]
    if (feature !== undefined) {
      const name = `@skein/feature-${feature}`
      return {
        folder,
        name,
        mayImport: [...shared, ...sharedFeatures.filter((other) => other !== name)],
        storiesMayImport: ['@skein/mocks'],
      }
    }
    switch (folder) {
      case 'packages/contract':
        return { folder, name: '@skein/contract', mayImport: [] }
      case 'packages/i18n':
        return { folder, name: '@skein/i18n', mayImport: ['@skein/contract'] }
      case 'packages/painter':
        return { folder, name: '@skein/painter', mayImport: [] }
      case 'packages/demo':
        return { folder, name: '@skein/demo', mayImport: ['@skein/contract', '@skein/painter'] }
      case 'packages/domain':
        return { folder, name: '@skein/domain', mayImport: ['@skein/contract', '@skein/i18n'] }
      case 'packages/tab-host':
        return { folder, name: '@skein/tab-host', mayImport: ['@skein/contract', '@skein/domain'] }
      case 'packages/design-system':
        return { folder, name: '@skein/design-system', mayImport: [] }
      case 'packages/data':
        return { folder, name: '@skein/data', mayImport: ['@skein/contract'] }
      case 'apps/web':
        return { folder, name: '@skein/web', mayImport: [...shared, '@skein/feature-*'] }
      case 'apps/server':
        return {
          folder,
          name: '@skein/server',
          mayImport: ['@skein/contract', '@skein/demo', '@skein/domain', '@skein/i18n', '@skein/painter'],
        }
      case 'apps/tab':
        return {
          folder,
          name: '@skein/tab',
          mayImport: ['@skein/contract', '@skein/i18n', '@skein/painter', '@skein/tab-host', '@skein/web'],
        }
      case 'apps/storybook':
        return { folder, name: '@skein/storybook', mayImport: [...shared, '@skein/feature-*', '@skein/mocks'] }
      case 'mocks':
        return {
          folder,
          name: '@skein/mocks',
          mayImport: ['@skein/contract', '@skein/domain', '@skein/i18n', '@skein/tab-host'],
        }
      case 'tests':
        return { folder, name: '@skein/tests', mayImport: ['@skein/*'] }
      default:
        throw new Error(`The folder ${folder} has no place in the architecture.`)
    }
  })
}

const importPattern =
  /(?:^|[\s;])(?:import|export)\s[^'"]*?from\s*['"]([^'"]+)['"]|^\s*import\s*['"]([^'"]+)['"]|\bimport\(\s*['"]([^'"]+)['"]\s*\)/gm

/** The module specifiers a file imports, statically or not. */
export function importsOf(text: string): string[] {
  return [...text.matchAll(importPattern)].map((match) => match[1] ?? match[2] ?? match[3] ?? '')
}

/** Those of them that are loaded, or read by the compiler, together with the file: all but `import()`. */
export function staticImportsOf(text: string): string[] {
  return [...text.matchAll(importPattern)].flatMap((match) => match[1] ?? match[2] ?? [])
}

const isStory = (path: string) => /\.(stories|fixture)\.tsx$/.test(path)
const packageOf = (specifier: string) => specifier.split('/').slice(0, 2).join('/')
const matches = (allowed: string, name: string) =>
  allowed.endsWith('*') ? name.startsWith(allowed.slice(0, -1)) : allowed === name

/** The one patience is for every check, wherever it stands, and so are the witnesses of what a browser says and does, and who listens. */
const isForChecks = (path: string, target: string) =>
  target === 'tests/patience.ts' ||
  (/^tests\/(?:browser\/witness|spoken\/(?:page|walk))\.ts$/.test(target) &&
    /\.browser\.test\.tsx$|\.fixture\.tsx?$/.test(path))

/** Imports that run against the directions, by name or by a relative path out of the workspace. */
export function forbiddenImports(files: SourceFile[], zones: Zone[]): string[] {
  const violations: string[] = []
  for (const file of files) {
    const zone = zones.find(({ folder }) => file.path.startsWith(`${folder}/`))
    if (!zone) continue
    // How a workspace is built and tested is tooling: it may use the browser that all checks share.
    if (file.path.endsWith('.config.ts')) continue
    const allowed = [...zone.mayImport, zone.name, ...(isStory(file.path) ? (zone.storiesMayImport ?? []) : [])]
    for (const specifier of importsOf(file.text)) {
      if (specifier.startsWith('@skein/')) {
        const name = packageOf(specifier)
        if (!allowed.some((entry) => matches(entry, name))) violations.push(`${file.path} must not import ${name}`)
      } else if (specifier.startsWith('.') && zone.folder !== 'tests') {
        const target = join(dirname(file.path), specifier)
        if (!target.startsWith(`${zone.folder}/`) && !isForChecks(file.path, target))
          violations.push(`${file.path} reaches out of ${zone.folder} to ${target}`)
      }
    }
  }
  return violations
}

/** What of the server knows the demo set, and the one file from which that is loaded. */
const demoSeed = 'apps/server/src/demo-seed/'
const demoDoor = 'apps/server/src/demo-set.ts'

/**
 * Rule: a server that serves no demo data loads none. Only the folder that seeds knows `@skein/demo`, and nothing but the one door loads
 * that folder, by `import()`.
 */
export function demoLoadedAtStart(files: SourceFile[]): string[] {
  return files.flatMap(({ path, text }) => {
    if (!path.startsWith('apps/server/src/') || path.startsWith(demoSeed)) return []
    const loadsWithFile = path === demoDoor ? staticImportsOf(text) : importsOf(text)
    return [
      ...importsOf(text).filter((specifier) => packageOf(specifier) === '@skein/demo'),
      ...loadsWithFile.filter((specifier) => join(dirname(path), specifier).startsWith(demoSeed)),
    ].map((specifier) => `${path} loads the demo set: ${specifier}`)
  })
}

/** Rule 2: components are styled in vanilla-extract, and only they are. */
export function misplacedStyles(files: SourceFile[]): string[] {
  return files.flatMap(({ path, text }) => {
    const inDesignSystem = path.startsWith('packages/design-system/')
    if (path.endsWith('.css.ts')) return inDesignSystem ? [] : [`${path}: .css.ts belongs in the design system`]
    if (!inDesignSystem) return []
    const found: string[] = []
    if (path.endsWith('package.json') && /"(@tailwindcss\/[^"]+|tailwindcss|tailwind-merge)"/.test(text)) {
      found.push(`${path}: the design system must not depend on Tailwind`)
    }
    if (
      path.endsWith('.tsx') &&
      !isStory(path) &&
      !path.endsWith('.test.tsx') &&
      // Joined from names of a .css.ts file is fine; written out is not.
      /className=(["']|\{["']|\{`(?!\$\{))/.test(text)
    ) {
      found.push(`${path}: class names of the design system come from a .css.ts file`)
    }
    return found
  })
}

/** What only this product does; a library for others says none of it. */
const productWords =
  /\b(?:post(?:s|ed|ing)?|log(?:ged)? ?in|sign(?:ed)? (?:in|up|out)|reels?|stor(?:y|ies)|upload(?:s|ed|ing)?|repost|bookmark|follow(?:ers?|ing))\b/i

/** Quoted texts of a line. An attribute that names a component or a state is no text. */
const textsIn = (line: string) =>
  [
    ...line
      .replace(/^\s*(?:\*|\/\/|\/\*).*$|\s\/\/ .*$/, '')
      .replaceAll(/\bdata-[a-z-]+="[^"]*"/g, '')
      .matchAll(/'((?:[^'\\]|\\.)*)'|"([^"]*)"|`([^`]*)`|>([^<>{}]+)</g),
  ].map((match) => match[1] ?? match[2] ?? match[3] ?? match[4] ?? '')

/** A text has more than one word, or begins like a sentence; everything else is a name in the code. */
const isText = (text: string) => /^[A-Z][a-z]+\W*$|\S .*\S/.test(text)

/** Names of values that only this product gives to something: a prop or a mode of the library is called after what it does. */
const productNames = /^(?:reels?|stor(?:y|ies)|followers?)$/

/** The library knows no product word: what a primitive says or is called by itself could be said anywhere. */
export function productTexts(files: SourceFile[]): string[] {
  return files.flatMap(({ path, text }) =>
    /^packages\/design-system\/src\/.+\.tsx?$/.test(path) &&
    !/\/generated\/|\.(?:stories|fixture|conformance|test)\.tsx?$|\.css\.ts$/.test(path)
      ? text.split('\n').flatMap((line, index) =>
          textsIn(line)
            .filter((each) => (isText(each) && productWords.test(each)) || productNames.test(each))
            .map((each) => `${path}:${index + 1}: “${each}” is of the product`),
        )
      : [],
  )
}

/** Drawn by the product: stories, fixtures and tests are not. */
const isProduct = (path: string) =>
  /^(?:packages|apps)\/.+\.tsx?$/.test(path) &&
  !path.startsWith('packages/design-system/') &&
  !isStory(path) &&
  !/\.(?:test|spec)\.tsx?$|\/test\//.test(path)

/** Screens draw no button of their own: its keys, its ring of the focus and its target are the library's. */
export function rawButtons(files: SourceFile[]): string[] {
  return files.flatMap(({ path, text }) =>
    isProduct(path)
      ? text
          .split('\n')
          .flatMap((line, index) =>
            /<button(?=[\s>]|$)/.test(line)
              ? [`${path}:${index + 1}: a raw button; the library has Button, IconButton, TextButton and Pressable`]
              : [],
          )
      : [],
  )
}

/** A class that holds a value of its own: `text-[0.9375rem]`, `max-[24rem]:px-4`, `[scrollbar-width:none]`. */
const arbitrary = /(?<=['"`\s:])-?(?:@?[a-z][a-z0-9-]*-\[[^\]\s'"`]+\]|\[[a-z-]+:[^\]\s'"`]+\])/g

/** Values in class names that are no token of the library, each with its place. */
export function arbitraryValues(files: SourceFile[]): string[] {
  return files.flatMap(({ path, text }) =>
    isProduct(path) && /^(?:packages\/features|apps\/web)\//.test(path)
      ? text
          .split('\n')
          .flatMap((line, index) => [...line.matchAll(arbitrary)].map(([value]) => `${path}:${index + 1}: ${value}`))
      : [],
  )
}

const colour =
  /(?<![\w&/-])#(?:[0-9a-f]{3,4}|[0-9a-f]{6}|[0-9a-f]{8})\b(?!-)|\b(?:rgba?|hsla?|oklch|oklab|lab|lch|hwb)\(\s*[\d.]/i

/** Rule 1: a token is born once, so no colour literal stands outside the tokens (drawn pictures are content, not interface; fixtures paint what a camera would show). */
export function colourLiterals(files: SourceFile[]): string[] {
  return files.flatMap(({ path, text }) => {
    if (!/^(packages|apps)\//.test(path) || !/\.(tsx?|css|html)$/.test(path)) return []
    if (
      /^packages\/design-system\/tokens\/|^packages\/painter\/src\/illustrations\/|^apps\/server\/test\/(support|fixtures)\/|\.(test|fixture)\.tsx?$|\/generated\/|\.generated\.tsx?$/.test(
        path,
      )
    )
      return []
    return text.split('\n').flatMap((line, index) => {
      const code = line.replace(/^\s*(\*|\/\/|\/\*).*$/, '')
      return colour.test(code) ? [`${path}:${index + 1}: colour literal outside the tokens`] : []
    })
  })
}

/** Where a query is read and written: the router, by the table of pages, and the client of the API. */
const queryFiles = new Set(['apps/web/src/router.ts', 'packages/data/src/client/call.ts'])

/**
 * Rule: an address of a page comes from the table of pages (`@skein/contract/addresses`), which knows what a query may say; one that leads
 * nowhere does not compile then.
 */
export function bareAddresses(files: SourceFile[]): string[] {
  const bare =
    /\b(?:href|to)=(?:["']|\{["'`])\/|(?:linkTo|location\.(?:assign|replace))\(\s*["'`]\/|`\/(?:post|profile|explore|search|auth|messages|settings|videos|bookmarks)\b[^`]*\$\{/
  return files.flatMap(({ path, text }) => {
    if (
      !/^(?:packages\/(?:features\/[^/]+|data|domain)|apps\/(?:web|server)|mocks)\/src\/(?!fixtures|catalogue)/.test(
        path,
      )
    )
      return []
    if (/\.(?:test|fixture)\.tsx?$|\.gen\.ts$/.test(path) || isStory(path)) return []
    const lines = text.split('\n').flatMap((line, index) => {
      const code = line.replace(/^\s*(\*|\/\/|\/\*).*$/, '')
      return bare.test(code) ? [`${path}:${index + 1}: an address that is not from the table of pages`] : []
    })
    const isParsing = text.includes('new URLSearchParams(') && !path.startsWith('apps/server/') && !queryFiles.has(path)
    return isParsing ? [...lines, `${path}: a query is read by the table of pages`] : lines
  })
}

/** The parts of a package-lock.json that the check reads. */
export type Lock = { packages: Record<string, { optionalDependencies?: Record<string, string> }> }

/** Optional platform packages that the lock file lacks: with one missing, `npm ci` fails on that platform. */
export function missingPlatformPackages({ packages }: Lock): string[] {
  const places = new Set(Object.keys(packages))
  return Object.entries(packages).flatMap(([place, { optionalDependencies = {} }]) =>
    Object.keys(optionalDependencies)
      .filter((name) => {
        // Node's look-up: next to the package that asks for it, then in each folder above.
        const parts = place.split('/node_modules/')
        for (let depth = parts.length; depth >= 0; depth -= 1) {
          const above = parts.slice(0, depth).join('/node_modules/')
          if (places.has(above === '' ? `node_modules/${name}` : `${above}/node_modules/${name}`)) return false
        }
        return true
      })
      .map((name) => `${place || 'the root'} lacks ${name} in the lock file`),
  )
}

/** Dependencies are pinned to one version. */
export function unpinnedDependencies(manifests: { path: string; dependencies: Record<string, string> }[]): string[] {
  return manifests.flatMap(({ path, dependencies }) =>
    Object.entries(dependencies)
      .filter(([, version]) => !/^\d+\.\d+\.\d+(-[\w.]+)?$/.test(version))
      .map(([name, version]) => `${path}: ${name} is not pinned (${version})`),
  )
}

/** The project speaks of itself alone: no path of a machine, no address of a registry. */
export function foreignMentions(files: SourceFile[]): string[] {
  return files.flatMap(({ path, text }) =>
    [/(?<![\w.])\/(?:home|Users|root|work)\/\w/, /registry\.npm[a-z]+\.org/, /(?:packages|deb)\.debian\.org/].flatMap(
      (mention) =>
        path.startsWith('tests/architecture/') || !mention.test(text)
          ? []
          : [`${path} mentions ${mention.exec(text)?.[0] ?? ''}`],
    ),
  )
}
