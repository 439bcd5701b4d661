/** How pictures and videos of posts are shown, for lists that show them without their posts. */
export { firstImpression } from './media/first-impression.ts'
export { srcSetOf } from './media/image-layout.ts'
export { videoLength } from './media/video-length.ts'
