/**
 * `npm run new:primitive -- Name`: a primitive that passes every check from the first moment: its folder, its page, its story with pictures, its
 * place among the exports, the report of its types, what is spoken of it, its budget of bytes and its changeset. What it does is then written into it.
 */
import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { primitiveFiles, primitiveName } from './primitive-files.ts'

const library = fileURLToPath(new URL('..', import.meta.url))
const repository = join(library, '../..')

const name = primitiveName(process.argv[2])
if (name === undefined) {
  console.error('Say its name as a component has it: npm run new:primitive -- RatingStars')
  process.exit(2)
}
const folder = join(library, 'src', name.folder)
if (existsSync(folder)) {
  console.error(`There is a folder src/${name.folder} already.`)
  process.exit(2)
}

mkdirSync(folder)
for (const [file, text] of primitiveFiles(name)) writeFileSync(join(folder, file), text)
writeFileSync(
  join(repository, `.changeset/${name.folder}.md`),
  `---\n'@skein/design-system': minor\n---\n\n\`${name.component}\` is new.\n`,
)

const steps: [command: string, args: string[], folder: string][] = [
  ['node', ['scripts/generate-exports.ts'], library],
  ['npm', ['run', 'build'], library],
  ['node', ['scripts/write-api.ts'], library],
  ['node', ['scripts/print-bytes.ts', '--write', `./${name.folder}`], library],
  ['npx', ['oxfmt'], repository],
  ['npm', ['run', 'visual:update', '--', `packages/design-system/src/${name.folder}`], repository],
  ['npm', ['run', 'spoken:update', '--', 'primitives'], repository],
]
for (const [command, args, cwd] of steps) {
  const { status } = spawnSync(command, args, { cwd, stdio: 'inherit', shell: process.platform === 'win32' })
  if (status !== 0) process.exit(status ?? 1)
}
console.log(
  `packages/design-system/src/${name.folder} is there. Look at its pictures in tests/visual/baselines, then make it what it is to be.`,
)
