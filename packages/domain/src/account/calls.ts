import { pageAddress } from '@skein/contract/addresses'
import { limits } from '@skein/contract'
import type { Account } from '@skein/contract'
import { sql } from 'kysely'
import { refuseBlockedDomain } from '../auth/mail-domains.ts'
import { isReserved } from '../auth/reserved-names.ts'
import { passkeyFrom } from '../auth/passkeys.ts'
import type { Sessions } from '../auth/sessions.ts'
import type { Database } from '../database/database.ts'
import type { EventBus } from '../events/event-bus.ts'
import { callsWith } from '../calls/define-call.ts'
import { Problem } from '../calls/problem.ts'
import type { SharedRateLimiter } from '../calls/shared-rate-limit.ts'
import type { Mail } from '../mail/mail.ts'
import type { Clock } from '../ports.ts'
import type { ProductConfig } from '../product-config.ts'
import type { SearchIndex } from '../search/search-index.ts'
import { endForeign } from './end-foreign.ts'
import { takeMailToken } from './mail-tokens.ts'
import { prove, requireSession } from './proof.ts'
import type { ProofParts } from './proof.ts'
import { sendConfirmation } from './send-confirmation.ts'

type Needs = ProofParts & {
  config: ProductConfig
  events: EventBus
  sessions: Sessions
  searchIndex: SearchIndex
  mail: Mail
  limits: { emails: SharedRateLimiter }
  now: Clock
}

const defineCall = callsWith<Needs>()

const dayMs = 24 * 60 * 60_000

type Row = {
  username: string
  email: string | null
  email_confirmed: number
  role: 'member' | 'moderator'
  pending_email: string | null
  two_step: number | null
  codes: number
}

async function readAccount(
  { database: { kysely }, now }: { database: Database; now: Clock },
  id: string,
): Promise<Account> {
  const { rows } = await sql<Row>`
    select u.username, u.email, u.email_confirmed, u.role,
      (select t.email from mail_tokens t where t.user_id = u.id and t.kind = 'confirm' and t.expires_at > ${now()}) as pending_email,
      (select s.confirmed from one_time_secrets s where s.user_id = u.id) as two_step,
      (select count(*) from recovery_codes c where c.user_id = u.id) as codes
    from users u where u.id = ${id}`.execute(kysely)
  const [row] = rows
  if (row === undefined) throw new Problem('not-signed-in')
  const passkeys = await kysely
    .selectFrom('passkeys')
    .select(['id', 'name', 'created_at', 'last_used_at'])
    .where('user_id', '=', id)
    .orderBy('id')
    .execute()
  const isOn = row.two_step === 1
  return {
    username: row.username,
    email: row.email ?? '',
    emailConfirmed: row.email_confirmed === 1,
    pendingEmail: row.pending_email === row.email ? null : row.pending_email,
    twoStep: isOn,
    recoveryCodesLeft: isOn ? row.codes : 0,
    passkeys: passkeys.map(passkeyFrom),
    role: row.role,
  }
}

const read = defineCall('getAccount', ({ viewer, database, now }) => readAccount({ database, now }, viewer.id))

const changeUsername = defineCall(
  'changeUsername',
  async ({ viewer, body, request, database, searchIndex, sessions, now }) => {
    const { username } = body
    const taken = () => new Problem('username-taken', { fields: { username: 'This username is already taken.' } })
    if (username !== viewer.user.username) {
      if (isReserved(username)) throw taken()
      try {
        await database.transaction(async (tx) => {
          await tx.updateTable('users').set({ username, updated_at: now() }).where('id', '=', viewer.id).execute()
          await searchIndex.putUser(tx, { id: viewer.id, username, name: viewer.user.name })
        })
      } catch (error) {
        if (database.dialect.isDuplicate(error)) throw taken()
        throw error
      }
    }
    const changed = await sessions.viewerOf(request)
    if (changed === null) throw new Problem('not-signed-in')
    return changed.user
  },
  { limit: 'usernames' },
)

