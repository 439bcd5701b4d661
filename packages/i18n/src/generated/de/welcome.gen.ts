// Made from messages/ by `node packages/i18n/generate.ts`. Change the messages, then run it again.
import type { WelcomeMessages } from '../types.gen.ts'

const messages: WelcomeMessages = {
  title: () => 'Willkommen bei Skein',
  step: (a) => `Schritt ${a.step} von ${a.of}`,
  putAway: () => 'Begrüßung schließen',
  later: () => 'Später',
  goOn: () => 'Weiter',
  saveAndGoOn: () => 'Speichern und weiter',
  done: () => 'Fertig',
  notKept: () => 'Das ließ sich nicht speichern. Die Begrüßung kommt vielleicht wieder.',
  aboutYou: () => 'Über dich',
  aboutText: () => 'Ein Bild und ein Satz zeigen anderen, wer da ist. Beides kannst du jederzeit ändern.',
  bio: () => 'Ein Satz über dich',
  bioHint: () => 'Was machst, magst oder fragst du dich?',
  peopleText: () => 'Folge ein paar Leuten, dann füllt sich deine Startseite mit dem, was sie schreiben.',
  followAll: () => 'Allen folgen',
  followed: (a) => `Du folgst ${a.count} von ${a.of}`,
  tagsText: () => 'Darüber wird gerade gesprochen. Öffne einen Hashtag und rede mit.',
  tags: () => 'Hashtags für den Anfang',
}
export default messages
