export { buildDemo, DEMO_PASSWORD, DEMO_USERNAME } from './build-demo.ts'
export { drawPicture } from './draw/picture.ts'
export { drawPortrait } from './draw/portrait.ts'
export type * from './types.ts'
