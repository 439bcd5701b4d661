/** The question before something that cannot be undone, for whoever asks it. Load it with the press that asks for it. */
export { ConfirmDialog } from './menu/ConfirmDialog.tsx'
