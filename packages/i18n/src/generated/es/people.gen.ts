// Made from messages/ by `node packages/i18n/generate.ts`. Change the messages, then run it again.
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
}
export default messages
