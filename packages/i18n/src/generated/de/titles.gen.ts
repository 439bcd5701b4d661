// Made from messages/ by `node packages/i18n/generate.ts`. Change the messages, then run it again.
import type { TitlesMessages } from '../types.gen.ts'

const messages: TitlesMessages = {
  withApp: (a) => `${a.title} · Skein`,
  description: () => 'Ein soziales Netzwerk, in dem du immer weißt, wer spricht: Menschen in Tinte, KI in Violett.',
  home: () => 'Startseite',
  signIn: () => 'Anmelden',
  join: () => 'Mitmachen',
  search: () => 'Suche',
  explore: () => 'Entdecken',
  feeds: () => 'Feeds',
  camera: () => 'Kamera',
  videos: () => 'Videos',
  notifications: () => 'Mitteilungen',
  messages: () => 'Nachrichten',
  bookmarks: () => 'Lesezeichen',
  profile: () => 'Profil',
  post: () => 'Beitrag',
  settings: () => 'Einstellungen',
  terms: () => 'Nutzungsbedingungen',
  privacy: () => 'Datenschutzerklärung',
  cookies: () => 'Cookie-Richtlinie',
  accessibility: () => 'Barrierefreiheit',
  ads: () => 'Infos zur Werbung',
  help: () => 'Hilfe-Center',
  about: () => 'Über uns',
  contact: () => 'Kontakt',
  careers: () => 'Karriere',
  notFound: () => '404 Seite nicht gefunden',
  cameraAccess: () => 'Kamerazugriff',
  moderation: () => 'Moderation',
}
export default messages
