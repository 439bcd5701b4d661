// `npm run typecheck`: every TypeScript program of the tree, one after the other. Features are one program: alone, each would
// read all that they share again.
import { spawnSync } from 'node:child_process'
import { root } from './web-build.mjs'

const programs = [
  'packages/contract',
  'packages/i18n',
  'packages/data',
  'packages/design-system',
  'packages/design-system/tsconfig.node.json',
  'packages/features',
  'mocks',
  'apps/server',
  'apps/web',
  'apps/storybook',
  'tests',
]

const failed = programs.filter(
  (program) =>
    spawnSync('tsc', ['-p', program], { cwd: root, stdio: 'inherit', shell: process.platform === 'win32' }).status !==
    0,
)
if (failed.length > 0) console.error(`Types are wrong in ${failed.join(', ')}.`)
process.exitCode = failed.length > 0 ? 1 : 0
