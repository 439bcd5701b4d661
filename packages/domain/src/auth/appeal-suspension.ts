import type { CallCounts } from '../calls/call-limits.ts'
import { callsWith } from '../calls/define-call.ts'
import { Problem } from '../calls/problem.ts'
import { keepAppeal } from '../moderation/keep-appeal.ts'
import { suspensionOf } from '../moderation/suspend.ts'
import type { Clock } from '../ports.ts'
import { memberByPassword } from './member-by-password.ts'
import type { PasswordParts } from './member-by-password.ts'

type Needs = PasswordParts & { counts: CallCounts; now: Clock }

const defineCall = callsWith<Needs>()

/**
 * The answer of a member who cannot sign in to give it: with the password that was just refused, and against the same budgets. It opens
 * nothing, and says no more than signing in says.
 */
export const appealSuspension = defineCall('appealSuspension', async (context) => {
  const { body, database, counts, now } = context
  const { id, suspended_at: suspendedAt } = await memberByPassword(context)
  if (suspendedAt === null) throw new Problem('not-found')
  counts.take('appeals', id)
  await database.transaction(async (tx) => {
    const measureId = await suspensionOf(tx, { id, suspendedAt })
    await keepAppeal(tx, { measureId, userId: id, text: body.text.trim(), time: now() })
  })
  return undefined
})
