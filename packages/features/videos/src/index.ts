/** Videos one after the other (specification §2.5). */
export { VideosScreen, type VideosScreenProps } from './VideosScreen.tsx'
