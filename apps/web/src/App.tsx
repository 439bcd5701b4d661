import { QueryClientProvider, type QueryClient } from '@tanstack/react-query'
import { CatchBoundary, RouterProvider } from '@tanstack/react-router'
import { useViewer } from '@skein/data'
import { ErrorScreen, MissingPart } from '@skein/feature-shell'
import { DesignSystemProvider, ThemeProvider, themeStorageKey, useTheme } from '@skein/design-system'
import { I18nProvider, directionOf, setLanguage, useLanguage, useMessages, useMissingPart, zoneOf } from '@skein/i18n'
import type { Boot, CurrentUser } from '@skein/contract'
import { useEffect, useMemo, type ReactNode } from 'react'
import { BootProvider } from './boot.ts'
import { LateKeys } from './LateKeys.tsx'
import { LateLive } from './LateLive.tsx'
import { LateToaster } from './LateToaster.tsx'
import { SessionEnd } from './SessionEnd.tsx'
import type { createAppRouter } from './router.ts'

/** Gives the design system its language and the few words that it says itself. */
function Words({
  timeZone,
  now,
  children,
}: {
  timeZone: string | undefined
  now: number | undefined
  children: ReactNode
}) {
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
    <DesignSystemProvider locale={language} dir={directionOf(language)} timeZone={timeZone} now={now} messages={words}>
      {children}
    </DesignSystemProvider>
  )
}

/** Language, time zone and theme as the member chose them; another account in this browser brings its own. */
function Chosen({ boot: { language, now }, children }: { boot: Boot; children: ReactNode }) {
  const viewer = useViewer()
  const timeZone = zoneOf(viewer?.timezone)
  const own = viewer?.language
  useEffect(() => {
    // A failure leaves the page as it is; the next document comes in the right language.
    if (own && own !== document.documentElement.lang) void setLanguage(own).catch(() => undefined)
  }, [own])
  return (
    <I18nProvider language={language} timeZone={timeZone}>
      <ThemeProvider>
        <AccountTheme theme={viewer?.theme ?? null} />
        <Words timeZone={timeZone} now={now}>
          {children}
        </Words>
      </ThemeProvider>
    </I18nProvider>
  )
}

/** Whether somebody chose a theme in this browser; where storage is refused nothing can be told, and what is shown stays. */
function isThemeChosen(): boolean {
  try {
    return localStorage.getItem(themeStorageKey) !== null
  } catch {
    return true
  }
}

/** The account's theme, in a browser where none was chosen yet. */
function AccountTheme({ theme }: { theme: CurrentUser['theme'] }) {
  const { setPreference } = useTheme()
  useEffect(() => {
    if (theme !== null && !isThemeChosen()) setPreference(theme)
  }, [theme, setPreference])
  return null
}

/** What failed once while it was drawn is not tried again by itself. */
const never = () => 'never'

/** Offers a reload where something cannot be fetched. */
const Missing = () => <MissingPart isMissing={useMissingPart()} />

/** In place of what is not seen: its failure takes nothing else away. */
const Nothing = () => null

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
        <Chosen boot={boot}>
          <CatchBoundary getResetKey={never} errorComponent={ErrorScreen}>
            <RouterProvider router={router} />
          </CatchBoundary>
          <CatchBoundary getResetKey={never} errorComponent={Nothing}>
            <LateToaster />
            <LateLive />
            <LateKeys />
            <SessionEnd />
            <Missing />
          </CatchBoundary>
        </Chosen>
      </QueryClientProvider>
    </BootProvider>
  )
}
