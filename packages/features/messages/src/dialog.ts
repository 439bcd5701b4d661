/** The message dialog alone, for pages that open it by a press: fetch this with `import()`. */
export { MessageDialog } from './LazyMessageDialog.tsx'
export type { MessageDialogProps } from './MessageDialog.tsx'
