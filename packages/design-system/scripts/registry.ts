/**
 * The signature primitives as items of a copy-in registry (https://ui.shadcn.com/docs/registry): for teams that want the
 * source in their own tree. Each item is the source that is published, with every module it imports, and never a fork of
 * it. Styles stay vanilla-extract; an application that copies them in needs its bundler plugin.
 */
import { readFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'

const src = fileURLToPath(new URL('../src/', import.meta.url))

/** Item → the modules it begins with. */
const entries = {
  theme: { title: 'Theme', modules: ['theme/styles.ts', 'theme/index.ts'] },
  toast: { title: 'Toast', modules: ['toast/index.ts'] },
  tooltip: { title: 'Tooltip', modules: ['tooltip/index.ts'] },
  poll: { title: 'Poll and PollBuilder', modules: ['poll/index.ts', 'poll-builder/index.ts'] },
  emoji: { title: 'EmojiPicker and ReactionBar', modules: ['emoji-picker/index.ts', 'reaction-bar/index.ts'] },
  'video-pager': { title: 'VideoPager', modules: ['video-pager/index.ts'] },
  recorder: {
    title: 'Recorder, and the parts of a camera',
    modules: [
      'recorder/index.ts',
      'viewfinder/index.ts',
      'clip/index.ts',
      'filter-grid/index.ts',
      'track-list/index.ts',
    ],
  },
} as const

export type RegistryItem = {
  $schema: string
  name: string
  type: 'registry:ui' | 'registry:theme'
  title: string
  dependencies: string[]
  registryDependencies: string[]
  files: { path: string; type: 'registry:ui'; target: string; content: string }[]
}

const specifiers = /(?:\bfrom |\bimport\()'([@\w./-]+)'|^import '([@\w./-]+)'/gm

/** Package names and their pinned versions, from this package's own manifest. */
function versions(): ReadonlyMap<string, string> {
  const manifest: unknown = JSON.parse(readFileSync(join(src, '..', 'package.json'), 'utf8'))
  const found = new Map<string, string>()
  if (typeof manifest !== 'object' || manifest === null) return found
  for (const field of ['dependencies', 'devDependencies']) {
    const group: unknown = Reflect.get(manifest, field)
    if (typeof group === 'object' && group !== null) {
      for (const [name, version] of Object.entries(group)) found.set(name, String(version))
    }
  }
  return found
}

/** Every file that `modules` reach by relative imports, and the packages those files import. */
function closure(modules: readonly string[]): { files: string[]; packages: Set<string> } {
  const files = new Set<string>()
  const packages = new Set<string>()
  const open = modules.map((module) => join(src, module))
  for (let file = open.pop(); file !== undefined; file = open.pop()) {
    if (files.has(file)) continue
    files.add(file)
    if (file.endsWith('.css')) continue
    for (const [, from, bare] of readFileSync(file, 'utf8').matchAll(specifiers)) {
      const specifier = from ?? bare ?? ''
      if (specifier.startsWith('.')) open.push(join(dirname(file), specifier))
      else packages.add(specifier.split('/', specifier.startsWith('@') ? 2 : 1).join('/'))
    }
  }
  return { files: [...files].toSorted(), packages }
}

/** Bundlers resolve a module without its ending; only compilers that are told to accept one with it. */
const withoutEndings = (source: string) =>
  source.replaceAll(/((?:from|import\()\s*'\.[^']*?)\.tsx?'/g, "$1'").replaceAll(/^(import '\.[^']*?)\.tsx?'/gm, "$1'")

/** All items, ready to be written as `<name>.json`. */
export function registryItems(): RegistryItem[] {
  const known = versions()
  return Object.entries(entries).map(([name, { title, modules }]) => {
    const { files, packages } = closure(modules)
    const dependencies = [...packages].filter((dependency) => !/^react(-dom)?$/.test(dependency)).toSorted()
    return {
      $schema: 'https://ui.shadcn.com/schema/registry-item.json',
      name,
      type: name === 'theme' ? 'registry:theme' : 'registry:ui',
      title,
      dependencies: dependencies.map((dependency) => `${dependency}@${known.get(dependency) ?? 'latest'}`),
      registryDependencies: name === 'theme' ? [] : ['@skein/theme'],
      files: files.map((file) => {
        const path = `skein/${relative(src, file).replaceAll('\\', '/')}`
        const content = withoutEndings(readFileSync(file, 'utf8'))
        return { path, type: 'registry:ui' as const, target: `components/${path}`, content }
      }),
    }
  })
}

/** The registry's own index. */
export function registryIndex(items: readonly RegistryItem[]) {
  return {
    $schema: 'https://ui.shadcn.com/schema/registry.json',
    name: 'skein',
    items: items.map(({ name, type, title }) => ({ name, type, title })),
  }
}
