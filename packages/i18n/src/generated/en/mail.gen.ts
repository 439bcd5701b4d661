// Made from messages/ by `node packages/i18n/generate.ts`. Change the messages, then run it again.
import { number, plural } from '../../runtime.ts'
import type { MailMessages } from '../types.gen.ts'

const messages: MailMessages = {
  greeting: (a) => `Hello ${a.name},`,
  closing: () => 'Skein',
  notYou: () => 'If this was not you, change your password now and end the other sessions in your settings.',
  ignore: () => 'If you did not ask for this, you can ignore this message; nothing changes.',
  confirmSubject: () => 'Confirm your email address',
  confirmText: (a) => `Open this link to confirm that ${a.email} is yours. It is valid for ${(plural('en', a.days) === 'one' ? 'one day' : `${number('en', a.days)} days`)}.`,
  resetSubject: () => 'Set a new password',
  resetText: (a) => `Open this link to set a new password. It works once and is valid for ${a.minutes} minutes.`,
  passwordChangedSubject: () => 'Your password was changed',
  passwordChangedText: (a) => `The password of @${a.username} was changed, and every other session has ended.`,
  emailChangedSubject: () => 'Your email address is being changed',
  emailChangedText: (a) => `Somebody asked to use ${a.email} for @${a.username} instead of this address. The change takes effect when the link sent there is opened.`,
  twoStepOnSubject: () => 'Two-step sign-in is on',
  twoStepOnText: (a) => `From now on, signing in as @${a.username} needs a code from your authenticator app as well.`,
  twoStepOffSubject: () => 'Two-step sign-in is off',
  twoStepOffText: (a) => `From now on, signing in as @${a.username} needs the password only.`,
  passkeyAddedSubject: () => 'A passkey was added',
  passkeyAddedText: (a) => `The passkey “${a.passkey}” can now sign in as @${a.username}.`,
  keyReplacedSubject: () => 'Your key for messages was replaced',
  keyReplacedText: (a) => `The encryption key of @${a.username} was replaced with a new one. Messages are encrypted for it from now on.`,
  accountDeletedSubject: () => 'Your account is closed',
  accountDeletedText: (a) => `The account @${a.username} is closed and will be erased on ${a.date}, with everything in it. Signing in before then brings it back.`,
  accountRestoredSubject: () => 'Your account is back',
  accountRestoredText: (a) => `You signed in, so the account @${a.username} is open again. Nothing was erased.`,
  suspendedSubject: () => 'Your account is suspended',
  suspendedText: (a) => `A moderator suspended the account @${a.username}. The reason: ${a.reason}`,
  digestSubject: (a) => `New on Skein for @${a.username}`,
  digestText: () => 'This happened since you were last here:',
  digestFooter: () => 'You receive this because email notifications are on. You can turn them off in your settings.',
}
export default messages
