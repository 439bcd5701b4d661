/** The post card and everything it shows. `PostCard` reads a post by its id; `PostView` draws one that is given. */
export { PostCard } from './PostCard.tsx'
export { PostSkeleton, PostSkeletons } from './PostSkeleton.tsx'
export { PostView, type PostViewProps } from './PostView.tsx'
export type { LikeState } from './LikeButton.tsx'
