// Made from messages/ by `node packages/i18n/generate.ts`. Change the messages, then run it again.
import { number, plural } from '../../runtime.ts'
import type { CommonMessages } from '../types.gen.ts'

const messages: CommonMessages = {
  close: () => 'Fermer',
  loading: () => 'Chargement',
  retry: () => 'Réessayer',
  back: () => 'Retour',
  search: () => 'Rechercher',
  showMore: () => 'Afficher plus',
  goHome: () => 'Aller à l’accueil',
  logIn: () => 'Se connecter',
  verified: () => 'Vérifié',
  generatedWithAi: () => 'Généré par IA',
  follow: () => 'Suivre',
  following: () => 'Abonné',
  requested: () => 'Demandé',
  followFailed: () => 'Impossible de modifier l’abonnement',
  pleaseLogIn: () => 'Veuillez vous connecter',
  logInToReact: () => 'Vous devez être connecté pour réagir aux publications',
  logInToAct: () => 'Vous devez être connecté pour faire cela',
  unfollow: () => 'Ne plus suivre',
  accept: () => 'Accepter',
  decline: () => 'Refuser',
  requestAccepted: () => 'Acceptée',
  requestDeclined: () => 'Refusée',
  requestWithdrawn: () => 'Cette demande a été retirée',
  requestFailed: () => 'Impossible de répondre à la demande',
  notifications: () => 'Notifications',
  language: () => 'Langue',
  networkError: () => 'Impossible de joindre le serveur. Vérifiez votre connexion.',
  charactersLeft: (a) => `${(plural('fr', a.count) === 'one' ? `${number('fr', a.count)} caractère restant` : `${number('fr', a.count)} caractères restants`)}`,
  charactersOver: (a) => `${(plural('fr', a.count) === 'one' ? `${number('fr', a.count)} caractère de trop` : `${number('fr', a.count)} caractères de trop`)}`,
  required: () => 'obligatoire',
  showPassword: () => 'Afficher le mot de passe',
  hidePassword: () => 'Masquer le mot de passe',
}
export default messages
