// Made from messages/ by `node packages/i18n/generate.ts`. Change the messages, then run it again.
import type { CommonMessages } from '../types.gen.ts'

const messages: CommonMessages = {
  appName: () => 'Skein',
  close: () => 'Cerrar',
  loading: () => 'Cargando',
  retry: () => 'Reintentar',
  tryAgain: () => 'Inténtalo de nuevo',
  cancel: () => 'Cancelar',
  save: () => 'Guardar',
  back: () => 'Atrás',
  search: () => 'Buscar',
  showMore: () => 'Mostrar más',
  goHome: () => 'Ir al inicio',
  logIn: () => 'Iniciar sesión',
  verified: () => 'Verificado',
  generatedWithAi: () => 'Generado con IA',
  follow: () => 'Seguir',
  following: () => 'Siguiendo',
  requested: () => 'Solicitado',
  unfollow: () => 'Dejar de seguir',
  followFailed: () => 'No se pudo cambiar a quién sigues',
  notifications: () => 'Notificaciones',
  language: () => 'Idioma',
  networkError: () => 'No se pudo contactar con el servidor. Comprueba tu conexión.',
}
export default messages
