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
  type ThemeStore,
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

/**
 * Where the theme is read, and the same for the provider's life: who draws by the theme listens by itself. As a value of the context the theme
 * would change right after a server's HTML is taken over, and all below would be drawn again at once.
 */
type ThemeSource = {
  subscribe: (listener: () => void) => () => void
  get: () => ThemeState
  /** What the server drew. */
  getInitial: () => ThemeState
  setPreference: (preference: ThemePreference) => void
  toggle: () => void
  forcedTheme: Theme | undefined
}

const ThemeContext = createContext<ThemeSource | undefined>(undefined)

const nothing = () => {}

/** A server has no device to ask and nothing to remember. */
const serverStore = (initial: ThemeState): ThemeStore => ({
  get: () => initial,
  set: nothing,
  subscribe: () => nothing,
})

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
  const [initial] = useState<ThemeState>(() => ({
    preference: defaultPreference,
    theme: defaultPreference === 'dark' ? 'dark' : 'light',
  }))
  const [store] = useState(() =>
    typeof document === 'undefined' ? serverStore(initial) : createThemeStore(storageKey, defaultPreference),
  )

  useLayoutEffect(() => {
    const show = () => showTheme(forcedTheme ?? store.get().theme)
    show()
    return store.subscribe(show)
  }, [store, forcedTheme])

  const source = useMemo<ThemeSource>(
    () => ({
      subscribe: store.subscribe,
      get: store.get,
      getInitial: () => initial,
      setPreference: store.set,
      toggle: () => store.set(store.get().theme === 'dark' ? 'light' : 'dark'),
      forcedTheme,
    }),
    [store, initial, forcedTheme],
  )
  return <ThemeContext value={source}>{children}</ThemeContext>
}

/** The theme and the ways to change it. @throws outside a `ThemeProvider`. */
export function useTheme(): ThemeControl {
  const source = use(ThemeContext)
  if (!source) throw new Error('useTheme needs a ThemeProvider around it.')
  const { subscribe, get, getInitial, setPreference, toggle, forcedTheme } = source
  const { preference, theme } = useSyncExternalStore(subscribe, get, getInitial)
  return useMemo(
    () => ({ preference, theme: forcedTheme ?? theme, setPreference, toggle }),
    [preference, theme, forcedTheme, setPreference, toggle],
  )
}
