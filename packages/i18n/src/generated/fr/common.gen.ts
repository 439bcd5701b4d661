// Made from messages/ by `node packages/i18n/generate.ts`. Change the messages, then run it again.
import type { CommonMessages } from '../types.gen.ts'

const messages: CommonMessages = {
  appName: () => 'Skein',
  close: () => 'Fermer',
  loading: () => 'Chargement',
  retry: () => 'Réessayer',
  tryAgain: () => 'Veuillez réessayer',
  cancel: () => 'Annuler',
  save: () => 'Enregistrer',
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
  unfollow: () => 'Ne plus suivre',
  followFailed: () => 'Impossible de modifier l’abonnement',
  notifications: () => 'Notifications',
  language: () => 'Langue',
  networkError: () => 'Impossible de joindre le serveur. Vérifiez votre connexion.',
}
export default messages
