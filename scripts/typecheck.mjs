// `npm run typecheck`: every TypeScript file of the tree, two programs at a time. A program reads all that it imports again, so what is checked
// by the same rules is one program; the tsconfig.json of a workspace is for editors, and for those that are alone.
import { spawn } from 'node:child_process'
import { root } from './web-build.mjs'

/** The longest first: the other core has the short ones. */
const programs = [
  'scripts/types/pages-and-tools.json',
  'packages/features',
  'apps/server',
  'packages/design-system',
  'scripts/types/no-platform.json',
  'packages/data',
  'packages/i18n',
  'packages/demo',
  'packages/painter',
  'apps/web/worker',
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
