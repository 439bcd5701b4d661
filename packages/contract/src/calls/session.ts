/** Signing in and out, and getting back in. */
import * as z from 'zod/mini'
import { limits } from '../limits.ts'
import * as s from '../schemas/index.ts'
import type { Specs } from './spec.ts'

export const sessionCalls = {
  getSession: { access: 'public', summary: 'The signed-in member; 401 for a visitor', answer: s.CurrentUser },
  getCurrentUser: { access: 'public', summary: 'The signed-in member; 401 for a visitor', answer: s.CurrentUser },
  login: {
    access: 'public',
    summary: 'Sign in with username (or e-mail address) and password',
    body: s.Login,
    answer: s.CurrentUser,
  },
  register: {
    access: 'public',
    summary: 'Create an account and sign in',
    body: s.Registration,
    answer: s.CurrentUser,
    created: true,
  },
  applyForAccount: {
    access: 'public',
    summary: 'Create an account that waits for approval, where that is how accounts are made',
    body: s.Application,
  },
  appealSuspension: {
    access: 'public',
    summary: 'Answer to one\u2019s suspension, once, with the password that was refused for it',
    body: z.extend(s.Login, { text: s.AppealText }),
    bodyBytes: limits.body.textBytes,
  },
  logout: { access: 'public', summary: 'End this session' },
  secondStep: {
    access: 'public',
    summary: 'Finish signing in with a one-time code or a recovery code',
    body: s.SecondStep,
    answer: s.CurrentUser,
  },
  startPasskeySignIn: {
    access: 'public',
    summary: 'What the browser needs to ask for a passkey',
    answer: s.PasskeyOptions,
  },
  passkeySignIn: {
    access: 'public',
    summary: 'Sign in with a passkey',
    body: z.object({ response: s.PasskeyAssertion }),
    bodyBytes: limits.body.textBytes,
    answer: s.CurrentUser,
  },
  requestPasswordReset: {
    access: 'public',
    summary: 'Send a link to set a new password; the answer does not tell whether the address has an account',
    body: s.ResetRequest,
  },
  resetPassword: {
    access: 'public',
    summary: 'Set a new password with the token of the link; every session ends',
    body: s.PasswordReset,
  },
  confirmEmail: {
    access: 'public',
    summary: 'Confirm an e-mail address with the token of the link',
    body: z.object({ token: s.MailToken }),
    answer: z.object({ email: z.string() }),
  },
} as const satisfies Specs
