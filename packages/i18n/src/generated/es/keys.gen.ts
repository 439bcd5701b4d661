// Made from messages/ by `node packages/i18n/generate.ts`. Change the messages, then run it again.
import type { KeysMessages } from '../types.gen.ts'

const messages: KeysMessages = {
  title: () => 'Atajos de teclado',
  posts: () => 'Publicaciones',
  everywhere: () => 'En todas partes',
  go: () => 'Ir a',
  next: () => 'Publicación siguiente',
  previous: () => 'Publicación anterior',
  like: () => 'Me gusta',
  reply: () => 'Responder',
  bookmark: () => 'Guardar',
  open: () => 'Abrir la publicación',
  newPost: () => 'Nueva publicación',
  search: () => 'Buscar',
  palette: () => 'Comandos',
  overview: () => 'Esta lista',
  goHome: () => 'Inicio',
  goNotifications: () => 'Notificaciones',
  goMessages: () => 'Mensajes',
  goBookmarks: () => 'Guardados',
  goProfile: () => 'Perfil',
  goSettings: () => 'Ajustes',
  followedBy: () => 'y luego',
  or: () => 'o',
  ctrl: () => 'Ctrl',
  switch: () => 'Atajos de una sola tecla',
  switchAbout: () => 'Desactívalos si manejas este ordenador con la voz o pulsas teclas sin querer. Vale para este navegador.',
}
export default messages
