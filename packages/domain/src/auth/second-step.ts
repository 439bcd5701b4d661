import { limits } from '@skein/contract'
import { calls } from '@skein/contract/calls'
import { callsWith } from '../calls/define-call.ts'
import { Problem } from '../calls/problem.ts'
import type { SharedRateLimiter } from '../calls/shared-rate-limit.ts'
import type { Clock } from '../ports.ts'
import { enter } from './enter.ts'
import type { EnterParts } from './enter.ts'
import { newSecret, renewRecoveryCodes, stepOf, takeCode, takeRecoveryCode } from './one-time-codes.ts'
import type { SecretBox } from './secret-box.ts'
import { codeKey } from './sign-in-limits.ts'
import { prove, requireConfirmed, requireSession } from '../account/proof.ts'
import type { ProofParts } from '../account/proof.ts'
import type { SignInSteps } from './sign-in-steps.ts'

type Needs = ProofParts &
  EnterParts & {
    steps: SignInSteps
    secrets: SecretBox
    /** Codes of the second step, a member or their known browser; one that was right is forgiven. */
    limits: { secondSteps: SharedRateLimiter }
    now: Clock
  }

const defineCall = callsWith<Needs>()

/** Wrong codes of one sign-in; then the password is asked for again. */
const maxAttempts = 5

const refusedCode = () => new Problem('wrong-code', { fields: { code: 'This code is wrong or was used already.' } })

const second = defineCall('secondStep', async (context) => {
  const { body, request, reply, database, steps, secrets, limits: limiters, now } = context
  const step = await steps.attempt(request, 'second-step')
  if (step?.userId == null || step.attempts > maxAttempts) {
    await steps.close(request, reply)
    throw new Problem('sign-in-expired')
  }
  const { userId } = step
  const key = codeKey(context, request, userId)
  await limiters.secondSteps.take(key)
  const oneTime = calls.confirmTwoStep.body.safeParse(body)
  const isRight = await database.transaction((tx) =>
    oneTime.success
      ? takeCode(tx, secrets, { userId, code: oneTime.data.code, now: now() })
      : takeRecoveryCode(tx, secrets, userId, body.code),
  )
  if (!isRight) throw refusedCode()
  await limiters.secondSteps.forgive(key)
  const member = await database.kysely
    .selectFrom('users as u')
    .leftJoin('one_time_secrets as s', 's.user_id', 'u.id')
    .select(['u.id', 'u.suspended_at', 'u.erase_at', 'u.awaits_approval', 's.proved'])
    .where('u.id', '=', userId)
    .executeTakeFirstOrThrow()
  const user = await enter(context, request, reply, member, member.proved === 1)
  await steps.close(request, reply)
  return user
})

const start = defineCall('startTwoStep', async (context) => {
  const { viewer, body, database, secrets, now } = context
  await prove(context, viewer, body.currentPassword)
  await requireConfirmed(context, viewer)
  const { secret, uri } = newSecret(viewer.user.username)
  return database.transaction(async (tx) => {
    await requireSession(tx, viewer)
    await tx.deleteFrom('one_time_secrets').where('user_id', '=', viewer.id).where('confirmed', '=', 0).execute()
    const known = await tx
      .selectFrom('one_time_secrets')
      .select('user_id')
      .where('user_id', '=', viewer.id)
      .executeTakeFirst()
    if (known !== undefined) throw new Problem('two-step-on')
    const row = { user_id: viewer.id, secret: secrets.close(secret, viewer.id), proved: Number(viewer.isProved) }
    await tx
      .insertInto('one_time_secrets')
      .values({ ...row, created_at: now() })
      .execute()
    return { secret, uri }
  })
})

const confirm = defineCall(
  'confirmTwoStep',
  async ({ viewer, body, database, secrets, limits: limiters, mail, now }) => {
    await limiters.secondSteps.take(viewer.id)
    const recoveryCodes = await database.transaction(async (tx) => {
      await requireSession(tx, viewer)
      const row = await tx
        .selectFrom('one_time_secrets')
        .select(['secret', 'confirmed', 'created_at'])
        .where('user_id', '=', viewer.id)
        .executeTakeFirst()
      if (row?.confirmed === 1) throw new Problem('two-step-on')
      const isFresh = row !== undefined && row.created_at >= now() - limits.signIn.stepMinutes * 60_000
      if (!isFresh) throw new Problem('two-step-off')
      const step = stepOf(secrets.open(row.secret, viewer.id), body.code, now())
      if (step === undefined) throw refusedCode()
      await tx
        .updateTable('one_time_secrets')
        .set({ confirmed: 1, last_step: step })
        .where('user_id', '=', viewer.id)
        .execute()
      await mail.send(tx, 'twoStepOn', viewer.id, {})
      return renewRecoveryCodes(tx, secrets, viewer.id)
    })
    await limiters.secondSteps.forgive(viewer.id)
    return { recoveryCodes }
  },
)

const end = defineCall('endTwoStep', async (context) => {
  const { viewer, body, database, mail } = context
  await prove(context, viewer, body.currentPassword)
  await database.transaction(async (tx) => {
    await tx.deleteFrom('recovery_codes').where('user_id', '=', viewer.id).execute()
    const { numDeletedRows } = await tx
      .deleteFrom('one_time_secrets')
      .where('user_id', '=', viewer.id)
      .executeTakeFirst()
    if (numDeletedRows > 0n) await mail.send(tx, 'twoStepOff', viewer.id, {})
  })
  return undefined
})

const renew = defineCall('renewRecoveryCodes', async (context) => {
  const { viewer, body, database, secrets } = context
  await prove(context, viewer, body.currentPassword)
  return database.transaction(async (tx) => {
    const on = await tx
      .selectFrom('one_time_secrets')
      .select('user_id')
      .where('user_id', '=', viewer.id)
      .where('confirmed', '=', 1)
      .executeTakeFirst()
    if (on === undefined) throw new Problem('two-step-off')
    return { recoveryCodes: await renewRecoveryCodes(tx, secrets, viewer.id) }
  })
})

export const twoStepCalls = [second, start, confirm, end, renew]
