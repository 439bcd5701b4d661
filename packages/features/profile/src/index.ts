/** A member's profile: who they are, what they posted, whom they follow; and one's own to edit. */
export type { DrawMessageDialog } from './message-dialog.ts'
export type { DrawPicture } from './picture.ts'
export { ProfileScreen, type ProfileScreenProps } from './ProfileScreen.tsx'
