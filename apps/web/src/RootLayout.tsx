import { Outlet, useLocation, useMatches } from '@tanstack/react-router'
import { useViewer } from '@skein/data'
import { AppShell, screenTitle, useFlash } from '@skein/feature-shell'
import { useMessages } from '@skein/i18n'
import { usePageChanges } from './navigation/use-page-changes.ts'
import { authScreen } from './pages.ts'

/** The frame, the gate, and the page inside: a visitor at a member's address gets the sign-in screen there (§2.1). */
export function RootLayout() {
  const titles = useMessages('titles')
  const viewer = useViewer()
  const path = useLocation({ select: ({ pathname }) => pathname })
  const page = useMatches({ select: (matches) => matches.at(-1)?.staticData.page })
  const isGated = page?.access === 'member' && viewer === null
  const title = screenTitle(path, titles)

  usePageChanges(titles.withApp({ title: isGated ? titles.signIn() : title }), viewer?.id)
  useFlash()

  if (isGated) return <authScreen.Component />
  if (page?.bare === true) return <Outlet />
  return (
    <AppShell title={title} path={path} viewer={viewer}>
      <Outlet />
    </AppShell>
  )
}
