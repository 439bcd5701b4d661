// `npm start`: builds what is needed, then becomes the server, with demo data on an empty database. Arguments go to the server (`npm start
// -- --empty`).
import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { requireNode } from './node-version.mjs'
import { ensureWebBuild, root } from './web-build.mjs'

requireNode()

try {
  const slow = setTimeout(() => console.log('Building the web app (about 20 seconds, once per change) …'), 500)
  const built = await ensureWebBuild()
  clearTimeout(slow)
  if (built) console.log('The web app is built.')
} catch (error) {
  console.error(error.message)
  process.exit(1)
}

const server = spawn(
  process.execPath,
  [join(root, 'apps', 'server', 'src', 'main.ts'), '--demo', ...process.argv.slice(2)],
  {
    stdio: 'inherit',
    env: { DATA_DIR: join(root, 'data'), ...process.env, NODE_ENV: process.env.NODE_ENV ?? 'production' },
  },
)
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => server.kill(signal))
server.on('exit', (code, signal) => process.exit(signal ? 0 : (code ?? 1)))
