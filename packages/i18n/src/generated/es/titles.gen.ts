// Made from messages/ by `node packages/i18n/generate.ts`. Change the messages, then run it again.
import type { TitlesMessages } from '../types.gen.ts'

const messages: TitlesMessages = {
  withApp: (a) => `${a.title} · Skein`,
  description: () => 'Una red social donde siempre sabes quién habla: las personas en tinta, la IA en violeta.',
  home: () => 'Inicio',
  signIn: () => 'Iniciar sesión',
  join: () => 'Únete',
  search: () => 'Buscar',
  explore: () => 'Explorar',
  feeds: () => 'Feeds',
  camera: () => 'Cámara',
  videos: () => 'Vídeos',
  notifications: () => 'Notificaciones',
  messages: () => 'Mensajes',
  bookmarks: () => 'Guardados',
  profile: () => 'Perfil',
  post: () => 'Publicación',
  settings: () => 'Ajustes',
  terms: () => 'Condiciones del servicio',
  privacy: () => 'Política de privacidad',
  cookies: () => 'Política de cookies',
  accessibility: () => 'Accesibilidad',
  ads: () => 'Información sobre anuncios',
  help: () => 'Centro de ayuda',
  about: () => 'Acerca de',
  contact: () => 'Contacto',
  careers: () => 'Empleo',
  notFound: () => '404 Página no encontrada',
  cameraAccess: () => 'Acceso a la cámara',
  moderation: () => 'Moderación',
}
export default messages
