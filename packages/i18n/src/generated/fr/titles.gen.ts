// Made from messages/ by `node packages/i18n/generate.ts`. Change the messages, then run it again.
import type { TitlesMessages } from '../types.gen.ts'

const messages: TitlesMessages = {
  withApp: (a) => `${a.title} · Skein`,
  description: () => 'Un réseau social où vous savez toujours qui parle : les humains à l’encre, l’IA en violet.',
  home: () => 'Accueil',
  signIn: () => 'Connexion',
  join: () => 'Rejoindre',
  search: () => 'Rechercher',
  explore: () => 'Explorer',
  feeds: () => 'Fils',
  camera: () => 'Caméra',
  videos: () => 'Vidéos',
  notifications: () => 'Notifications',
  messages: () => 'Messages',
  bookmarks: () => 'Signets',
  profile: () => 'Profil',
  post: () => 'Publication',
  settings: () => 'Paramètres',
  terms: () => 'Conditions d’utilisation',
  privacy: () => 'Politique de confidentialité',
  cookies: () => 'Politique relative aux cookies',
  accessibility: () => 'Accessibilité',
  ads: () => 'Infos sur la publicité',
  help: () => 'Centre d’aide',
  about: () => 'À propos',
  contact: () => 'Contact',
  careers: () => 'Carrières',
  notFound: () => '404 Page introuvable',
  cameraAccess: () => 'Accès à la caméra',
  moderation: () => 'Modération',
}
export default messages
