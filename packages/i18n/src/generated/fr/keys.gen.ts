// Made from messages/ by `node packages/i18n/generate.ts`. Change the messages, then run it again.
import type { KeysMessages } from '../types.gen.ts'

const messages: KeysMessages = {
  title: () => 'Raccourcis clavier',
  posts: () => 'Publications',
  everywhere: () => 'Partout',
  go: () => 'Aller à',
  next: () => 'Publication suivante',
  previous: () => 'Publication précédente',
  like: () => 'J’aime',
  reply: () => 'Répondre',
  bookmark: () => 'Ajouter aux signets',
  open: () => 'Ouvrir la publication',
  newPost: () => 'Nouvelle publication',
  search: () => 'Rechercher',
  palette: () => 'Commandes',
  overview: () => 'Cette liste',
  goHome: () => 'Accueil',
  goNotifications: () => 'Notifications',
  goMessages: () => 'Messages',
  goBookmarks: () => 'Signets',
  goProfile: () => 'Profil',
  goSettings: () => 'Paramètres',
  followedBy: () => 'puis',
  or: () => 'ou',
  ctrl: () => 'Ctrl',
  switch: () => 'Raccourcis d’une seule touche',
  switchAbout: () => 'Désactivez-les si vous commandez cet ordinateur à la voix ou si vous appuyez sur des touches par accident. Ce choix vaut pour ce navigateur.',
}
export default messages
