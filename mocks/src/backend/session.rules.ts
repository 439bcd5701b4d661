/** Signing in and out: specification §4, §5. */
import { noProfileTexts } from '@skein/contract'
import type { Application, CurrentUser, Login } from '@skein/contract'
import { Refusal } from '../answer.ts'
import { viewerOf } from '../fixtures/people.ts'
import { isWaiting } from './account-facts.ts'
import type { Ask, Rules } from './ask.ts'
import { unreadOf } from './notes.ts'
import { byUsername, nextId } from './state.ts'
import type { Account, State } from './state.ts'
import { publicUser } from './views.ts'

/** A member as they see themself. */
export const self = (state: State, account: Account): CurrentUser => ({
  ...viewerOf(account, unreadOf(state, account.id)),
  language: state.settings.get(account.id)?.language ?? null,
  theme: state.settings.get(account.id)?.theme ?? null,
  timezone: state.settings.get(account.id)?.timezone ?? null,
  autoLoadPosts: state.settings.get(account.id)?.autoLoadPosts ?? false,
  followersCount: publicUser(state, null, account).followersCount,
})

const session = ({ state, viewer }: Pick<Ask<'getSession'>, 'state' | 'viewer'>) =>
  viewer ? self(state, viewer) : new Refusal('not-signed-in')

/** A domain that nobody registers from, or moves to. */
export const refuseDomain = ({ account }: State, email: string): Refusal | undefined =>
  account.blockedMailDomains.some((domain) => email.endsWith(`@${domain}`) || email.endsWith(`.${domain}`))
    ? new Refusal('email-refused', { fields: { email: 'Addresses of this provider are not accepted here.' } })
    : undefined

function refuseTaken(state: State, { username, email }: Application): Refusal | undefined {
  if (byUsername(state, username))
    return new Refusal('username-taken', { fields: { username: 'This username is already taken.' } })
  if ([...state.accounts.values()].some((one) => one.email === email))
    return new Refusal('email-taken', { fields: { email: 'This email address already has an account.' } })
  return undefined
}

function accountFrom(state: State, { username, name, email, password }: Application): Account {
  const createdAt = new Date().toISOString()
  const account: Account = {
    id: nextId(state),
    username,
    name,
    email,
    password,
    avatar: null,
    verified: false,
    ...noProfileTexts,
    createdAt,
    updatedAt: createdAt,
    private: false,
    kind: 'person',
    followersCount: 0,
    followingCount: 0,
  }
  state.accounts.set(account.id, account)
  return account
}

/** Whose name and password these are. */
export function byPassword({ accounts }: State, { username: sent, password }: Login): Account | undefined {
  const name = sent.toLowerCase()
  const account = [...accounts.values()].find(({ username, email }) => username === name || email === name)
  return account?.password === password ? account : undefined
}

export const sessionRules: Rules = {
  getSession: session,
  getCurrentUser: session,

  login({ state, body, signIn }) {
    const account = byPassword(state, body)
    if (account === undefined) return new Refusal('wrong-credentials')
    if (state.account.suspended.has(account.id)) return new Refusal('suspended')
    if (isWaiting(state, account.id)) return new Refusal('awaiting-approval')
    if (state.account.twoStep.has(account.id)) {
      state.account.step = account.id
      return new Refusal('second-step-needed')
    }
    state.account.closed.delete(account.id)
    signIn(account)
    return self(state, account)
  },

  register({ state, body, signIn }) {
    const { registration, invitations } = state.account
    const invitation = registration === 'open' ? undefined : body.invitation
    const refused = refuseDomain(state, body.email)
    if (refused) return refused
    if (registration === 'approval' && invitation === undefined) return new Refusal('registration-closed')
    const taken = refuseTaken(state, body)
    if (taken) return taken
    if ((registration === 'invitation' || invitation !== undefined) && !invitations.delete(invitation ?? ''))
      return new Refusal('invitation-refused', {
        fields: { invitation: 'This invitation is wrong or was used already.' },
      })
    const account = accountFrom(state, body)
    signIn(account)
    return self(state, account)
  },

  applyForAccount({ state, body }) {
    if (state.account.registration !== 'approval') return new Refusal('not-found')
    const refused = refuseDomain(state, body.email) ?? refuseTaken(state, body)
    if (refused) return refused
    const { id, username, name, createdAt } = accountFrom(state, body)
    const mailDomain = body.email.slice(body.email.lastIndexOf('@') + 1)
    const application = { id, username, name, mailDomain, emailConfirmed: false, createdAt }
    state.account.applications = [application, ...state.account.applications]
    return undefined
  },

  logout({ signOut }) {
    signOut()
    return undefined
  },
}
