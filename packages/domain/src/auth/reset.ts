import { pageAddress } from '@skein/contract/addresses'
import { limits } from '@skein/contract'
import type { Database } from '../database/database.ts'
import type { EventBus } from '../events/event-bus.ts'
import { callsWith } from '../calls/define-call.ts'
import { limitedAddress } from '../calls/client-address.ts'
import { Problem } from '../calls/problem.ts'
import { endForeign } from '../account/end-foreign.ts'
import { newMailToken, takeMailToken } from '../account/mail-tokens.ts'
import type { SharedRateLimiter } from '../calls/shared-rate-limit.ts'
import type { Mail } from '../mail/mail.ts'
import type { Clock } from '../ports.ts'
import type { KnownBrowsers } from './known-browsers.ts'
import type { Passwords } from './passwords.ts'
import type { Sessions } from './sessions.ts'
import { countProof } from './sign-in-limits.ts'
import type { SignInLimits } from './sign-in-limits.ts'

/** Emails that somebody asks for: by who asks and where they go to, by the network address that asks, and by mailbox. */
type EmailLimits = {
  emails: SharedRateLimiter
  emailsByAddress: SharedRateLimiter
  emailsToMailbox: SharedRateLimiter
}

type Needs = {
  database: Database
  events: EventBus
  passwords: Passwords
  sessions: Sessions
  mail: Mail
  browsers: KnownBrowsers
  limits: Pick<SignInLimits, 'signInByAddress' | 'signInByNetwork'> & EmailLimits
  now: Clock
}

const defineCall = callsWith<Needs>()

const { resetMinutes } = limits.signIn

/**
 * Sends a link to set a new password. The answer comes before anything is looked up, so that neither its text nor its time tells whether
 * the address has an account. The token stands behind the `#`, which no browser sends to any server.
 *
 * Strangers who ask for emails use up what they have themselves. What a mailbox gets is bounded as well; then nothing is sent, and
 * nothing refused: the newest link in it is still good.
 */
const ask = defineCall('requestPasswordReset', async ({ body, request, database, limits: limiters, mail, now }) => {
  const address = limitedAddress(request.ip)
  await limiters.emailsByAddress.take(address)
  await limiters.emails.take(`reset ${body.email} ${address}`)
  mail.later(async () => {
    const member = await database.kysely
      .selectFrom('users')
      .select('id')
      .where('email', '=', body.email)
      .where('kind', '=', 'person')
      .where('suspended_at', 'is', null)
      .where('awaits_approval', '=', 0)
      .executeTakeFirst()
    if (member === undefined || (await limiters.emailsToMailbox.waitFor(member.id)) > 0) return
    await database.transaction(async (tx) => {
      const token = await newMailToken(tx, 'reset', {
        userId: member.id,
        email: body.email,
        now: now(),
        lifetimeMs: resetMinutes * 60_000,
      })
      await mail.send(tx, 'reset', member.id, {
        minutes: resetMinutes,
        url: mail.linkTo(`${pageAddress('/auth', { view: 'reset' })}#${token}`),
      })
    })
  })
  return undefined
})

/**
 * Whoever has the link has the mailbox: the address counts as confirmed. Everything that was signed in is signed out, and passkeys stay
 * only where more than the password was proved when they were added: the others may be those of whoever had the password.
 */
const reset = defineCall('resetPassword', async (context) => {
  const {
    viewer,
    body,
    request,
    reply,
    database,
    passwords,
    events,
    sessions,
    browsers,
    limits: limiters,
    mail,
    now,
  } = context
  const giveBack = await countProof(context, request, 'link')
  const hash = await passwords.hash(body.newPassword)
  const userId = await database.transaction(async (tx) => {
    const taken = await takeMailToken(tx, 'reset', body.token, now())
    if (taken === undefined) return undefined
    const { userId, email } = taken
    await tx.updateTable('users').set({ password_hash: hash }).where('id', '=', userId).execute()
    const { numUpdatedRows: confirmed } = await tx
      .updateTable('users')
      .set({ email_confirmed: 1 })
      .where('id', '=', userId)
      .where('email', '=', email)
      .where('email_confirmed', '=', 0)
      .executeTakeFirst()
    await endForeign(tx, userId, now())
    await tx.deleteFrom('passkeys').where('user_id', '=', userId).where('proved', '=', 0).execute()
    // The owner is here for the first time: all that stands there is of somebody else.
    if (confirmed > 0n)
      for (const table of ['passkeys', 'one_time_secrets', 'recovery_codes'] as const)
        await tx.deleteFrom(table).where('user_id', '=', userId).execute()
    await mail.send(tx, 'passwordChanged', userId, {})
    return userId
  })
  if (userId === undefined) throw new Problem('link-expired')
  await giveBack()
  await limiters.emailsToMailbox.forgive(userId)
  // Another member who opens the link in their browser stays signed in.
  if (viewer?.id === userId) await sessions.close(request, reply)
  // Whoever guesses at the name must not hold up the sign-in that follows.
  browsers.remember(request, reply, userId)
  events.publish({ kind: 'session-ended', userId })
  return undefined
})

export const resetCalls = [ask, reset]
