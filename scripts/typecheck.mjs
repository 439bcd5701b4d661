// `npm run typecheck`: every TypeScript program of the tree, two at a time. Features are one program: alone, each would read all that they
// share again.
import { spawn } from 'node:child_process'
import { root } from './web-build.mjs'

const programs = [
  'packages/contract',
  'packages/i18n',
  'packages/painter',
  'packages/demo',
  'packages/domain',
  'packages/tab-host',
  'packages/data',
  'packages/design-system',
  'packages/design-system/tsconfig.node.json',
  'packages/features',
  'mocks',
  'apps/server',
  'apps/web',
  'apps/storybook',
  'apps/tab',
  'tests',
]

const failed = []
const waiting = [...programs]

/** Takes one program after the other until none is left. */
async function work() {
  for (let program = waiting.shift(); program !== undefined; program = waiting.shift()) {
    const child = spawn('tsc', ['-p', program], { cwd: root, stdio: 'inherit', shell: process.platform === 'win32' })
    const code = await new Promise((resolve) => {
      child.on('error', () => resolve(1))
      child.on('close', resolve)
    })
    if (code !== 0) failed.push(program)
  }
}

await Promise.all([work(), work()])
if (failed.length > 0) console.error(`Types are wrong in ${failed.join(', ')}.`)
process.exitCode = failed.length > 0 ? 1 : 0
