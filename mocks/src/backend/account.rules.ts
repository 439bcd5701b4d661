/** The account's life: signing in by other ways, sessions, password, address, two-step sign-in, passkeys, leaving. Behaviour §2.11. */
import { routes } from '@skein/contract'
import type { Account as ContractAccount } from '@skein/contract'
import { Refusal } from '../answer.ts'
import { dropNextKey, keysOf } from './current-key.ts'
import { logRemoval } from './key-log.ts'
import type { Ask, Rule, Rules } from './ask.ts'
import { refuseDomain, self } from './session.rules.ts'
import { byUsername, nextId } from './state.ts'
import type { Account, State } from './state.ts'

/** What an authenticator app shows in stories and tests, and the recovery codes that are handed out. */
export const mockCode = '123456'
export const mockToken = 'a'.repeat(43)
const mockSecret = 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP'
const recoveryCodes = Array.from({ length: 10 }, (_, index) => `k7m2-p4q9-x3w8-r6t${'abcdefghjk'[index]}`)

const wrongPassword = (field = 'currentPassword') =>
  new Refusal('wrong-password', { fields: { [field]: 'This is not your current password.' } })
const wrongCode = () => new Refusal('wrong-code', { fields: { code: 'This code is wrong or was used already.' } })

function accountOf(state: State, { id, username, email }: Account): ContractAccount {
  const { account } = state
  return {
    username,
    email,
    emailConfirmed: account.confirmed.has(id),
    pendingEmail: account.pendingEmails.get(id) ?? null,
    twoStep: account.twoStep.has(id),
    recoveryCodesLeft: account.twoStep.get(id)?.length ?? 0,
    passkeys: account.passkeys.get(id) ?? [],
    role: account.moderators.has(id) ? 'moderator' : 'member',
  }
}

/** A rule for members who give their password again. */
function proved<
  Name extends
    | 'changePassword'
    | 'startTwoStep'
    | 'endTwoStep'
    | 'renewRecoveryCodes'
    | 'startPasskey'
    | 'removePasskey'
    | 'changeEmail'
    | 'prepareExport',
>(rule: (ask: Ask<Name>, me: Account) => ReturnType<Rule<Name>>): Rule<Name> {
  return (ask) => {
    const { viewer, body } = ask
    if (!viewer) return new Refusal('not-signed-in')
    const given: unknown = typeof body === 'object' && body !== null ? Reflect.get(body, 'currentPassword') : undefined
    return given === viewer.password ? rule(ask, viewer) : wrongPassword()
  }
}

/** Ends sessions of a member. @param except a token that stays */
function endSessions(state: State, id: string, except?: string): void {
  for (const [token, owner] of state.sessions) if (owner === id && token !== except) state.sessions.delete(token)
}

