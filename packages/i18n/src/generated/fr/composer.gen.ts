// Made from messages/ by `node packages/i18n/generate.ts`. Change the messages, then run it again.
import { number, plural } from '../../runtime.ts'
import type { ComposerMessages } from '../types.gen.ts'

const messages: ComposerMessages = {
  placeholder: () => 'Quoi de neuf ?',
  post: () => 'Publier',
  posting: () => 'Publication...',
  charactersLeft: (a) => `${(plural('fr', a.count) === 'one' ? `${number('fr', a.count)} caractère restant` : `${number('fr', a.count)} caractères restants`)}`,
  charactersOver: (a) => `${(plural('fr', a.count) === 'one' ? `${number('fr', a.count)} caractère de trop` : `${number('fr', a.count)} caractères de trop`)}`,
  postCreated: () => 'Post publié !',
  postFailed: () => 'Impossible de publier. Veuillez réessayer.',
}
export default messages
