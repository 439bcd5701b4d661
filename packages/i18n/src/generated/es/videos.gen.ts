// Made from messages/ by `node packages/i18n/generate.ts`. Change the messages, then run it again.
import type { VideosMessages } from '../types.gen.ts'

const messages: VideosMessages = {
  label: () => 'Vídeos',
  carousel: () => 'carrusel',
  video: () => 'vídeo',
  next: () => 'Vídeo siguiente',
  previous: () => 'Vídeo anterior',
  goTo: (a) => `Ir al vídeo ${a.number}`,
  position: (a) => `${a.number} de ${a.total}`,
  play: () => 'Reproducir',
  pause: () => 'Pausar',
  mute: () => 'Silenciar',
  unmute: () => 'Activar el sonido',
  progress: () => 'Progreso',
  time: (a) => `${a.at} de ${a.length}`,
  cannotPlay: () => 'Este vídeo no se puede reproducir',
  tryAgain: () => 'Intentar de nuevo',
  named: (a) => `${a.name}: ${a.words}`,
  byName: (a) => `Vídeo de ${a.name}`,
  watch: () => 'Ver el vídeo',
  noVideos: () => 'Todavía no hay vídeos',
  noVideosText: () => 'Aquí se ven los vídeos y reels que publica la gente. Graba el primero.',
  openCamera: () => 'Abrir la cámara',
  loading: () => 'Cargando vídeos',
  moreFailed: () => 'No se han podido cargar más vídeos.',
  gone: () => 'Este vídeo no está disponible. Aquí tienes otros.',
  comments: () => 'Comentarios',
  commentsLoading: () => 'Cargando comentarios',
}
export default messages
