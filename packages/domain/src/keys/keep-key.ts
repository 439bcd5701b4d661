/** Taking back the replacement of a key while it waits: the key before stays. */
import { sql } from 'kysely'
import { dropMailTokens, takeMailToken } from '../account/mail-tokens.ts'
import type { Executor } from '../database/statements.ts'
import type { Write } from '../events/unit-of-work.ts'
import { callsWith } from '../calls/define-call.ts'
import { Problem } from '../calls/problem.ts'
import type { Mail } from '../mail/mail.ts'
import type { Clock } from '../ports.ts'
import { takeBack, takeBackSigned } from './take-back.ts'
import { tellPeers } from './tell-peers.ts'

type Needs = {
  write: Write
  mail: Mail
  now: Clock
}

const defineCall = callsWith<Needs>()

/** @throws Problem `not-found` where nothing waits: it was taken back already, or is in force */
async function keepCurrent(tx: Executor, userId: string, takesBack: () => Promise<boolean>): Promise<void> {
  // Whoever publishes meanwhile waits here.
  await sql`update users set updated_at = updated_at where id = ${userId}`.execute(tx)
  if (!(await takesBack())) throw new Problem('not-found')
  await dropMailTokens(tx, 'key', userId)
}

/** No password: it leaves in force what is. Whoever wants another key has to prove that anew. */
const keep = defineCall(
  'keepKey',
  async ({ viewer, body, write, mail, now }) => {
    await write(async (unit) => {
      await keepCurrent(unit.tx, viewer.id, () => takeBackSigned(unit.tx, viewer.id, body.statement, now()))
      await tellPeers(unit, viewer.id)
      await mail.send(unit.tx, 'keyKept', viewer.id, {})
    })
    return undefined
  },
  { limit: 'toggles' },
)

/** Works signed out: whoever replaced the key may have ended the owner's sessions. */
const keepByLink = defineCall('keepKeyByLink', async ({ body, write, mail, now }) => {
  const userId = await write(async (unit) => {
    const taken = await takeMailToken(unit.tx, 'key', body.token, now())
    if (taken === undefined) return undefined
    await keepCurrent(unit.tx, taken.userId, () => takeBack(unit.tx, taken.userId, now()))
    await tellPeers(unit, taken.userId)
    await mail.send(unit.tx, 'keyKept', taken.userId, {})
    return taken.userId
  })
  if (userId === undefined) throw new Problem('link-expired')
  return undefined
})

export const keepCalls = [keep, keepByLink]
