// Made from messages/ by `node packages/i18n/generate.ts`. Change the messages, then run it again.
import type { AccountsMessages } from '../types.gen.ts'

const messages: AccountsMessages = {
  otherAccounts: () => 'Switch account',
  addAccount: () => 'Add an account',
  full: (a) => `${a.max} accounts is the most one browser keeps. Log out of one first.`,
  logOutOf: (a) => `Log out @${a.username}`,
  switchFailed: () => 'The account was not changed',
  left: (a) => `You are signed out of @${a.username} here`,
  leftText: () => 'Sign in to it again to go on.',
  signInAgain: () => 'Sign in',
  loadFailed: () => 'Your other accounts could not be loaded.',
  addTitle: () => 'Add an account',
  addSubtitle: (a) => `You stay signed in as @${a.username}.`,
  back: (a) => `Back to @${a.username}`,
}
export default messages
