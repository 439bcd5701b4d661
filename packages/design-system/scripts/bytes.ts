/**
 * What each subpath costs a page, measured from source: KiB of Brotli, React outside because the page has it anyway,
 * everything else inside. The sources are compiled once; each measurement then bundles what one import reaches, as an
 * application's bundler would. `npm run bytes` prints the table; test/bytes.test.ts holds it against the budgets.
 */
import { readFileSync } from 'node:fs'
import { posix } from 'node:path'
import { fileURLToPath } from 'node:url'
import { brotliCompressSync } from 'node:zlib'
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin'
import react from '@vitejs/plugin-react'
import { build, type Plugin } from 'vite'
import { folders, languages } from './exports.ts'

const root = fileURLToPath(new URL('../', import.meta.url))

/**
 * KiB of Brotli: `js` and `css` with everything inside, `own` what is in the folder alone (a page has the shared parts
 * once), `lazy` the largest of the chunks that are loaded only when they are needed.
 */
export type Bytes = { readonly js: number; readonly own: number; readonly css: number; readonly lazy: number }

/** A line of `bytes` in package.json. */
export type Budget = Partial<Bytes> & {
  /** Exports imported together from the root, for what is not a subpath. */
  readonly import?: readonly string[]
  /** The numbered case that the figure belongs to. */
  readonly case?: string
  /** What was promised and is not raised; the budget stays below it. That of `whole` follows docs/decisions/what-a-new-primitive-may-cost.md. */
  readonly promised?: Partial<Bytes>
}

type Module = { readonly code: string; readonly css: string; readonly sideEffects: boolean }
type Compiled = ReadonlyMap<string, Module>

const stylesheet = 'theme/styles'
const entryId = 'entry-of-measurement.js'
const production = { 'process.env.NODE_ENV': '"production"' }

const kib = (text: string) => (text === '' ? 0 : brotliCompressSync(text).length / 1024)
const isReact = (id: string) => /^react(-dom)?(\/|$)/.test(id)
const outputs = (built: Awaited<ReturnType<typeof build>>) =>
  [built].flat().flatMap((part) => ('output' in part ? part.output : []))

/** Faces are files of their own, loaded when a page uses them. */
const withoutFaces: Plugin = {
  name: 'without-faces',
  load: { filter: { id: /\/theme\/fonts\.css$/ }, handler: () => '' },
}

/** Every module that any subpath reaches, compiled, each with the style sheet that belongs to it. */
export async function compile(): Promise<Compiled> {
  // A test runner says that this is a test, and JSX would be compiled for development.
  process.env['NODE_ENV'] = 'production'
  const impure = new Set<string>()
  const built = await build({
    root,
    configFile: false,
    logLevel: 'error',
    plugins: [
      vanillaExtractPlugin({ identifiers: 'short' }),
      react(),
      withoutFaces,
      {
        name: 'what-has-side-effects',
        generateBundle(_, bundle) {
          for (const part of Object.values(bundle)) {
            if (part.type !== 'chunk' || part.facadeModuleId === null) continue
            // Of our own, `sideEffects` in package.json says it: style sheets, and the one module that gathers them.
            const ours = !part.facadeModuleId.includes('/node_modules/')
            const impurity = ours
              ? part.fileName.endsWith('.css.js') || part.fileName === `${stylesheet}.js`
              : this.getModuleInfo(part.facadeModuleId)?.moduleSideEffects !== false
            if (impurity) impure.add(part.fileName)
          }
        },
      },
    ],
    define: production,
    build: {
      write: false,
      minify: false,
      cssMinify: true,
      cssCodeSplit: true,
      target: 'es2022',
      lib: {
        entry: {
          index: `${root}src/index.ts`,
          [stylesheet]: `${root}src/theme/styles.ts`,
          ...Object.fromEntries(folders().map((folder) => [`${folder}/index`, `${root}src/${folder}/index.ts`])),
          ...Object.fromEntries(languages().map((tag) => [`locales/${tag}`, `${root}src/locales/${tag}.ts`])),
        },
        formats: ['es'],
      },
      rolldownOptions: { external: isReact, output: { preserveModules: true, preserveModulesRoot: `${root}src` } },
    },
  })
  const parts = outputs(built)
  const sheets = new Map(
    parts.flatMap((part) => (part.type === 'asset' ? [[part.fileName, String(part.source)] as const] : [])),
  )
  return new Map(
    parts.flatMap((part) => {
      if (part.type !== 'chunk') return []
      const css = [...(part.viteMetadata?.importedCss ?? [])].map((name) => sheets.get(name) ?? '').join('')
      return [[part.fileName, { code: part.code, css, sideEffects: impure.has(part.fileName) }] as const]
    }),
  )
}

const prefix = '\0compiled/'