const changeEmail = defineCall('changeEmail', async (context) => {
  const { viewer, body, config, database, limits: limiters, mail, now } = context
  await limiters.emails.take(`confirm ${viewer.id}`)
  await prove(context, viewer, body.currentPassword)
  const { kysely } = database
  if (body.email === viewer.user.email) {
    // Back to the address that is in force: what was asked for is withdrawn.
    await kysely
      .deleteFrom('mail_tokens')
      .where('user_id', '=', viewer.id)
      .where('kind', '=', 'confirm')
      .where('email', '<>', body.email)
      .execute()
    return readAccount({ database, now }, viewer.id)
  }
  refuseBlockedDomain(body.email, config.blockedMailDomains)
  const other = await kysely.selectFrom('users').select('id').where('email', '=', body.email).executeTakeFirst()
  if (other !== undefined)
    throw new Problem('email-taken', { fields: { email: 'This email address already has an account.' } })
  await database.transaction(async (tx) => {
    // A session that was ended meanwhile asks for nothing.
    await requireSession(tx, viewer)
    await sendConfirmation(tx, context, viewer.id, body.email)
    await mail.send(tx, 'emailChanged', viewer.id, { email: body.email })
  })
  return readAccount({ database, now }, viewer.id)
})

const resend = defineCall('sendConfirmation', async (context) => {
  const { viewer, database, limits: limiters, now } = context
  await limiters.emails.take(`confirm ${viewer.id}`)
  const { email, emailConfirmed, pendingEmail } = await readAccount({ database, now }, viewer.id)
  const address = pendingEmail ?? (emailConfirmed ? undefined : email)
  if (address === undefined) return undefined
  await database.transaction(async (tx) => {
    await requireSession(tx, viewer)
    await sendConfirmation(tx, context, viewer.id, address)
  })
  return undefined
})

/**
 * Works signed out as well: the link may be opened on another device than the one that asked. A browser that is signed in has proved the
 * mailbox then, besides the password; not so with a new address, which whoever knows the password may name.
 */
const confirm = defineCall('confirmEmail', async ({ viewer, body, database, now }) => {
  try {
    const taken = await database.transaction(async (tx) => {
      const token = await takeMailToken(tx, 'confirm', body.token, now())
      if (token === undefined) return undefined
      await tx
        .updateTable('users')
        .set({ email: token.email, email_confirmed: 1, updated_at: now() })
        .where('id', '=', token.userId)
        .execute()
      if (viewer?.id === token.userId && viewer.user.email === token.email)
        await tx.updateTable('sessions').set({ proved: 1 }).where('id', '=', viewer.sessionId).execute()
      return token
    })
    if (taken === undefined) throw new Problem('link-expired')
    return { email: taken.email }
  } catch (error) {
    // Somebody else registered with the address in the meantime.
    if (database.dialect.isDuplicate(error)) throw new Problem('email-taken')
    throw error
  }
})

const changePassword = defineCall('changePassword', async (context) => {
  const { viewer, body, database, passwords, events, mail, now } = context
  await prove(context, viewer, body.currentPassword)
  const hash = await passwords.hash(body.newPassword)
  await database.transaction(async (tx) => {
    await requireSession(tx, viewer)
    await tx.updateTable('users').set({ password_hash: hash, updated_at: now() }).where('id', '=', viewer.id).execute()
    await endForeign(tx, viewer.id, now(), viewer.sessionId)
    await mail.send(tx, 'passwordChanged', viewer.id, {})
  })
  events.publish({ kind: 'session-ended', userId: viewer.id })
  return undefined
})

/** Hidden everywhere from now on; erased after the days of grace (housekeeping). */
const remove = defineCall('deleteAccount', async (context) => {
  const { viewer, body, request, reply, database, sessions, events, mail, now } = context
  if (body.username.trim().toLowerCase() !== viewer.user.username)
    throw new Problem('invalid-input', { fields: { username: 'This is not your username.' } })
  await prove(context, viewer, body.password, 'password')
  const time = now()
  const eraseAt = time + limits.account.deletionGraceDays * dayMs
  await database.transaction(async (tx) => {
    await tx.updateTable('users').set({ deactivated_at: time, erase_at: eraseAt }).where('id', '=', viewer.id).execute()
    await tx.deleteFrom('sessions').where('user_id', '=', viewer.id).execute()
    await mail.send(tx, 'accountDeleted', viewer.id, { at: eraseAt, url: mail.linkTo(pageAddress('/auth')) })
  })
  await sessions.close(request, reply)
  events.publish({ kind: 'session-ended', userId: viewer.id })
  return undefined
})

export const accountCalls = [read, changeUsername, changeEmail, resend, confirm, changePassword, remove]
