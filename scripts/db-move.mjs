// `npm run db:move`: all rows from one database to another one.
import { runServerProgram } from './server-program.mjs'

runServerProgram('db-move.ts')
