/** What every application begins with: the style sheet, the theme that is remembered, and the place of the toasts. */
import '@skein/design-system/styles.css'
import './layout.css'
import { ThemeProvider } from '@skein/design-system/theme'
import { Toaster } from '@skein/design-system/toast'
import { StrictMode, type ReactNode } from 'react'
import { createRoot } from 'react-dom/client'

/** Draws an application into the page. */
export function start(app: ReactNode): void {
  const root = document.querySelector('#app')
  if (!root) throw new Error('The page has no #app')
  createRoot(root).render(
    <StrictMode>
      <ThemeProvider>
        {app}
        <Toaster />
      </ThemeProvider>
    </StrictMode>,
  )
}
