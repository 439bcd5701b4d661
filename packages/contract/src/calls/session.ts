/** Signing in and out, and getting back in. */
import * as z from 'zod/mini'
import { limits } from '../limits.ts'
import * as s from '../schemas/index.ts'
import type { Specs } from './spec.ts'

export const sessionCalls = {
  getSession: {
    access: 'public',
    anyAccount: true,
    summary: 'The signed-in member; 401 for a visitor',
    answer: s.CurrentUser,
  },
  getCurrentUser: {
    access: 'public',
    anyAccount: true,
    summary: 'The signed-in member; 401 for a visitor',
    answer: s.CurrentUser,
  },
  listAccounts: {
    access: 'public',
    anyAccount: true,
    summary: 'The accounts that this browser is signed in to, the one at hand first',
    answer: z.array(s.BrowserAccount),
  },
  switchAccount: {
    access: 'public',
    anyAccount: true,
    summary: 'Go on as another account that this browser is signed in to',
    body: z.object({ id: s.Id }),
    answer: s.CurrentUser,
  },
  login: {
    access: 'public',
    anyAccount: true,
    summary:
      'Sign in with username (or e-mail address) and password; an account that the page belongs to stays signed in beside it',
    body: s.Login,
    answer: s.CurrentUser,
  },
  register: {
    access: 'public',
    anyAccount: true,
    summary: 'Create an account and sign in',
    body: s.Registration,
    answer: s.CurrentUser,
    created: true,
  },
  applyForAccount: {
    access: 'public',
    anyAccount: true,
    summary: 'Create an account that waits for approval, where that is how accounts are made',
    body: s.Application,
  },
  appealSuspension: {
    access: 'public',
    anyAccount: true,
    summary: 'Answer to one\u2019s suspension, once, with the password that was refused for it',
    body: z.extend(s.Login, { text: s.AppealText }),
    bodyBytes: limits.body.textBytes,
  },
  logout: {
    access: 'public',
    summary: 'End this session; another account that this browser is signed in to takes its place',
  },
  secondStep: {
    access: 'public',
    anyAccount: true,
    summary: 'Finish signing in with a one-time code or a recovery code',
    body: s.SecondStep,
    answer: s.CurrentUser,
  },
  startPasskeySignIn: {
    access: 'public',
    anyAccount: true,
    summary: 'What the browser needs to ask for a passkey',
    answer: s.PasskeyOptions,
  },
  passkeySignIn: {
    access: 'public',
    anyAccount: true,
    summary: 'Sign in with a passkey',
    body: z.object({ response: s.PasskeyAssertion }),
    bodyBytes: limits.body.textBytes,
    answer: s.CurrentUser,
  },
  requestPasswordReset: {
    access: 'public',
    anyAccount: true,
    summary: 'Send a link to set a new password; the answer does not tell whether the address has an account',
    body: s.ResetRequest,
  },
  resetPassword: {
    access: 'public',
    anyAccount: true,
    summary: 'Set a new password with the token of the link; every session ends',
    body: s.PasswordReset,
  },
  confirmEmail: {
    access: 'public',
    anyAccount: true,
    summary: 'Confirm an e-mail address with the token of the link',
    body: z.object({ token: s.MailToken }),
    answer: z.object({ email: z.string() }),
  },
} as const satisfies Specs
