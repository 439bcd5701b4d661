import { errors } from '@skein/contract'
import { people } from '../fixtures/people.ts'
import { rows } from './row.ts'
import { texts } from './texts.ts'

const { accounts, auth, authMore } = texts
const signIn = { spec: '§2.13', screen: 'sign-in' } as const
const register = { spec: '§2.13', screen: 'register' } as const

/** Signing in and joining: §2.13, §5, §8. */
export const authRows = rows({
  'sign-in-empty': { ...signIn, state: 'empty', shows: auth.signInSubtitle() },
  'sign-in-demo': { ...signIn, state: 'populated', shows: auth.demoAccount() },
  'sign-in-session-ended': { ...signIn, spec: 'behaviour §2.1', state: 'signed-out', shows: auth.sessionEnded() },
  'sign-in-add': {
    ...signIn,
    spec: 'behaviour §2.1',
    state: 'populated',
    shows: accounts.addSubtitle({ username: people.ada.username }),
  },
  'sign-in-pending': { ...signIn, state: 'pending', call: 'login', shows: auth.signingIn() },
  'sign-in-missing-fields': {
    ...signIn,
    spec: '§5',
    state: 'error',
    covers: ['rule:login-missing-fields'],
    shows: auth.enterBoth(),
  },
  'sign-in-refused': {
    ...signIn,
    spec: '§8',
    state: 'error',
    call: 'login',
    covers: ['error:login-server'],
    shows: errors['too-many-requests'].message,
  },
  'sign-in-fails': {
    ...signIn,
    spec: '§8',
    state: 'error',
    call: 'login',
    covers: ['error:login-fallback'],
    shows: auth.checkCredentials(),
  },
  'sign-in-suspended': { ...signIn, state: 'error', call: 'login', shows: authMore.appealReason() },
  'sign-in-appealed': { ...signIn, state: 'populated', call: 'appealSuspension', shows: authMore.appealSent() },
  'sign-in-appealed-before': {
    ...signIn,
    state: 'error',
    call: 'appealSuspension',
    shows: authMore.appealedBefore(),
  },
  'sign-in-offline': { ...signIn, spec: '§8', state: 'offline', call: 'login', shows: auth.loginFailed() },
  'sign-in-succeeds': {
    ...signIn,
    spec: '§4',
    state: 'populated',
    call: 'login',
    covers: ['transition:signs-in', 'toast:login'],
    shows: auth.welcomeBackToProduct(),
  },
  'sign-in-to-sign-up': {
    ...signIn,
    spec: '§4',
    state: 'empty',
    covers: ['transition:to-sign-up'],
    shows: auth.joinSubtitle(),
  },

  'register-empty': { ...register, state: 'empty', shows: auth.joinSubtitle() },
  'register-pending': { ...register, state: 'pending', call: 'register', shows: auth.creatingAccount() },
  'register-missing-fields': {
    ...register,
    spec: '§5',
    state: 'error',
    covers: ['rule:register-missing-fields'],
    shows: auth.fillAll(),
  },
  'register-password-mismatch': {
    ...register,
    spec: '§5',
    state: 'error',
    covers: ['rule:register-password-mismatch'],
    shows: auth.passwordMismatchText(),
  },
  'register-password-short': {
    ...register,
    spec: '§5',
    state: 'error',
    covers: ['rule:register-password-short'],
    shows: auth.passwordTooShortText(),
  },
  'register-username-taken': {
    ...register,
    spec: '§8',
    state: 'error',
    call: 'register',
    covers: ['error:register-server'],
    shows: errors['username-taken'].message,
  },
  'register-fails': {
    ...register,
    spec: '§8',
    state: 'error',
    call: 'register',
    covers: ['error:register-fallback'],
    shows: auth.tryDifferentCredentials(),
  },
  'register-offline': { ...register, spec: '§8', state: 'offline', call: 'register', shows: auth.registrationFailed() },
  'register-succeeds': {
    ...register,
    spec: '§4',
    state: 'populated',
    call: 'register',
    covers: ['transition:registers', 'toast:register'],
    shows: auth.welcomeToProduct(),
  },
  'register-address-refused': {
    ...register,
    state: 'error',
    call: 'register',
    shows: authMore.emailRefused(),
  },
  'register-invitation': { ...register, state: 'populated', call: 'register', shows: auth.welcomeToProduct() },
  'register-invitation-refused': {
    ...register,
    state: 'error',
    call: 'register',
    shows: authMore.invitationRefused(),
  },
  'register-approval': { ...register, state: 'empty', shows: authMore.approvalLine() },
  'register-waits': { ...register, state: 'pending', call: 'applyForAccount', shows: authMore.waitingTitle() },
  'register-to-sign-in': {
    ...register,
    spec: '§4',
    state: 'empty',
    covers: ['transition:to-sign-in'],
    shows: auth.signInSubtitle(),
  },
})
