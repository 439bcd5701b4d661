import { sessionQuery } from '@skein/data'
import { toastStore } from '@skein/design-system'
import { AuthScreen } from '@skein/feature-auth'
import { HomeScreen } from '@skein/feature-home'
import { AppShell, AuthPending, useFlash } from '@skein/feature-shell'
import { isFlashLeft } from '@skein/feature-shell/flash-note'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'

/** The page at `/` as `apps/web` puts it together: who is looking decides what stands there (specification §4). */
function Page() {
  const { data: viewer, isPending } = useQuery(sessionQuery)
  const [isLeft] = useState(isFlashLeft)
  useFlash(isLeft)
  if (isPending) return <AuthPending />
  if (!viewer) return <AuthScreen demo={null} onSignedIn={() => {}} />
  return (
    <AppShell title="Home" path="/" viewer={viewer}>
      <HomeScreen />
    </AppShell>
  )
}

/**
 * Counts the page's loads: a reload is held back, because it would end the story, and the page starts anew instead. What was told
 * before a reload is gone after it, as in a browser.
 */
export function App() {
  const [loads, setLoads] = useState(1)
  useEffect(() => {
    const hold = (event: NavigateEvent) => {
      if (event.navigationType !== 'reload') return
      event.preventDefault()
      toastStore.dismiss()
      setLoads((count) => count + 1)
    }
    navigation.addEventListener('navigate', hold)
    return () => navigation.removeEventListener('navigate', hold)
  }, [])
  return (
    <div data-loads={loads}>
      <Page key={loads} />
    </div>
  )
}
