/** Parts of a post for screens that show it in another shape than a card: on a video, in a story. */
export { shareAddress } from './actions/share.ts'
export { HandleAndTime } from './HandleAndTime.tsx'
export { loadPostMenu } from './menu/load-post-menu.ts'
export { useMenu } from './menu/use-menu.ts'
export { usePostDialog } from './menu/use-post-dialog.tsx'
export { PostedBy } from './PostHeader.tsx'
