/** Pictures, large. Load it with the press that asks for it. */
export { Lightbox } from './media/Lightbox.tsx'
