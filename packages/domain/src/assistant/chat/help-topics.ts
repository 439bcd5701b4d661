/** What the built-in assistant knows about the product itself: a place, and the words people ask for it with, in four languages. */
import { pageAddress } from '@skein/contract/addresses'
import type { MessagesOf } from '@skein/i18n/messages'
import { wordsOf } from '@skein/contract/search'

type Answers = MessagesOf<'answers'>
type Topic = { path: string; words: ReadonlySet<string>; title: (m: Answers) => string; text: (m: Answers) => string }

const topic = (path: string, words: string, title: Topic['title'], text: Topic['text']): Topic => ({
  path,
  words: new Set(wordsOf(words)),
  title,
  text,
})

const topics: Topic[] = [
  topic(
    pageAddress('/settings', { tab: 'privacy' }),
    `private privacy approve followers hide privada privado privacidad aprobar prive privee confidentialite approuver privat privates
    datenschutz annehmen`,
    (m) => m.helpPrivateTitle(),
    (m) => m.helpPrivate(),
  ),
  topic(
    pageAddress('/help'),
    `mute block report abuse harass spam harassment bug muted silenciar bloquear denunciar acoso masquer bloquer signaler harcelement
    stummschalten blockieren melden belastigung`,
    (m) => m.helpSafetyTitle(),
    (m) => m.helpSafety(),
  ),
  topic(
    pageAddress('/settings'),
    `password passkey passkeys login session sessions security two step twostep sign contrasena sesion sesiones llave seguridad mot passe
    connexion securite cle passwort kennwort sitzung sitzungen anmeldung sicherheit`,
    (m) => m.helpPasswordTitle(),
    (m) => m.helpPassword(),
  ),
  topic(
    pageAddress('/settings', { tab: 'privacy' }),
    `download export data zip delete erase account remove close descargar datos exportar eliminar borrar cuenta telecharger donnees
    exporter supprimer effacer compte herunterladen daten exportieren loschen loesche konto`,
    (m) => m.helpDataTitle(),
    (m) => m.helpData(),
  ),
  topic(
    pageAddress('/messages'),
    `message messages encryption encrypted direct dm mensaje mensajes cifrado cifrados chiffrement chiffre chiffres nachricht nachrichten
    verschlusselung verschlusselt`,
    (m) => m.helpMessagesTitle(),
    (m) => m.helpMessages(),
  ),
  topic(
    pageAddress('/camera'),
    `camera video videos record photo story stories filter filters reel camara grabar foto historia historias filmer enregistrer photos
    kamera aufnehmen aufnahme fotos geschichte`,
    (m) => m.helpCameraTitle(),
    (m) => m.helpCamera(),
  ),
  topic(
    pageAddress('/'),
    `poll polls vote survey encuesta encuestas votar sondage sondages voter umfrage umfragen abstimmen abstimmung`,
    (m) => m.helpPollTitle(),
    (m) => m.helpPoll(),
  ),
  topic(
    pageAddress('/'),
    `enhance grammar spelling generate image picture wording mejorar ortografia generar imagen ameliorer orthographe generer image
    verbessern rechtschreibung generieren bild`,
    (m) => m.helpEnhanceTitle(),
    (m) => m.helpEnhance(),
  ),
  topic(
    pageAddress('/settings', { tab: 'privacy' }),
    `ai insights assistant artificial ia ki kunstliche intelligenz inteligencia intelligence artificielle`,
    (m) => m.helpAiTitle(),
    (m) => m.helpAi(),
  ),
  topic(
    pageAddress('/bookmarks'),
    `bookmark bookmarks save saved keep guardar guardados guardada enregistrer enregistrees favoris merken gemerkt lesezeichen speichern`,
    (m) => m.helpBookmarksTitle(),
    (m) => m.helpBookmarks(),
  ),
  topic(
    pageAddress('/settings'),
    `theme dark light language timezone zone tema oscuro claro idioma horaria theme sombre clair langue fuseau design dunkel hell sprache
    zeitzone`,
    (m) => m.helpLookTitle(),
    (m) => m.helpLook(),
  ),
  topic(
    pageAddress('/notifications'),
    `notification notifications email mail push notificacion notificaciones correo avisos notifications courriel mitteilung mitteilungen
    benachrichtigung benachrichtigungen`,
    (m) => m.helpNotificationsTitle(),
    (m) => m.helpNotifications(),
  ),
  topic(
    pageAddress('/profile'),
    `profile bio avatar name username website perfil biografia nombre sitio profil nom photo website benutzername profilbild`,
    (m) => m.helpProfileTitle(),
    (m) => m.helpProfile(),
  ),
  topic(
    pageAddress('/search'),
    `search operator operators find buscar busqueda chercher recherche suchen suche`,
    (m) => m.helpSearchTitle(),
    (m) => m.helpSearch(),
  ),
  topic(
    pageAddress('/'),
    `write edit characters limit escribir publicar editar caracteres limite ecrire publier modifier caracteres limite schreiben posten
    bearbeiten zeichen lange`,
    (m) => m.helpPostTitle(),
    (m) => m.helpPost(),
  ),
]

/** Topics that fit a question best, two at most; a tie goes to the one that stands first. */
export function topicsFor(question: string): Topic[] {
  const words = new Set(wordsOf(question))
  return topics
    .map((one) => ({ one, hits: [...words].filter((word) => one.words.has(word)).length }))
    .filter(({ hits }) => hits > 0)
    .toSorted((a, b) => b.hits - a.hits)
    .filter(({ hits }, _, [best]) => hits === best?.hits)
    .slice(0, 2)
    .map(({ one }) => one)
}
