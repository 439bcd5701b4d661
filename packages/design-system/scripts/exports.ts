/**
 * The package's `exports`, computed from its folders: one folder under `src` with an `index.ts` is one subpath. What is
 * not named here cannot be imported from outside.
 */
import { existsSync, readdirSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

/** Under it the workspace imports sources. They are not published, so the published package.json does not name it. */
export const sourceCondition = '@skein/source'

const src = fileURLToPath(new URL('../src/', import.meta.url))

/** Folders under `src` that are subpaths: each primitive, `tokens` and `theme`. */
export function folders(): readonly string[] {
  return readdirSync(src, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && existsSync(`${src}${entry.name}/index.ts`))
    .map((entry) => entry.name)
    .sort()
}

/** The languages that come with the package: `src/locales/de.ts` is the subpath `./locales/de`. */
export function languages(): readonly string[] {
  return readdirSync(`${src}locales`)
    .flatMap((file) => /^([a-z]{2})\.ts$/.exec(file)?.[1] ?? [])
    .sort()
}

function code(path: string) {
  return { [sourceCondition]: `./src/${path}.ts`, types: `./dist/${path}.d.ts`, default: `./dist/${path}.js` }
}

/** A style sheet: it has no names to import, and a compiler that checks imports for their effect alone finds a file all the same. */
function sheet(path: string) {
  return { types: './dist/style-sheet.d.ts', default: path }
}

/** What `exports` in package.json has to be. */
export function packageExports(): Record<string, unknown> {
  return {
    '.': code('index'),
    ...Object.fromEntries(folders().map((folder) => [`./${folder}`, code(`${folder}/index`)])),
    ...Object.fromEntries(languages().map((tag) => [`./locales/${tag}`, code(`locales/${tag}`)])),
    './styles.css': { [sourceCondition]: './src/theme/styles.ts', ...sheet('./dist/styles.css') },
    './components.css': sheet('./dist/components.css'),
    // Published as they are: Tailwind's own resolver knows no export condition of ours.
    './tailwind.css': sheet('./src/theme/tailwind.css'),
    './tailwind-theme.css': sheet('./src/theme/tailwind-theme.css'),
    './tokens/*.tokens.json': './tokens/*.tokens.json',
    './package.json': './package.json',
  }
}

/** What is data and the making of it, and no part of a page: it has a subpath, and is not in the whole. */
const apart: ReadonlySet<string> = new Set(['create-theme', 'tokens'])

/** The source of `src/index.ts`: everything but what stands apart. */
export function rootModule(): string {
  return folders()
    .filter((folder) => !apart.has(folder))
    .map((folder) => `export * from './${folder}/index.ts'\n`)
    .join('')
}