/** Serves what was compiled once, under the names it has in the package; what is not in `folder` stays an import. */
function fromMemory(compiled: Compiled, entry: string, folder = ''): Plugin {
  return {
    name: 'from-memory',
    enforce: 'pre',
    resolveId(id, importer) {
      if (id === entryId) return { id: entryId, moduleSideEffects: true }
      const path = importer?.startsWith(prefix) ? posix.join(posix.dirname(importer.slice(prefix.length)), id) : id
      // Icons are modules of their own in one folder: the names of their files belong to nobody who draws them.
      if (compiled.has(path) && !path.startsWith(folder))
        return { id: path.startsWith('icon/') ? 'icon' : path, external: true }
      const found = compiled.get(path)
      return found ? { id: `${prefix}${path}`, moduleSideEffects: found.sideEffects } : null
    },
    load(id) {
      if (id === entryId) return entry
      return id.startsWith(prefix) ? (compiled.get(id.slice(prefix.length))?.code ?? null) : null
    },
  }
}

/** What Vite wraps around every `import()` to fetch style sheets first is the application's, once; not ours, each time. */
const withoutPreload: Plugin = {
  name: 'without-preload',
  enforce: 'pre',
  load: (id) => (id.includes('vite/preload-helper') ? 'export const __vitePreload = (load) => load()' : null),
}

async function bundle(compiled: Compiled, entry: string, folder?: string) {
  const built = await build({
    root,
    configFile: false,
    logLevel: 'error',
    plugins: [fromMemory(compiled, entry, folder), withoutPreload],
    define: production,
    build: {
      write: false,
      minify: true,
      target: 'es2022',
      modulePreload: false,
      rolldownOptions: { input: entryId, preserveEntrySignatures: 'strict', external: isReact },
    },
  })
  return outputs(built).flatMap((part) => (part.type === 'chunk' ? [part] : []))
}

type Chunks = Awaited<ReturnType<typeof bundle>>

/** The chunks a page loads before anything is shown: the entry, and what it imports without waiting. */
function atOnce(chunks: Chunks): Chunks {
  const named = new Map(chunks.map((chunk) => [chunk.fileName, chunk]))
  const found = new Set(chunks.filter(({ isEntry }) => isEntry))
  // A set that grows while it is walked is walked to its end.
  for (const { imports } of found) {
    for (const name of imports) {
      const chunk = named.get(name)
      if (chunk) found.add(chunk)
    }
  }
  return [...found]
}

const size = (chunks: Chunks) => chunks.reduce((total, { code }) => total + kib(code), 0)

/**
 * What an application pays for one import.
 * @param entry the module that imports, such as `export { Button } from 'index.js'`, naming compiled files.
 * @param folder the folder whose own part is wanted beside the whole.
 */
export async function measure(compiled: Compiled, entry: string, folder?: string): Promise<Bytes> {
  const chunks = await bundle(compiled, entry)
  const first = atOnce(chunks)
  const css = chunks.flatMap(({ moduleIds }) => moduleIds.map((id) => compiled.get(id.slice(prefix.length))?.css ?? ''))
  return {
    js: size(first),
    own: folder === undefined ? 0 : size(atOnce(await bundle(compiled, entry, folder))),
    css: kib(css.join('')),
    lazy: Math.max(0, ...chunks.filter((chunk) => !first.includes(chunk)).map(({ code }) => kib(code))),
  }
}

const manifest: { readonly bytes: Readonly<Record<string, Budget>> } = JSON.parse(
  readFileSync(`${root}package.json`, 'utf8'),
)

export const kinds = ['js', 'own', 'css', 'lazy'] as const

/** The budgets as they are written in package.json. */
export const budgets = manifest.bytes

/** What is measured, by name: each subpath of `exports`, and what is imported together under a name. */
export function entries(): Readonly<Record<string, string>> {
  return {
    ...Object.fromEntries(folders().map((folder) => [`./${folder}`, `export * from '${folder}/index.js'`])),
    ...Object.fromEntries(languages().map((tag) => [`./locales/${tag}`, `export * from 'locales/${tag}.js'`])),
    ...Object.fromEntries(
      Object.entries(budgets).flatMap(([name, { import: names }]) =>
        names ? [[name, `export { ${names.join(', ')} } from 'index.js'`] as const] : [],
      ),
    ),
    whole: `import '${stylesheet}.js'\nexport * from 'index.js'`,
  }
}

/** What is left of `whole` for the primitive that is made next: what `new-primitive.ts` writes, measured alone, and a little. */
export const roomForOne = { js: 0.4, css: 0.1 } as const

/** Everything there is to measure, measured. @param only the names that are wanted; all of them without */
export async function measureAll(only: readonly string[] = []): Promise<Readonly<Record<string, Bytes>>> {
  const compiled = await compile()
  const measured: Record<string, Bytes> = {}
  for (const [name, entry] of Object.entries(entries())) {
    if (only.length > 0 && !only.includes(name)) continue
    const folder = budgets[name]?.promised?.own === undefined ? undefined : name.replace('./', '') + '/'
    measured[name] = await measure(compiled, entry, folder)
  }
  return measured
}
