// Made from messages/ by `node packages/i18n/generate.ts`. Change the messages, then run it again.
import { number, plural } from '../../runtime.ts'
import type { SuggestMessages } from '../types.gen.ts'

const messages: SuggestMessages = {
  suggestions: () => 'Sugerencias',
  people: () => 'Personas',
  hashtags: () => 'Etiquetas',
  posts: () => 'Publicaciones',
  askAi: () => 'Preguntar a la IA',
  count: (a) => `${(a.count === 0 ? 'Sin sugerencias' : plural('es', a.count) === 'one' ? `${number('es', a.count)} sugerencia` : `${number('es', a.count)} sugerencias`)}`,
  postCount: (a) => `${(plural('es', a.count) === 'one' ? `${number('es', a.count)} publicación` : `${number('es', a.count)} publicaciones`)}`,
}
export default messages
