/** The settings of an account, and the account itself. */
import * as z from 'zod/mini'
import { limits } from '../limits.ts'
import * as s from '../schemas/index.ts'
import type { Specs } from './spec.ts'

export const settingsCalls = {
  getSettings: { access: 'member', summary: 'The settings', answer: s.Settings },
  updateSettings: { access: 'member', summary: 'Change settings', body: s.SettingsChange, answer: s.Settings },
  changePassword: { access: 'member', summary: 'Change the password; other sessions end', body: s.PasswordChange },
  changeUsername: {
    access: 'member',
    summary: 'Change the username',
    body: s.UsernameChange,
    answer: s.CurrentUser,
  },
  changeEmail: {
    access: 'member',
    summary: 'Ask for another e-mail address; it changes when the link sent to it is opened',
    body: s.EmailChange,
    answer: s.Account,
  },
  sendConfirmation: { access: 'member', summary: 'Send the link that confirms the e-mail address again' },
  startTwoStep: {
    access: 'member',
    summary: 'A new secret for one-time codes, in force once a code confirms it',
    body: s.PasswordProof,
    answer: s.TwoStepSecret,
  },
  confirmTwoStep: {
    access: 'member',
    summary: 'Turn two-step sign-in on',
    body: z.object({ code: s.OneTimeCode }),
    answer: s.RecoveryCodes,
  },
  endTwoStep: { access: 'member', summary: 'Turn two-step sign-in off', body: s.PasswordProof },
  renewRecoveryCodes: {
    access: 'member',
    summary: 'New recovery codes; the old ones end',
    body: s.PasswordProof,
    answer: s.RecoveryCodes,
  },
  startPasskey: {
    access: 'member',
    summary: 'What the browser needs to make a passkey',
    body: s.PasswordProof,
    answer: s.PasskeyOptions,
  },
  addPasskey: {
    access: 'member',
    summary: 'Keep a passkey that the browser made',
    body: s.NewPasskey,
    bodyBytes: limits.body.textBytes,
    answer: s.Passkey,
    created: true,
  },
  removePasskey: { access: 'member', summary: 'Forget a passkey', body: s.PasswordProof },
  listMutedWords: { access: 'member', summary: 'Muted words, newest first', answer: z.array(s.MutedWord) },
  addMutedWord: {
    access: 'member',
    summary: 'Mute a word or a phrase, for a while or for good',
    body: s.NewMutedWord,
    answer: s.MutedWord,
    created: true,
  },
  removeMutedWord: { access: 'member', summary: 'End the muting of a word' },
  listSessions: { access: 'member', summary: 'Signed-in browsers', answer: z.array(s.Session) },
  endOtherSessions: { access: 'member', summary: 'Sign out everywhere else' },
  endSession: { access: 'member', summary: 'End one session' },
  getAccount: { access: 'member', summary: 'How the account is signed in to, and its role', answer: s.Account },
  prepareExport: {
    access: 'member',
    summary: 'The address of the archive of everything the member made',
    body: s.PasswordProof,
    answer: s.ExportAddress,
  },
  exportAccount: { access: 'member', summary: 'Everything the member made, as a zip', query: s.ExportTicket },
  deleteAccount: { access: 'member', summary: 'Deactivate now, erase after the grace period', body: s.AccountDeletion },
} as const satisfies Specs
