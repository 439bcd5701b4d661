/** Loaded before the server (`--import`): writes the address of every module that is loaded, a line each, into the file LOADED_MODULES. */
import { appendFileSync } from 'node:fs'
import { registerHooks } from 'node:module'

const list = process.env['LOADED_MODULES']
if (list === undefined) throw new Error('LOADED_MODULES names no file.')

registerHooks({
  load(url, context, next) {
    appendFileSync(list, `${url}\n`)
    return next(url, context)
  },
})
