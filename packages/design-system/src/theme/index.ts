export { vars } from './contract.css.ts'
export { themeScript } from './theme-script.ts'
export { ThemeProvider, useTheme, type ThemeControl, type ThemeProviderProps } from './ThemeProvider.tsx'
export {
  defaultStorageKey as themeStorageKey,
  type Theme,
  type ThemeOptions,
  type ThemePreference,
} from './theme.store.ts'
