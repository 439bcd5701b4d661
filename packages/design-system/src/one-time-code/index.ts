export { OneTimeCode, type OneTimeCodeProps } from './OneTimeCode.tsx'
export { oneTimeCodeKeys } from './OneTimeCode.keys.ts'
