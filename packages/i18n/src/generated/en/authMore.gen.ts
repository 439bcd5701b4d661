// Made from messages/ by `node packages/i18n/generate.ts`. Change the messages, then run it again.
import type { AuthMoreMessages } from '../types.gen.ts'

const messages: AuthMoreMessages = {
  secondStep: () => 'One more step',
  secondStepText: () => 'Enter the code from your authenticator app, or a recovery code.',
  code: () => 'Code',
  continue: () => 'Continue',
  backToSignIn: () => 'Back to sign in',
  wrongCode: () => 'This code is wrong or was used already.',
  signInExpired: () => 'This sign-in took too long. Please start again.',
  passkeyRefused: () => 'This passkey could not be used. Please try another way.',
  resetTitle: () => 'Set a new password',
  resetText: () => 'We send a link to your email address.',
  sendLink: () => 'Send link',
  linkSent: (a) => `If ${a.email} has an account, a link is on its way. It is valid for an hour.`,
  chooseNew: () => 'Choose a password you use nowhere else.',
  newPassword: () => 'New password',
  setPassword: () => 'Set password',
  passwordSet: () => 'Password changed',
  passwordSetText: () => 'Sign in with it now.',
  linkExpired: () => 'This link is no longer valid. Please ask for a new one.',
  confirmTitle: () => 'Confirm your email',
  confirmText: () => 'One press, and the address is yours.',
  confirmEmail: () => 'Confirm',
  emailConfirmed: (a) => `${a.email} is confirmed.`,
  toSkein: () => 'Go to Skein',
}
export default messages
