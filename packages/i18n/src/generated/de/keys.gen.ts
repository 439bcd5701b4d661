// Made from messages/ by `node packages/i18n/generate.ts`. Change the messages, then run it again.
import type { KeysMessages } from '../types.gen.ts'

const messages: KeysMessages = {
  title: () => 'Tastenkürzel',
  posts: () => 'Beiträge',
  everywhere: () => 'Überall',
  go: () => 'Gehe zu',
  next: () => 'Nächster Beitrag',
  previous: () => 'Vorheriger Beitrag',
  like: () => 'Gefällt mir',
  reply: () => 'Antworten',
  bookmark: () => 'Lesezeichen',
  open: () => 'Beitrag öffnen',
  newPost: () => 'Neuer Beitrag',
  search: () => 'Suchen',
  palette: () => 'Befehle',
  overview: () => 'Diese Übersicht',
  goHome: () => 'Startseite',
  goNotifications: () => 'Mitteilungen',
  goMessages: () => 'Nachrichten',
  goBookmarks: () => 'Lesezeichen',
  goProfile: () => 'Profil',
  goSettings: () => 'Einstellungen',
  followedBy: () => 'dann',
  or: () => 'oder',
  ctrl: () => 'Strg',
  switch: () => 'Kürzel aus einer Taste',
  switchAbout: () => 'Schalte sie aus, wenn du diesen Computer mit der Stimme bedienst oder oft versehentlich Tasten drückst. Das gilt für diesen Browser.',
}
export default messages
