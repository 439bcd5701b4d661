// Made from messages/ by `node packages/i18n/generate.ts`. Change the messages, then run it again.
import { number, plural } from '../../runtime.ts'
import type { CommonMessages } from '../types.gen.ts'

const messages: CommonMessages = {
  close: () => 'Schließen',
  loading: () => 'Wird geladen',
  retry: () => 'Erneut versuchen',
  back: () => 'Zurück',
  search: () => 'Suchen',
  showMore: () => 'Mehr anzeigen',
  goHome: () => 'Zur Startseite',
  logIn: () => 'Anmelden',
  verified: () => 'Verifiziert',
  generatedWithAi: () => 'Mit KI erzeugt',
  follow: () => 'Folgen',
  following: () => 'Folge ich',
  requested: () => 'Angefragt',
  followFailed: () => 'Das Folgen konnte nicht geändert werden',
  pleaseLogIn: () => 'Bitte melde dich an',
  logInToReact: () => 'Du musst angemeldet sein, um auf Beiträge zu reagieren',
  logInToAct: () => 'Dafür musst du angemeldet sein',
  unfollow: () => 'Entfolgen',
  accept: () => 'Annehmen',
  decline: () => 'Ablehnen',
  requestAccepted: () => 'Angenommen',
  requestDeclined: () => 'Abgelehnt',
  requestWithdrawn: () => 'Diese Anfrage wurde zurückgezogen',
  requestFailed: () => 'Die Anfrage konnte nicht beantwortet werden',
  notifications: () => 'Mitteilungen',
  language: () => 'Sprache',
  networkError: () => 'Der Server ist nicht erreichbar. Bitte prüfe deine Verbindung.',
  charactersLeft: (a) => `${(plural('de', a.count) === 'one' ? `noch ${number('de', a.count)} Zeichen` : `noch ${number('de', a.count)} Zeichen`)}`,
  charactersOver: (a) => `${(plural('de', a.count) === 'one' ? `${number('de', a.count)} Zeichen zu viel` : `${number('de', a.count)} Zeichen zu viel`)}`,
  required: () => 'erforderlich',
  showPassword: () => 'Passwort anzeigen',
  hidePassword: () => 'Passwort verbergen',
}
export default messages
