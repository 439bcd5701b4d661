export { Button, type ButtonProps } from './Button.tsx'
export { buttonKeys } from './Button.keys.ts'
