// Made from messages/ by `node packages/i18n/generate.ts`. Change the messages, then run it again.
import type { InsightsMessages } from '../types.gen.ts'

const messages: InsightsMessages = {
  postOf: (a) => `Beitrag von ${a.name}`,
  madeOf: () => 'Von KI aus öffentlichen Beiträgen deines Feeds geschrieben.',
  turnOff: () => 'Ausschalten',
  turnedOff: () => 'KI-Einblicke sind aus. In den Einstellungen gehen sie wieder an.',
  turnOffFailed: () => 'KI-Einblicke konnten nicht ausgeschaltet werden. Bitte versuche es erneut.',
}
export default messages
