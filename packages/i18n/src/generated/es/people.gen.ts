// Made from messages/ by `node packages/i18n/generate.ts`. Change the messages, then run it again.
import { number, plural } from '../../runtime.ts'
import type { PeopleMessages } from '../types.gen.ts'

const messages: PeopleMessages = {
  muted: (a) => `@${a.username} está silenciado`,
  unmuted: (a) => `@${a.username} ya no está silenciado`,
  unblocked: (a) => `@${a.username} ya no está bloqueado`,
  muteFailed: () => 'No se pudo cambiar el silencio',
  blockFailed: () => 'No se pudo cambiar el bloqueo',
  loadingPeople: () => 'Cargando personas',
  peopleFailed: () => 'No se pudieron cargar las personas. Inténtalo de nuevo.',
  loadMorePeople: () => 'Cargar más personas',
  unblock: () => 'Desbloquear',
  blocked: (a) => `@${a.username} está bloqueado`,
  mute: () => 'Silenciar',
  unmute: () => 'Dejar de silenciar',
  block: () => 'Bloquear',
  knownOne: (a) => `Le sigue ${a.first}, a quien sigues`,
  knownTwo: (a) => `Le siguen ${a.first} y ${a.second}, a quienes sigues`,
  knownMany: (a) => `${(plural('es', a.count) === 'one' ? `Le siguen ${a.first} y ${number('es', a.count)} persona más que sigues` : `Le siguen ${a.first} y ${number('es', a.count)} personas más que sigues`)}`,
  followedBy: (a) => `${(plural('es', a.count) === 'one' ? `Con ${number('es', a.count)} seguidor` : `Con ${number('es', a.count)} seguidores`)}`,
}
export default messages
