'use client'
import { createContext, use, useLayoutEffect, useMemo, useState, useSyncExternalStore, type ReactNode } from 'react'
import {
  createThemeStore,
  defaultStorageKey,
  showTheme,
  type ThemeOptions,
  type Theme,
  type ThemePreference,
  type ThemeState,
} from './theme.store.ts'

export interface ThemeProviderProps extends ThemeOptions {
  children?: ReactNode
}

export type ThemeControl = {
  /** What the reader chose. */
  preference: ThemePreference
  /** What is shown now. */
  theme: Theme
  setPreference: (preference: ThemePreference) => void
  /** From what is shown to its opposite, as an explicit choice. */
  toggle: () => void
}

const ThemeContext = createContext<ThemeControl | undefined>(undefined)

const subscribeToNothing = () => () => {}

/**
 * Holds the theme: remembers the choice, follows the device where it is `system`, and follows other tabs. The server
 * renders `system` as light; the script of `themeScript` has set the page right before the first paint.
 */
export function ThemeProvider({
  storageKey = defaultStorageKey,
  defaultPreference = 'system',
  forcedTheme,
  children,
}: ThemeProviderProps) {
  const [store] = useState(() =>
    typeof document === 'undefined' ? undefined : createThemeStore(storageKey, defaultPreference),
  )
  const [initial] = useState<ThemeState>(() => ({
    preference: defaultPreference,
    theme: defaultPreference === 'dark' ? 'dark' : 'light',
  }))
  const state = useSyncExternalStore(
    store?.subscribe ?? subscribeToNothing,
    store?.get ?? (() => initial),
    () => initial,
  )

  useLayoutEffect(() => {
    // Read from the store, not from the render: while hydrating, the render still shows the server's guess.
    showTheme(forcedTheme ?? store?.get().theme ?? state.theme)
    // By the whole state: what is shown may be right again by a change that nobody heard, and not what the page was set to.
  }, [store, state, forcedTheme])

  const control = useMemo<ThemeControl>(
    () => ({
      ...state,
      theme: forcedTheme ?? state.theme,
      setPreference: (preference) => store?.set(preference),
      toggle: () => store?.set(store.get().theme === 'dark' ? 'light' : 'dark'),
    }),
    [state, store, forcedTheme],
  )
  return <ThemeContext value={control}>{children}</ThemeContext>
}

/** The theme and the ways to change it. @throws outside a `ThemeProvider`. */
export function useTheme(): ThemeControl {
  const control = use(ThemeContext)
  if (!control) throw new Error('useTheme needs a ThemeProvider around it.')
  return control
}
