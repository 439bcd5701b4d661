/** Illustrations in flat colours, each chosen by the name of what it shows, and portraits in the same hand. */
export { drawPicture } from './picture.ts'
export { drawPortrait, portraitSize } from './portrait.ts'
export type * from './specs.ts'
