/** Taking back the replacement of a key while it waits: the key before stays. */
import { sql } from 'kysely'
import { dropMailTokens, takeMailToken } from '../account/mail-tokens.ts'
import type { Executor } from '../database/statements.ts'
import { defineCall } from '../http/calls.ts'
import { Problem } from '../http/problem.ts'
import { takeBack, takeBackSigned } from './take-back.ts'
import { tellPeers } from './tell-peers.ts'

/** @throws Problem `not-found` where nothing waits: it was taken back already, or is in force */
async function keepCurrent(tx: Executor, userId: string, takesBack: () => Promise<boolean>): Promise<void> {
  // Whoever publishes meanwhile waits here.
  await sql`update users set updated_at = updated_at where id = ${userId}`.execute(tx)
  if (!(await takesBack())) throw new Problem('not-found')
  await dropMailTokens(tx, 'key', userId)
}

/** No password: it leaves in force what is. Whoever wants another key has to prove that anew. */
const keep = defineCall('keepKey', async ({ viewer, body, write, limits, mail, now }) => {
  limits.toggles.take(viewer.id)
  await write(async (unit) => {
    await keepCurrent(unit.tx, viewer.id, () => takeBackSigned(unit.tx, viewer.id, body.statement, now()))
    await tellPeers(unit, viewer.id)
  })
  mail.send('keyKept', viewer.id, {})
  return undefined
})

/** Works signed out: whoever replaced the key may have ended the owner's sessions. */
const keepByLink = defineCall('keepKeyByLink', async ({ body, write, mail, now }) => {
  const userId = await write(async (unit) => {
    const taken = await takeMailToken(unit.tx, 'key', body.token, now())
    if (taken === undefined) return undefined
    await keepCurrent(unit.tx, taken.userId, () => takeBack(unit.tx, taken.userId, now()))
    await tellPeers(unit, taken.userId)
    return taken.userId
  })
  if (userId === undefined) throw new Problem('link-expired')
  mail.send('keyKept', userId, {})
  return undefined
})

export const keepCalls = [keep, keepByLink]
