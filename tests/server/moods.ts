/**
 * Loaded before a server (`--import`) that faults are tried on. At SIGUSR2 it reads what is to be wrong from the file that `SERVER_MOODS`
 * names: how far its clock is off (ms), and whether the disk of its SQLite is full. SQLite itself refuses what needs another page then,
 * as it does where the system has none left.
 */
import { readFileSync } from 'node:fs'
import { DatabaseSync } from 'node:sqlite'
import * as z from 'zod'

export const Moods = z.object({ clockMs: z.number(), isDiskFull: z.boolean() })
export type Moods = z.infer<typeof Moods>

/** The most pages a database may have when nobody says. */
const allPages = 4_294_967_294

const realNow = Date.now.bind(Date)
let shift = 0
Date.now = () => realNow() + shift

/** Connections of this process: each has its own limit of pages. */
const connections = new Set<DatabaseSync>()
const prepare = Reflect.get(DatabaseSync.prototype, 'prepare')
DatabaseSync.prototype.prepare = function prepareAndRemember(...rest) {
  connections.add(this)
  return prepare.apply(this, rest)
}

process.on('SIGUSR2', () => {
  const { clockMs, isDiskFull } = Moods.parse(JSON.parse(readFileSync(process.env.SERVER_MOODS ?? '', 'utf8')))
  shift = clockMs
  for (const connection of connections)
    if (connection.isOpen) connection.exec(`pragma max_page_count = ${isDiskFull ? 1 : allPages}`)
})
