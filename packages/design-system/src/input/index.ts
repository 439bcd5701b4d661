export { Input, type InputProps } from './Input.tsx'
export { PasswordInput, type PasswordInputProps } from './PasswordInput.tsx'
export { passwordInputKeys } from './Input.keys.ts'
