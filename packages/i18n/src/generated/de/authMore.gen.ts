// Made from messages/ by `node packages/i18n/generate.ts`. Change the messages, then run it again.
import type { AuthMoreMessages } from '../types.gen.ts'

const messages: AuthMoreMessages = {
  secondStep: () => 'Noch ein Schritt',
  secondStepText: () => 'Gib den Code aus deiner Authenticator-App oder einen Wiederherstellungscode ein.',
  code: () => 'Code',
  continue: () => 'Weiter',
  backToSignIn: () => 'Zurück zur Anmeldung',
  wrongCode: () => 'Dieser Code ist falsch oder wurde schon benutzt.',
  signInExpired: () => 'Diese Anmeldung hat zu lange gedauert. Bitte beginne neu.',
  passkeyRefused: () => 'Dieser Passkey konnte nicht benutzt werden. Versuche es anders.',
  resetTitle: () => 'Neues Passwort setzen',
  resetText: () => 'Wir senden einen Link an deine E-Mail-Adresse.',
  sendLink: () => 'Link senden',
  linkSent: (a) => `Wenn ${a.email} ein Konto hat, ist ein Link unterwegs. Er gilt eine Stunde.`,
  chooseNew: () => 'Wähle eines, das du sonst nirgends nutzt.',
  newPassword: () => 'Neues Passwort',
  setPassword: () => 'Passwort setzen',
  passwordSet: () => 'Passwort geändert',
  passwordSetText: () => 'Melde dich jetzt damit an.',
  linkExpired: () => 'Dieser Link gilt nicht mehr. Bitte fordere einen neuen an.',
  confirmTitle: () => 'E-Mail bestätigen',
  confirmText: () => 'Ein Klick, und die Adresse gehört dir.',
  confirmEmail: () => 'Bestätigen',
  emailConfirmed: (a) => `${a.email} ist bestätigt.`,
  toSkein: () => 'Zu Skein',
}
export default messages
