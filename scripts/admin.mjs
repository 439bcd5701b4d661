// `npm run admin`: commands for whoever runs the server (moderators, import of an archive).
import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { requireNode } from './node-version.mjs'
import { root } from './web-build.mjs'

requireNode()

const admin = spawn(process.execPath, [join(root, 'apps', 'server', 'src', 'admin.ts'), ...process.argv.slice(2)], {
  stdio: 'inherit',
  env: { DATA_DIR: join(root, 'data'), ...process.env },
})
admin.on('exit', (code) => process.exit(code ?? 1))
