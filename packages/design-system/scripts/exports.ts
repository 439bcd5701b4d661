/**
 * The package's `exports`, computed from its folders: one folder under `src` with an `index.ts` is one subpath. What is
 * not named here cannot be imported from outside.
 */
import { existsSync, readdirSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

const src = fileURLToPath(new URL('../src/', import.meta.url))

/** Folders under `src` that are subpaths: each primitive, `tokens` and `theme`. */
export function folders(): readonly string[] {
  return readdirSync(src, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && existsSync(`${src}${entry.name}/index.ts`))
    .map((entry) => entry.name)
    .sort()
}

function code(path: string) {
  return { '@skein/source': `./src/${path}.ts`, types: `./dist/${path}.d.ts`, default: `./dist/${path}.js` }
}

/** What `exports` in package.json has to be. */
export function packageExports(): Record<string, unknown> {
  return {
    '.': code('index'),
    ...Object.fromEntries(folders().map((folder) => [`./${folder}`, code(`${folder}/index`)])),
    './styles.css': { '@skein/source': './src/theme/styles.ts', default: './dist/styles.css' },
    // Published as it is: Tailwind's own resolver knows no export condition of ours.
    './tailwind.css': './src/theme/tailwind.css',
    './tokens/*.tokens.json': './tokens/*.tokens.json',
    './package.json': './package.json',
  }
}

/** The source of `src/index.ts`: everything but the tokens, which have a subpath of their own. */
export function rootModule(): string {
  return folders()
    .filter((folder) => folder !== 'tokens')
    .map((folder) => `export * from './${folder}/index.ts'\n`)
    .join('')
}
