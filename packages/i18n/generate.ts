/** `node packages/i18n/generate.ts`: writes `src/generated` from `messages`, and removes what no longer has a source. */
import { existsSync, globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { readCatalogues } from './compile/catalogues.ts'
import { sourcesOf } from './compile/sources.ts'

const target = join(import.meta.dirname, 'src', 'generated')
const sources = sourcesOf(readCatalogues(join(import.meta.dirname, 'messages')))

let written = 0
for (const [path, text] of sources) {
  const file = join(target, path)
  if (existsSync(file) && readFileSync(file, 'utf8') === text) continue
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, text)
  written += 1
}
for (const path of globSync('**/*.gen.ts', { cwd: target })) {
  if (!sources.has(path.replaceAll('\\', '/'))) rmSync(join(target, path))
}
console.log(`${sources.size} files of messages, ${written} of them changed.`)
