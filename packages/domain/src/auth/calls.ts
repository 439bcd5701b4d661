import type { ErrorCode } from '@skein/contract'
import { isBlank } from '@skein/contract/text'
import type { EventBus } from '../events/event-bus.ts'
import { callsWith, fieldsOf } from '../calls/define-call.ts'
import { Problem } from '../calls/problem.ts'
import { appealSuspension } from './appeal-suspension.ts'
import { createAccount } from './create-account.ts'
import type { AccountParts } from './create-account.ts'
import { enter, refuseClosed, rememberLanguage } from './enter.ts'
import type { EnterParts } from './enter.ts'
import { refuseBlockedDomain } from './mail-domains.ts'
import { memberByPassword } from './member-by-password.ts'
import type { PasswordParts } from './member-by-password.ts'
import { passkeyCalls } from './passkeys.ts'
import { resetCalls } from './reset.ts'
import { twoStepCalls } from './second-step.ts'
import { countSignUp } from './sign-in-limits.ts'
import type { SignUpLimits } from './sign-in-limits.ts'
import type { SignInSteps } from './sign-in-steps.ts'

type Needs = EnterParts &
  PasswordParts &
  AccountParts & {
    steps: SignInSteps
    events: EventBus
    limits: SignUpLimits
  }

const defineCall = callsWith<Needs>()

const valueOf = (sent: unknown, field: string): unknown =>
  typeof sent === 'object' && sent !== null ? Reflect.get(sent, field) : undefined

/** The fields that are not there or blank; a field of another type is not missing but wrong. */
function missing(sent: unknown, fields: string[]): string[] {
  return fields.filter((field) => {
    const value = valueOf(sent, field)
    return value === undefined || value === null || (typeof value === 'string' && isBlank(value))
  })
}

const session = defineCall('getSession', ({ viewer }) => {
  if (viewer === null) throw new Problem('not-signed-in')
  return viewer.user
})

const currentUser = defineCall('getCurrentUser', ({ viewer }) => {
  if (viewer === null) throw new Problem('not-signed-in')
  return viewer.user
})

const login = defineCall(
  'login',
  async (context) => {
    const { request, reply, steps } = context
    const member = await memberByPassword(context)
    refuseClosed(member)
    if (member.two_step) {
      await steps.open(reply, 'second-step', { userId: member.id, challenge: null })
      throw new Problem('second-step-needed')
    }
    return enter(context, request, reply, member)
  },
  {
    refuseBody(sent, issues) {
      const absent = missing(sent, ['username', 'password'])
      if (absent.length === 0) return undefined
      const fields = Object.fromEntries(absent.map((field) => [field, 'This is required.']))
      return new Problem('missing-credentials', { fields: { ...fieldsOf(issues), ...fields } })
    },
  },
)

/** §5: required fields first, then the password's length, then the rest. */
const codes: [field: string, code: ErrorCode][] = [
  ['password', 'password-too-short'],
  ['username', 'invalid-username'],
  ['email', 'invalid-email'],
]

function refuseForm(sent: unknown, issues: Parameters<typeof fieldsOf>[0]): Problem {
  const absent = missing(sent, ['username', 'name', 'email', 'password'])
  if (absent.length > 0) {
    const fields = Object.fromEntries(absent.map((field) => [field, 'This is required.']))
    return new Problem('missing-fields', { fields: { ...fieldsOf(issues), ...fields } })
  }
  const fields = fieldsOf(issues)
  const password = valueOf(sent, 'password')
  const [, code] = codes.find(([field]) => field in fields) ?? []
  // A password that is too long is wrong in another way.
  const isShort = typeof password === 'string' && password.length < 8
  const fitting = code === 'password-too-short' && !isShort ? 'invalid-input' : code
  return new Problem(fitting ?? 'invalid-input', { fields })
}

/** A code lets in wherever not everybody may. */
const register = defineCall(
  'register',
  async (context) => {
    const { body, request, reply, config, sessions, browsers } = context
    await countSignUp(context, request, body.username)
    refuseBlockedDomain(body.email, config.blockedMailDomains)
    const invitation = config.registration === 'open' ? undefined : body.invitation
    if (config.registration === 'approval' && invitation === undefined) throw new Problem('registration-closed')
    const isCodeNeeded = config.registration === 'invitation'
    const id = await createAccount(context, body, { invitation: invitation ?? (isCodeNeeded ? '' : undefined) })
    const { user } = await sessions.open(request, reply, id)
    browsers.remember(request, reply, id)
    return user
  },
  { refuseBody: refuseForm },
)

/** An account that a moderator approves first. Whose address it is can be shown meanwhile. */
const apply = defineCall(
  'applyForAccount',
  async (context) => {
    const { body, request, config } = context
    if (config.registration !== 'approval') throw new Problem('not-found')
    await countSignUp(context, request, body.username)
    refuseBlockedDomain(body.email, config.blockedMailDomains)
    await createAccount(context, body, { waits: true })
    return undefined
  },
  { refuseBody: refuseForm },
)

const accounts = defineCall('listAccounts', async ({ viewer, request, sessions }) => {
  const known = await sessions.accountsOf(request)
  return known.map(({ user: { id, username, name, avatar, verified, unread } }) => ({
    id,
    username,
    name,
    avatar,
    verified,
    unread,
    current: id === viewer?.id,
  }))
})

const change = defineCall(
  'switchAccount',
  async ({ viewer, body, request, reply, sessions, config }) => {
    const next = await sessions.change(request, reply, body.id.toLowerCase())
    if (next === undefined) throw new Problem(viewer === null ? 'not-signed-in' : 'account-left')
    rememberLanguage(config, reply, next.user)
    return next.user
  },
  { limit: 'toggles' },
)

const logout = defineCall('logout', async ({ viewer, request, reply, sessions, events }) => {
  await sessions.close(request, reply)
  if (viewer) events.publish({ kind: 'session-ended', userId: viewer.id })
  return undefined
})

export const authCalls = [
  session,
  currentUser,
  login,
  register,
  apply,
  accounts,
  change,
  appealSuspension,
  logout,
  ...twoStepCalls,
  ...passkeyCalls,
  ...resetCalls,
]
