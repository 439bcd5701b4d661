export * as AlertDialog from './index.parts.ts'
export { alertDialogKeys } from './AlertDialog.keys.ts'
