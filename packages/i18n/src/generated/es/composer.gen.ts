// Made from messages/ by `node packages/i18n/generate.ts`. Change the messages, then run it again.
import { number, plural } from '../../runtime.ts'
import type { ComposerMessages } from '../types.gen.ts'

const messages: ComposerMessages = {
  placeholder: () => '¿En qué estás pensando?',
  post: () => 'Publicar',
  posting: () => 'Publicando...',
  charactersLeft: (a) => `${(plural('es', a.count) === 'one' ? `queda ${number('es', a.count)} carácter` : `quedan ${number('es', a.count)} caracteres`)}`,
  charactersOver: (a) => `${(plural('es', a.count) === 'one' ? `${number('es', a.count)} carácter de más` : `${number('es', a.count)} caracteres de más`)}`,
  postCreated: () => '¡Publicación creada!',
  postFailed: () => 'No se pudo crear la publicación. Inténtalo de nuevo.',
}
export default messages
