// Made from messages/ by `node packages/i18n/generate.ts`. Change the messages, then run it again.
import type { VideosMessages } from '../types.gen.ts'

const messages: VideosMessages = {
  label: () => 'Vidéos',
  carousel: () => 'carrousel',
  video: () => 'vidéo',
  next: () => 'Vidéo suivante',
  previous: () => 'Vidéo précédente',
  goTo: (a) => `Aller à la vidéo ${a.number}`,
  position: (a) => `${a.number} sur ${a.total}`,
  play: () => 'Lire',
  pause: () => 'Mettre en pause',
  mute: () => 'Couper le son',
  unmute: () => 'Activer le son',
  progress: () => 'Progression',
  time: (a) => `${a.at} sur ${a.length}`,
  cannotPlay: () => 'Cette vidéo ne peut pas être lue',
  tryAgain: () => 'Réessayer',
  named: (a) => `${a.name} : ${a.words}`,
  byName: (a) => `Vidéo de ${a.name}`,
  watch: () => 'Regarder la vidéo',
  noVideos: () => 'Pas encore de vidéos',
  noVideosText: () => 'Les vidéos et reels publiés apparaissent ici. Filmez la première.',
  openCamera: () => 'Ouvrir la caméra',
  loading: () => 'Chargement des vidéos',
  moreFailed: () => 'Impossible de charger d’autres vidéos.',
  gone: () => 'Cette vidéo n’est pas disponible. En voici d’autres.',
  comments: () => 'Commentaires',
  commentsLoading: () => 'Chargement des commentaires',
}
export default messages
