import { themeColor } from './generated/theme-color.ts'

/** What the reader chose; `system` follows the device. */
export type ThemePreference = 'light' | 'dark' | 'system'

/** What is shown. */
export type Theme = 'light' | 'dark'

export type ThemeState = { readonly preference: ThemePreference; readonly theme: Theme }

/** What `ThemeProvider` and `themeScript` decide by; give both the same. */
export interface ThemeOptions {
  /** The key in `localStorage`; `skein-theme` by default. */
  readonly storageKey?: string | undefined
  /** Where nothing was chosen yet; `system` by default. */
  readonly defaultPreference?: ThemePreference | undefined
  /** Shows this theme whatever was chosen, as a page does that exists in one only. The choice is kept for the others. */
  readonly forcedTheme?: Theme | undefined
}

export const defaultStorageKey = 'skein-theme'

const darkQuery = '(prefers-color-scheme: dark)'

/** A stored text as a preference; anything else, and nothing, is the fallback. */
export function parsePreference(stored: string | null, fallback: ThemePreference): ThemePreference {
  return stored === 'light' || stored === 'dark' || stored === 'system' ? stored : fallback
}

/** Shows a theme on the document: attribute, and the colour of the browser's own bars. `color-scheme` follows in CSS. */
export function showTheme(theme: Theme): void {
  const root = document.documentElement
  if (root.dataset.theme !== theme) root.dataset.theme = theme
  let meta = document.querySelector<HTMLMetaElement>('meta[name="theme-color"]')
  if (!meta) {
    meta = document.createElement('meta')
    meta.name = 'theme-color'
    document.head.append(meta)
  }
  meta.content = themeColor[theme]
}

/**
 * The preference in `localStorage`, the device's own, and other tabs' changes to either, as one store. Where storage is
 * refused (private windows, cookies blocked), the choice holds for the page.
 */
export function createThemeStore(storageKey: string, fallback: ThemePreference) {
  const listeners = new Set<() => void>()
  let state: ThemeState | undefined

  function read(preference: ThemePreference): ThemeState {
    const theme = preference === 'system' ? (matchMedia(darkQuery).matches ? 'dark' : 'light') : preference
    return state?.preference === preference && state.theme === theme ? state : { preference, theme }
  }

  function stored(): ThemePreference {
    try {
      return parsePreference(localStorage.getItem(storageKey), fallback)
    } catch {
      return state?.preference ?? fallback
    }
  }

  function update(preference: ThemePreference): void {
    const next = read(preference)
    if (next === state) return
    state = next
    for (const listener of listeners) listener()
  }

  const onStorage = (event: StorageEvent) => {
    // A key of null means that the whole storage was cleared.
    if (event.key === storageKey || event.key === null) update(stored())
  }
  const onDevice = () => update(state?.preference ?? fallback)

  return {
    get: (): ThemeState => {
      state ??= read(stored())
      return state
    },
    set: (preference: ThemePreference): void => {
      try {
        localStorage.setItem(storageKey, preference)
      } catch {
        // Refused: the choice holds for this page.
      }
      update(preference)
    },
    subscribe: (listener: () => void): (() => void) => {
      const device = matchMedia(darkQuery)
      if (listeners.size === 0) {
        addEventListener('storage', onStorage)
        device.addEventListener('change', onDevice)
      }
      listeners.add(listener)
      // The device may have changed its mind since the state was read, when nobody listened.
      if (listeners.size === 1) update(state?.preference ?? stored())
      return () => {
        listeners.delete(listener)
        if (listeners.size > 0) return
        removeEventListener('storage', onStorage)
        device.removeEventListener('change', onDevice)
      }
    },
  }
}

export type ThemeStore = ReturnType<typeof createThemeStore>
