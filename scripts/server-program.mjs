import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { requireNode } from './node-version.mjs'
import { root } from './web-build.mjs'

/**
 * Runs a program of the server with the words of the command line, on the data folder of `npm start` unless another is set.
 * @param {string} name its file in apps/server/src
 */
export function runServerProgram(name) {
  requireNode()
  const program = spawn(process.execPath, [join(root, 'apps', 'server', 'src', name), ...process.argv.slice(2)], {
    stdio: 'inherit',
    env: { DATA_DIR: join(root, 'data'), ...process.env },
  })
  program.on('exit', (code) => process.exit(code ?? 1))
}
