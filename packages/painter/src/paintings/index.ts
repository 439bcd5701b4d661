/** Paintings in soft light, each chosen by the words of a description, in the four languages of the interface. */
export { drawPainting } from './painting.ts'
