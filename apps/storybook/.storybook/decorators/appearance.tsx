import type { Decorator } from '@storybook/react-vite'
import { useLayoutEffect, type ReactNode } from 'react'
import { oneOf } from '../globals.ts'

type Appearance = { theme: 'light' | 'dark' | 'system'; locale: 'en' | 'es' | 'fr' | 'de'; direction: 'ltr' | 'rtl' }

/** Sets the document's attributes for one story and takes them away with it, so that no story sees another's. */
function Document({ theme, locale, direction, children }: Appearance & { children: ReactNode }) {
  useLayoutEffect(() => {
    const root = document.documentElement
    if (theme === 'system') delete root.dataset.theme
    else root.dataset.theme = theme
    root.lang = locale
    root.dir = direction
    return () => {
      delete root.dataset.theme
      root.lang = 'en'
      root.removeAttribute('dir')
    }
  }, [theme, locale, direction])
  return children
}

/** Theme, language and direction of the page, from the toolbar or the run. Without a theme the system decides. */
export const withAppearance: Decorator = (Story, { globals }) => (
  <Document
    theme={oneOf(globals.theme, ['light', 'dark', 'system'])}
    locale={oneOf(globals.locale, ['en', 'es', 'fr', 'de'])}
    direction={oneOf(globals.direction, ['ltr', 'rtl'])}
  >
    <Story />
  </Document>
)
