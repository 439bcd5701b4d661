// Made from messages/ by `node packages/i18n/generate.ts`. Change the messages, then run it again.
import { number, plural } from '../../runtime.ts'
import type { PeopleMessages } from '../types.gen.ts'

const messages: PeopleMessages = {
  muted: (a) => `@${a.username} ist stummgeschaltet`,
  unmuted: (a) => `@${a.username} ist nicht mehr stummgeschaltet`,
  unblocked: (a) => `@${a.username} ist nicht mehr blockiert`,
  muteFailed: () => 'Stummschaltung konnte nicht geändert werden',
  blockFailed: () => 'Blockierung konnte nicht geändert werden',
  loadingPeople: () => 'Personen werden geladen',
  peopleFailed: () => 'Personen konnten nicht geladen werden. Bitte versuche es erneut.',
  loadMorePeople: () => 'Mehr Personen laden',
  unblock: () => 'Blockierung aufheben',
  blocked: (a) => `@${a.username} ist blockiert`,
  mute: () => 'Stummschalten',
  unmute: () => 'Nicht mehr stummschalten',
  block: () => 'Blockieren',
  knownOne: (a) => `${a.first} folgt auch`,
  knownTwo: (a) => `${a.first} und ${a.second}, denen du folgst, folgen auch`,
  knownMany: (a) => `${(plural('de', a.count) === 'one' ? `${a.first} und ${number('de', a.count)} weitere Person, der du folgst, folgen auch` : `${a.first} und ${number('de', a.count)} weitere, denen du folgst, folgen auch`)}`,
  followedBy: (a) => `${(plural('de', a.count) === 'one' ? `${number('de', a.count)} Person folgt` : `${number('de', a.count)} Leute folgen`)}`,
}
export default messages
