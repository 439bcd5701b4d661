// Made from messages/ by `node packages/i18n/generate.ts`. Change the messages, then run it again.
import type { AccountsMessages } from '../types.gen.ts'

const messages: AccountsMessages = {
  otherAccounts: () => 'Changer de compte',
  addAccount: () => 'Ajouter un compte',
  full: (a) => `Un navigateur garde ${a.max} comptes au plus. Déconnectez-en d’abord un.`,
  logOutOf: (a) => `Déconnecter @${a.username}`,
  switchFailed: () => 'Le compte n’a pas été changé',
  left: (a) => `Vous êtes déconnecté de @${a.username} ici`,
  leftText: () => 'Connectez-vous-y de nouveau pour continuer.',
  signInAgain: () => 'Se connecter',
  loadFailed: () => 'Vos autres comptes n’ont pas pu être chargés.',
  addTitle: () => 'Ajouter un compte',
  addSubtitle: (a) => `Vous restez connecté en tant que @${a.username}.`,
  back: (a) => `Revenir à @${a.username}`,
}
export default messages
