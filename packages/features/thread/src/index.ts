/** A post with what it answers and what answers it. */
export { PostComments } from './PostComments.tsx'
export { ThreadScreen, type ThreadScreenProps } from './ThreadScreen.tsx'
