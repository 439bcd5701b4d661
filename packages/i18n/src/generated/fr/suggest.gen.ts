// Made from messages/ by `node packages/i18n/generate.ts`. Change the messages, then run it again.
import { number, plural } from '../../runtime.ts'
import type { SuggestMessages } from '../types.gen.ts'

const messages: SuggestMessages = {
  suggestions: () => 'Suggestions',
  people: () => 'Personnes',
  hashtags: () => 'Hashtags',
  posts: () => 'Publications',
  askAi: () => 'Demander à l’IA',
  count: (a) => `${(a.count === 0 ? 'Aucune suggestion' : plural('fr', a.count) === 'one' ? `${number('fr', a.count)} suggestion` : `${number('fr', a.count)} suggestions`)}`,
  postCount: (a) => `${(plural('fr', a.count) === 'one' ? `${number('fr', a.count)} publication` : `${number('fr', a.count)} publications`)}`,
}
export default messages
