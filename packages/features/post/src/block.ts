/** The question before a member is blocked, for whoever asks it. Load it with the press that asks for it. */
export { BlockUserDialog } from './menu/BlockUserDialog.tsx'
