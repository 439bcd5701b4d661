// Made from messages/ by `node packages/i18n/generate.ts`. Change the messages, then run it again.
import { number, plural } from '../../runtime.ts'
import type { SuggestMessages } from '../types.gen.ts'

const messages: SuggestMessages = {
  suggestions: () => 'Suggestions',
  people: () => 'People',
  hashtags: () => 'Hashtags',
  posts: () => 'Posts',
  askAi: () => 'Ask AI',
  count: (a) => `${(a.count === 0 ? 'No suggestions' : plural('en', a.count) === 'one' ? `${number('en', a.count)} suggestion` : `${number('en', a.count)} suggestions`)}`,
  postCount: (a) => `${(plural('en', a.count) === 'one' ? `${number('en', a.count)} post` : `${number('en', a.count)} posts`)}`,
}
export default messages
