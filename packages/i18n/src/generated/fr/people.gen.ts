// Made from messages/ by `node packages/i18n/generate.ts`. Change the messages, then run it again.
import type { PeopleMessages } from '../types.gen.ts'

const messages: PeopleMessages = {
  muted: (a) => `@${a.username} est masqué`,
  unmuted: (a) => `@${a.username} n’est plus masqué`,
  unblocked: (a) => `@${a.username} n’est plus bloqué`,
  muteFailed: () => 'Impossible de changer le masquage',
  blockFailed: () => 'Impossible de changer le blocage',
  loadingPeople: () => 'Chargement des personnes',
  peopleFailed: () => 'Impossible de charger les personnes. Veuillez réessayer.',
  loadMorePeople: () => 'Charger plus de personnes',
  unblock: () => 'Débloquer',
  blocked: (a) => `@${a.username} est bloqué`,
  mute: () => 'Masquer',
  unmute: () => 'Ne plus masquer',
  block: () => 'Bloquer',
}
export default messages
