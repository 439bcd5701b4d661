export { Logo, type LogoProps } from './Logo.tsx'
export { Wordmark, type WordmarkProps } from './Wordmark.tsx'
