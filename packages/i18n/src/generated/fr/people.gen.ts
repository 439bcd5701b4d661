// Made from messages/ by `node packages/i18n/generate.ts`. Change the messages, then run it again.
import { number, plural } from '../../runtime.ts'
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
  knownOne: (a) => `Suivi par ${a.first}, que vous suivez`,
  knownTwo: (a) => `Suivi par ${a.first} et ${a.second}, que vous suivez`,
  knownMany: (a) => `${(plural('fr', a.count) === 'one' ? `Suivi par ${a.first} et ${number('fr', a.count)} autre personne que vous suivez` : `Suivi par ${a.first} et ${number('fr', a.count)} autres personnes que vous suivez`)}`,
  followedBy: (a) => `${(plural('fr', a.count) === 'one' ? `Suivi par ${number('fr', a.count)} personne` : `Suivi par ${number('fr', a.count)} personnes`)}`,
}
export default messages
