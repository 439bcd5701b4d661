/**
 * Every token of the design system as the CSS value it stands for, by theme: for canvases, e-mails, `theme-color` and
 * documentation. Components use the CSS variables (`vars` of `@skein/design-system/theme`), which follow the theme.
 */
export { base, light, dark, lightMoreContrast, darkMoreContrast } from './generated/tokens.ts'
