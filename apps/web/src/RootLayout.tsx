import { Outlet, useLocation, useMatches, useRouter } from '@tanstack/react-router'
import { useViewer } from '@skein/data'
import { screenTitle } from '@skein/feature-shell'
import { useMessages } from '@skein/i18n'
import { usePageTitle } from './navigation/page-title.ts'
import { usePageChanges } from './navigation/use-page-changes.ts'
import { authScreen } from './pages.ts'
import { frame } from './parts.ts'
import { TakenOver } from './taken-over.ts'

/** One step back inside the app; home where this page was the first. */
function goBack(router: ReturnType<typeof useRouter>): void {
  if (router.history.canGoBack()) router.history.back()
  else void router.navigate({ to: '/' })
}

/** The frame, the gate, and the page inside: a visitor at a member's address gets the sign-in screen there (§2.1). */
export function RootLayout() {
  const titles = useMessages('titles')
  const viewer = useViewer()
  const path = useLocation({ select: ({ pathname }) => pathname })
  const query = useLocation({ select: ({ search }) => search.q ?? '' })
  const isBrowsing = useLocation({
    select: ({ pathname, search }) => pathname === '/search' && search.url !== undefined,
  })
  const router = useRouter()
  const page = useMatches({ select: (matches) => matches.at(-1)?.staticData.page })
  const isGated = page?.access === 'member' && viewer === null
  const title = screenTitle(path, titles)

  const ownTitle = usePageTitle() ?? title

  usePageChanges(titles.withApp({ title: isGated ? titles.signIn() : ownTitle }), viewer?.id)

  if (isGated)
    return (
      <>
        <authScreen.Component />
        <TakenOver />
      </>
    )
  if (page?.bare === true) return <Outlet />
  return (
    <frame.Component
      title={title}
      path={path}
      query={query}
      viewer={viewer}
      wide={path === '/messages' || isBrowsing}
      aside={page?.screen.aside}
      onBack={() => goBack(router)}
    >
      <Outlet />
    </frame.Component>
  )
}
