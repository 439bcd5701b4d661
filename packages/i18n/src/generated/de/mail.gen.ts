// Made from messages/ by `node packages/i18n/generate.ts`. Change the messages, then run it again.
import { number, plural } from '../../runtime.ts'
import type { MailMessages } from '../types.gen.ts'

const messages: MailMessages = {
  greeting: (a) => `Hallo ${a.name},`,
  closing: () => 'Skein',
  notYou: () => 'Falls du das nicht warst, ändere jetzt dein Passwort und beende die anderen Sitzungen in den Einstellungen.',
  ignore: () => 'Falls du das nicht angefordert hast, ignoriere diese Nachricht; es ändert sich nichts.',
  confirmSubject: () => 'Bestätige deine E-Mail-Adresse',
  confirmText: (a) => `Öffne diesen Link, um zu bestätigen, dass ${a.email} dir gehört. Er gilt ${(plural('de', a.days) === 'one' ? 'einen Tag' : `${number('de', a.days)} Tage`)}.`,
  resetSubject: () => 'Setze ein neues Passwort',
  resetText: (a) => `Öffne diesen Link, um ein neues Passwort zu setzen. Er funktioniert einmal und gilt ${a.minutes} Minuten.`,
  passwordChangedSubject: () => 'Dein Passwort wurde geändert',
  passwordChangedText: (a) => `Das Passwort von @${a.username} wurde geändert, und alle anderen Sitzungen wurden beendet.`,
  emailChangedSubject: () => 'Deine E-Mail-Adresse soll geändert werden',
  emailChangedText: (a) => `Jemand möchte für @${a.username} künftig ${a.email} statt dieser Adresse verwenden. Die Änderung gilt, sobald der dorthin gesendete Link geöffnet wird.`,
  twoStepOnSubject: () => 'Die Anmeldung in zwei Schritten ist an',
  twoStepOnText: (a) => `Ab jetzt braucht die Anmeldung als @${a.username} zusätzlich einen Code aus deiner Authenticator-App.`,
  twoStepOffSubject: () => 'Die Anmeldung in zwei Schritten ist aus',
  twoStepOffText: (a) => `Ab jetzt genügt für die Anmeldung als @${a.username} das Passwort.`,
  passkeyAddedSubject: () => 'Ein Passkey wurde hinzugefügt',
  passkeyAddedText: (a) => `Mit dem Passkey „${a.passkey}“ ist jetzt die Anmeldung als @${a.username} möglich.`,
  keyReplacedSubject: () => 'Dein Schlüssel für Nachrichten wurde ersetzt',
  keyReplacedText: (a) => `Der Schlüssel von @${a.username} für verschlüsselte Nachrichten wurde durch einen neuen ersetzt. Nachrichten werden ab jetzt für ihn verschlüsselt.`,
  accountDeletedSubject: () => 'Dein Konto ist geschlossen',
  accountDeletedText: (a) => `Das Konto @${a.username} ist geschlossen und wird am ${a.date} mit allem darin gelöscht. Wer sich vorher anmeldet, holt es zurück.`,
  accountRestoredSubject: () => 'Dein Konto ist wieder da',
  accountRestoredText: (a) => `Du hast dich angemeldet, deshalb ist das Konto @${a.username} wieder offen. Nichts wurde gelöscht.`,
  suspendedSubject: () => 'Dein Konto ist gesperrt',
  suspendedText: (a) => `Die Moderation hat das Konto @${a.username} gesperrt. Der Grund: ${a.reason}`,
  digestSubject: (a) => `Neues auf Skein für @${a.username}`,
  digestText: () => 'Das ist seit deinem letzten Besuch passiert:',
  digestFooter: () => 'Du bekommst diese Nachricht, weil E-Mail-Benachrichtigungen an sind. Du kannst sie in den Einstellungen ausschalten.',
}
export default messages
