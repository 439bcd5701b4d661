// Made from messages/ by `node packages/i18n/generate.ts`. Change the messages, then run it again.
import { number, plural } from '../../runtime.ts'
import type { MailMessages } from '../types.gen.ts'

const messages: MailMessages = {
  greeting: (a) => `Bonjour ${a.name},`,
  closing: () => 'Skein',
  notYou: () => 'Si ce n’était pas vous, changez votre mot de passe maintenant et fermez les autres sessions dans vos paramètres.',
  ignore: () => 'Si vous n’avez rien demandé, ignorez ce message ; rien ne change.',
  confirmSubject: () => 'Confirmez votre adresse e-mail',
  confirmText: (a) => `Ouvrez ce lien pour confirmer que ${a.email} est à vous. Il est valable ${(plural('fr', a.days) === 'one' ? 'un jour' : `${number('fr', a.days)} jours`)}.`,
  resetSubject: () => 'Choisissez un nouveau mot de passe',
  resetText: (a) => `Ouvrez ce lien pour choisir un nouveau mot de passe. Il ne fonctionne qu’une fois et reste valable ${a.minutes} minutes.`,
  passwordChangedSubject: () => 'Votre mot de passe a été changé',
  passwordChangedText: (a) => `Le mot de passe de @${a.username} a été changé et toutes les autres sessions ont été fermées.`,
  emailChangedSubject: () => 'Votre adresse e-mail va changer',
  emailChangedText: (a) => `Quelqu’un a demandé d’utiliser ${a.email} pour @${a.username} à la place de cette adresse. Le changement prend effet à l’ouverture du lien envoyé là-bas.`,
  twoStepOnSubject: () => 'La connexion en deux étapes est activée',
  twoStepOnText: (a) => `Désormais, se connecter en tant que @${a.username} demande aussi un code de votre application d’authentification.`,
  twoStepOffSubject: () => 'La connexion en deux étapes est désactivée',
  twoStepOffText: (a) => `Désormais, le mot de passe suffit pour se connecter en tant que @${a.username}.`,
  passkeyAddedSubject: () => 'Une clé d’accès a été ajoutée',
  passkeyAddedText: (a) => `La clé d’accès « ${a.passkey} » permet maintenant de se connecter en tant que @${a.username}.`,
  keyReplacedSubject: () => 'Votre clé de messages a été remplacée',
  keyReplacedText: (a) => `La clé de chiffrement de @${a.username} a été remplacée par une nouvelle. Les messages sont désormais chiffrés pour elle.`,
  accountDeletedSubject: () => 'Votre compte est fermé',
  accountDeletedText: (a) => `Le compte @${a.username} est fermé et sera effacé le ${a.date} avec tout son contenu. Se connecter avant cette date le rétablit.`,
  accountRestoredSubject: () => 'Votre compte est de retour',
  accountRestoredText: (a) => `Vous vous êtes connecté : le compte @${a.username} est de nouveau ouvert. Rien n’a été effacé.`,
  suspendedSubject: () => 'Votre compte est suspendu',
  suspendedText: (a) => `La modération a suspendu le compte @${a.username}. La raison : ${a.reason}`,
  digestSubject: (a) => `Du nouveau sur Skein pour @${a.username}`,
  digestText: () => 'Voici ce qui s’est passé depuis votre dernière visite :',
  digestFooter: () => 'Vous recevez ce message parce que les notifications par e-mail sont activées. Vous pouvez les désactiver dans vos paramètres.',
}
export default messages
