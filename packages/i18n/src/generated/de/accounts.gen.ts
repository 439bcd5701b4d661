// Made from messages/ by `node packages/i18n/generate.ts`. Change the messages, then run it again.
import type { AccountsMessages } from '../types.gen.ts'

const messages: AccountsMessages = {
  otherAccounts: () => 'Konto wechseln',
  addAccount: () => 'Konto hinzufügen',
  full: (a) => `Mehr als ${a.max} Konten behält ein Browser nicht. Melde dich zuerst von einem ab.`,
  logOutOf: (a) => `@${a.username} abmelden`,
  switchFailed: () => 'Das Konto wurde nicht gewechselt',
  left: (a) => `Du bist hier von @${a.username} abgemeldet`,
  leftText: () => 'Melde dich dort neu an, um weiterzumachen.',
  signInAgain: () => 'Anmelden',
  loadFailed: () => 'Deine anderen Konten konnten nicht geladen werden.',
  addTitle: () => 'Konto hinzufügen',
  addSubtitle: (a) => `Du bleibst als @${a.username} angemeldet.`,
  back: (a) => `Zurück zu @${a.username}`,
}
export default messages
