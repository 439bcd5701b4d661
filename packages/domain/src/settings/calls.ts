import type { Database } from '../database/database.ts'
import type { Write } from '../events/unit-of-work.ts'
import type { CallCounts } from '../calls/call-limits.ts'
import { languageCookie, putCookie } from '../calls/cookies.ts'
import { callsWith } from '../calls/define-call.ts'
import { languageOf } from '../calls/language.ts'
import { Problem } from '../calls/problem.ts'
import type { Clock } from '../ports.ts'
import type { ProductConfig } from '../product-config.ts'
import { findByEmail } from './find-by-email.ts'
import { mutedWordCalls } from './muted-words.ts'
import { acceptWaiting } from './open-account.ts'
import { readSettings, writeSettings } from './settings-store.ts'

type Needs = {
  config: ProductConfig
  database: Database
  write: Write
  counts: CallCounts
  now: Clock
}

const defineCall = callsWith<Needs>()

const read = defineCall('getSettings', ({ viewer, request, database }) =>
  readSettings(database.kysely, viewer.id, languageOf(request.headers)),
)

const update = defineCall(
  'updateSettings',
  async ({ viewer, body, request, reply, write, config, now }) => {
    const settings = await write(async (unit) => {
      await writeSettings(unit.tx, viewer.id, body, now())
      if (body.aiPosts !== undefined) unit.announce({ kind: 'wishes-changed', userId: viewer.id })
      if (body.privateAccount === false) await acceptWaiting(unit, viewer.id)
      return readSettings(unit.tx, viewer.id, languageOf(request.headers))
    })
    // The next document comes in this language, in this browser; others learn it when they sign in.
    if (body.language !== undefined)
      putCookie(reply, languageCookie(body.language, config.publicUrl?.startsWith('https:') === true))
    return settings
  },
  { limit: 'toggles' },
)

const lookUp = defineCall('lookUpUser', async ({ viewer, body, database, counts }) => {
  const [found] = await findByEmail({ database, counts }, viewer, body.email)
  if (found === undefined) throw new Problem('user-not-found')
  return found
})

export const settingsCalls = [read, update, lookUp, ...mutedWordCalls]
