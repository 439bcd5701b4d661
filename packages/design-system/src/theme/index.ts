export { vars } from './contract.css.ts'
export { themeScript } from './theme-script.ts'
export { ThemeProvider, useTheme, type ThemeControl, type ThemeProviderProps } from './ThemeProvider.tsx'
export type { Theme, ThemePreference } from './theme.store.ts'
