import { QueryClientProvider, type QueryClient } from '@tanstack/react-query'
import { RouterProvider } from '@tanstack/react-router'
import { DesignSystemProvider, ThemeProvider } from '@skein/design-system'
import { I18nProvider, directionOf, useLanguage, useMessages } from '@skein/i18n'
import type { Boot } from '@skein/contract'
import { useMemo, type ReactNode } from 'react'
import { BootProvider } from './boot.ts'
import { LateToaster } from './LateToaster.tsx'
import type { createAppRouter } from './router.ts'

/** Gives the design system its language and the few words that it says itself. */
function Words({ children }: { children: ReactNode }) {
  const language = useLanguage()
  const m = useMessages('common')
  const words = useMemo(
    () => ({
      aiGenerated: m.generatedWithAi(),
      charactersLeft: (count: number) => m.charactersLeft({ count }),
      charactersOver: (count: number) => m.charactersOver({ count }),
      close: m.close(),
      hidePassword: m.hidePassword(),
      loading: m.loading(),
      notifications: m.notifications(),
      required: m.required(),
      showPassword: m.showPassword(),
      verified: m.verified(),
    }),
    [m],
  )
  return (
    <DesignSystemProvider locale={language} dir={directionOf(language)} messages={words}>
      {children}
    </DesignSystemProvider>
  )
}

/** The whole app: the same tree on the server and in the browser. */
export function App({
  boot,
  client,
  router,
}: {
  boot: Boot
  client: QueryClient
  router: ReturnType<typeof createAppRouter>
}) {
  return (
    <BootProvider value={boot}>
      <QueryClientProvider client={client}>
        <I18nProvider language={boot.language}>
          <ThemeProvider>
            <Words>
              <RouterProvider router={router} />
              <LateToaster />
            </Words>
          </ThemeProvider>
        </I18nProvider>
      </QueryClientProvider>
    </BootProvider>
  )
}
