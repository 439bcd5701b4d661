// Made from messages/ by `node packages/i18n/generate.ts`. Change the messages, then run it again.
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
}
export default messages
