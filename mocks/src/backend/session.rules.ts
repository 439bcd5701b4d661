/** Signing in and out: specification §4, §5. */
import type { CurrentUser } from '@skein/contract'
import { Refusal } from '../answer.ts'
import { viewerOf } from '../fixtures/people.ts'
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

export const sessionRules: Rules = {
  getSession: session,
  getCurrentUser: session,

  login({ state, body, signIn }) {
    const name = body.username.toLowerCase()
    const account = [...state.accounts.values()].find(({ username, email }) => username === name || email === name)
    if (!account || account.password === null || account.password !== body.password)
      return new Refusal('wrong-credentials')
    if (state.account.suspended.has(account.id)) return new Refusal('suspended')
    if (state.account.twoStep.has(account.id)) {
      state.account.step = account.id
      return new Refusal('second-step-needed')
    }
    state.account.closed.delete(account.id)
    signIn(account)
    return self(state, account)
  },

  register({ state, body, signIn }) {
    if (byUsername(state, body.username))
      return new Refusal('username-taken', { fields: { username: 'This username is already taken.' } })
    if ([...state.accounts.values()].some(({ email }) => email === body.email)) {
      return new Refusal('email-taken', { fields: { email: 'This email address already has an account.' } })
    }
    const createdAt = new Date().toISOString()
    const account: Account = {
      id: nextId(state),
      username: body.username,
      name: body.name,
      email: body.email,
      password: body.password,
      avatar: null,
      verified: false,
      bio: '',
      location: '',
      website: '',
      createdAt,
      updatedAt: createdAt,
      private: false,
      kind: 'person',
      followersCount: 0,
      followingCount: 0,
    }
    state.accounts.set(account.id, account)
    signIn(account)
    return self(state, account)
  },

  logout({ signOut }) {
    signOut()
    return undefined
  },
}
