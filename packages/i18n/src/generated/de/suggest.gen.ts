// Made from messages/ by `node packages/i18n/generate.ts`. Change the messages, then run it again.
import { number, plural } from '../../runtime.ts'
import type { SuggestMessages } from '../types.gen.ts'

const messages: SuggestMessages = {
  suggestions: () => 'Vorschläge',
  people: () => 'Personen',
  hashtags: () => 'Hashtags',
  posts: () => 'Beiträge',
  askAi: () => 'KI fragen',
  count: (a) => `${(a.count === 0 ? 'Keine Vorschläge' : plural('de', a.count) === 'one' ? `${number('de', a.count)} Vorschlag` : `${number('de', a.count)} Vorschläge`)}`,
  postCount: (a) => `${(plural('de', a.count) === 'one' ? `${number('de', a.count)} Beitrag` : `${number('de', a.count)} Beiträge`)}`,
}
export default messages
