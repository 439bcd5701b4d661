import type { Decorator } from '@storybook/react-vite'
import { useLayoutEffect, type ReactNode } from 'react'
import { chosenOf, type Chosen } from '../chosen.ts'

/** Sets the document's attributes for one story and takes them away with it, so that no story sees another's. */
function Document({ theme, locale, direction, children }: Chosen & { children: ReactNode }) {
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
  <Document {...chosenOf(globals)}>
    <Story />
  </Document>
)
