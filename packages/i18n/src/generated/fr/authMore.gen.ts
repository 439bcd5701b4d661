// Made from messages/ by `node packages/i18n/generate.ts`. Change the messages, then run it again.
import type { AuthMoreMessages } from '../types.gen.ts'

const messages: AuthMoreMessages = {
  secondStep: () => 'Encore une étape',
  secondStepText: () => 'Saisissez le code de votre application, ou un code de secours.',
  code: () => 'Code',
  continue: () => 'Continuer',
  backToSignIn: () => 'Retour à la connexion',
  wrongCode: () => 'Ce code est faux ou a déjà servi.',
  signInExpired: () => 'Cette connexion a pris trop de temps. Recommencez.',
  passkeyRefused: () => 'Cette clé d’accès n’a pas pu être utilisée. Essayez autrement.',
  resetTitle: () => 'Choisir un nouveau mot de passe',
  resetText: () => 'Nous envoyons un lien à votre adresse e-mail.',
  sendLink: () => 'Envoyer le lien',
  linkSent: (a) => `Si ${a.email} a un compte, un lien est en route. Il est valable une heure.`,
  chooseNew: () => 'Choisissez-en un que vous n’utilisez nulle part ailleurs.',
  newPassword: () => 'Nouveau mot de passe',
  setPassword: () => 'Enregistrer le mot de passe',
  passwordSet: () => 'Mot de passe changé',
  passwordSetText: () => 'Connectez-vous avec.',
  linkExpired: () => 'Ce lien n’est plus valable. Demandez-en un nouveau.',
  confirmTitle: () => 'Confirmez votre e-mail',
  confirmText: () => 'Un clic, et l’adresse est à vous.',
  confirmEmail: () => 'Confirmer',
  emailConfirmed: (a) => `${a.email} est confirmée.`,
  toSkein: () => 'Aller sur Skein',
}
export default messages
