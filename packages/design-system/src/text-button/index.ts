export { TextButton, type TextButtonProps } from './TextButton.tsx'
export { textButtonKeys } from './TextButton.keys.ts'
