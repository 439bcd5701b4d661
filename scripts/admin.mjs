// `npm run admin`: commands for whoever runs the server (moderators, backups, import of an archive).
import { runServerProgram } from './server-program.mjs'

runServerProgram('admin.ts')