export const accountRules: Rules = {
  getAccount: ({ state, viewer }) => (viewer ? accountOf(state, viewer) : new Refusal('not-signed-in')),

  listSessions({ state, viewer, token, request }) {
    if (!viewer) return new Refusal('not-signed-in')
    const now = new Date().toISOString()
    return [...state.sessions]
      .filter(([, owner]) => owner === viewer.id)
      .map(([own]) => {
        const known = state.account.sessions.get(own) ?? {
          id: nextId(state),
          userAgent: request.headers.get('user-agent') ?? 'node',
          createdAt: now,
          lastSeenAt: now,
        }
        state.account.sessions.set(own, known)
        const [, browser = null] = /\b(Firefox|Chrome|Safari)\//.exec(known.userAgent) ?? []
        const [, found = null] = /\b(iPhone|Windows|Mac OS X|Linux)\b/.exec(known.userAgent) ?? []
        const kind = found === 'iPhone' ? ('phone' as const) : ('desktop' as const)
        const system = found === 'Mac OS X' ? 'macOS' : found
        return Object.assign({}, known, { current: own === token, browser, system, kind })
      })
      .toSorted((a, b) => Number(b.current) - Number(a.current) || b.lastSeenAt.localeCompare(a.lastSeenAt))
  },

  endSession({ state, viewer, params, token, signOut }) {
    if (!viewer) return new Refusal('not-signed-in')
    const [own] = [...state.account.sessions].find(([, { id }]) => id === params.id) ?? []
    if (own === undefined || state.sessions.get(own) !== viewer.id) return new Refusal('not-found')
    if (own === token) signOut()
    state.sessions.delete(own)
    return undefined
  },

  endOtherSessions({ state, viewer, token }) {
    if (!viewer) return new Refusal('not-signed-in')
    endSessions(state, viewer.id, token)
    return undefined
  },

  changePassword: proved<'changePassword'>(async ({ state, body, token }, me) => {
    me.password = body.newPassword
    const { next } = keysOf(state, me.id)
    if (next !== undefined) await logRemoval(state, me.id, next.keyId)
    dropNextKey(state, me.id)
    state.account.pendingEmails.delete(me.id)
    endSessions(state, me.id, token)
    return undefined
  }),

  changeUsername({ state, viewer, body }) {
    if (!viewer) return new Refusal('not-signed-in')
    const other = byUsername(state, body.username)
    const reserved = ['admin', 'administrator', 'moderator', 'root', 'skein', 'support', 'system', 'assistant']
    if ((other !== undefined && other.id !== viewer.id) || reserved.includes(body.username))
      return new Refusal('username-taken', { fields: { username: 'This username is already taken.' } })
    viewer.username = body.username
    return self(state, viewer)
  },

  changeEmail: proved<'changeEmail'>(({ state, body }, me) => {
    const refused = body.email === me.email ? undefined : refuseDomain(state, body.email)
    if (refused) return refused
    if ([...state.accounts.values()].some(({ id, email }) => id !== me.id && email === body.email))
      return new Refusal('email-taken', { fields: { email: 'This email address already has an account.' } })
    if (body.email === me.email) state.account.pendingEmails.delete(me.id)
    else state.account.pendingEmails.set(me.id, body.email)
    return accountOf(state, me)
  }),

  sendConfirmation: ({ viewer }) => (viewer ? undefined : new Refusal('not-signed-in')),

  confirmEmail({ state, body, viewer }) {
    if (body.token !== mockToken) return new Refusal('link-expired')
    const me = viewer ?? [...state.accounts.values()][0]
    if (!me) return new Refusal('link-expired')
    me.email = state.account.pendingEmails.get(me.id) ?? me.email
    state.account.pendingEmails.delete(me.id)
    state.account.confirmed.add(me.id)
    return { email: me.email }
  },

  requestPasswordReset: () => undefined,
  resetPassword: ({ body }) => (body.token === mockToken ? undefined : new Refusal('link-expired')),

  secondStep({ state, body, signIn }) {
    const account = state.accounts.get(state.account.step ?? '')
    if (!account) return new Refusal('sign-in-expired')
    const codes = state.account.twoStep.get(account.id) ?? []
    const code = body.code.replaceAll(/\s/g, '').toLowerCase()
    if (code !== mockCode && !codes.includes(code)) return wrongCode()
    state.account.twoStep.set(
      account.id,
      codes.filter((one) => one !== code),
    )
    state.account.step = null
    state.account.closed.delete(account.id)
    signIn(account)
    return self(state, account)
  },

  startTwoStep: proved<'startTwoStep'>(({ state }, me) => {
    if (!state.account.confirmed.has(me.id)) return new Refusal('email-unconfirmed')
    if (state.account.twoStep.has(me.id)) return new Refusal('two-step-on')
    return {
      secret: mockSecret,
      uri: `otpauth://totp/Skein:${me.username}?issuer=Skein&secret=${mockSecret}&algorithm=SHA1&digits=6&period=30`,
    }
  }),
  confirmTwoStep({ state, viewer, body }) {
    if (!viewer) return new Refusal('not-signed-in')
    if (body.code !== mockCode) return wrongCode()
    state.account.twoStep.set(viewer.id, recoveryCodes)
    return { recoveryCodes }
  },
  endTwoStep: proved<'endTwoStep'>(({ state }, me) => {
    state.account.twoStep.delete(me.id)
    return undefined
  }),
  renewRecoveryCodes: proved<'renewRecoveryCodes'>(({ state }, me) => {
    if (!state.account.twoStep.has(me.id)) return new Refusal('two-step-off')
    state.account.twoStep.set(me.id, recoveryCodes)
    return { recoveryCodes }
  }),

  startPasskey: proved<'startPasskey'>(({ state }, me) => {
    if (!state.account.confirmed.has(me.id)) return new Refusal('email-unconfirmed')
    return {
      challenge: 'Y2hhbGxlbmdl',
      rp: { id: 'localhost', name: 'Skein' },
      user: { id: 'dXNlcg', name: me.username, displayName: me.name },
      pubKeyCredParams: [{ alg: -7, type: 'public-key' }],
    }
  }),
  addPasskey({ state, viewer, body }) {
    if (!viewer) return new Refusal('not-signed-in')
    const passkey = { id: nextId(state), name: body.name, createdAt: new Date().toISOString(), lastUsedAt: null }
    state.account.passkeys.set(viewer.id, [...(state.account.passkeys.get(viewer.id) ?? []), passkey])
    return passkey
  },
  removePasskey: proved<'removePasskey'>(({ state, params }, me) => {
    const known = state.account.passkeys.get(me.id) ?? []
    state.account.passkeys.set(
      me.id,
      known.filter(({ id }) => id !== params.id),
    )
    return undefined
  }),
  startPasskeySignIn: () => ({ challenge: 'Y2hhbGxlbmdl', rpId: 'localhost', userVerification: 'required' }),
  passkeySignIn: () => new Refusal('passkey-refused'),

  /** Mocks have no zip: the address is all there is of it. */
  prepareExport: proved<'prepareExport'>(() => ({ url: `${routes.exportAccount.path}?ticket=${mockToken}` })),

  deleteAccount({ state, viewer, body, signOut }) {
    if (!viewer) return new Refusal('not-signed-in')
    if (body.username.trim().toLowerCase() !== viewer.username)
      return new Refusal('invalid-input', { fields: { username: 'This is not your username.' } })
    if (body.password !== viewer.password) return wrongPassword('password')
    state.account.closed.add(viewer.id)
    signOut()
    endSessions(state, viewer.id)
    return undefined
  },
}
