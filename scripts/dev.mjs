// `npm run dev`: the API on the port after PORT, restarted when its sources change, and Vite with hot reload on PORT before it.
import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { requireNode } from './node-version.mjs'
import { root } from './web-build.mjs'

requireNode()

const port = Number(process.env.PORT ?? 3000)
const apiPort = port + 1
const children = []

function run(args, cwd, env) {
  const child = spawn(process.execPath, args, { cwd, stdio: 'inherit', env: { ...process.env, ...env } })
  children.push(child)
  child.on('exit', (code) => stop(code ?? 0))
}

let stopping = false
function stop(code) {
  if (stopping) return
  stopping = true
  for (const child of children) child.kill('SIGTERM')
  process.exitCode = code
}
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => stop(0))

console.log(`Skein in development: http://localhost:${port} (API on ${apiPort})`)
run(['--watch', join(root, 'apps/server/src/main.ts'), '--api-only', '--demo'], root, {
  PORT: String(apiPort),
  PUBLIC_URL: `http://localhost:${port}`,
  DATA_DIR: process.env.DATA_DIR ?? join(root, 'data'),
})
run([join(root, 'node_modules/vite/bin/vite.js'), '--port', String(port), '--strictPort'], join(root, 'apps/web'), {
  SKEIN_API: `http://127.0.0.1:${apiPort}`,
})
