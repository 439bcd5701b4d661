// Made from messages/ by `node packages/i18n/generate.ts`. Change the messages, then run it again.
import type { ReplyRuleMessages } from '../types.gen.ts'

const messages: ReplyRuleMessages = {
  title: () => 'Qui peut répondre',
  text: () => 'Cela vaut pour toute la conversation. Les réponses déjà là restent.',
  everyone: () => 'Tout le monde',
  following: () => 'Les personnes que vous suivez',
  mentioned: () => 'Les personnes que vous mentionnez',
  nobody: () => 'Personne',
  everyoneCan: () => 'Tout le monde peut répondre',
  followingCan: () => 'Les personnes que vous suivez peuvent répondre',
  mentionedCan: () => 'Les personnes que vous mentionnez peuvent répondre',
  nobodyCan: () => 'Personne ne peut répondre',
  save: () => 'Enregistrer',
  saving: () => 'Enregistrement…',
  saved: (a) => `Enregistré : ${a.choice}`,
  failed: () => 'Impossible de changer qui peut répondre',
}
export default messages
