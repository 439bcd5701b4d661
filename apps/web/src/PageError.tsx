import { useRouter, type ErrorComponentProps } from '@tanstack/react-router'
import { ErrorScreen, NotLoadedScreen } from '@skein/feature-shell'
import { nextChance } from '@skein/i18n'
import { useEffect } from 'react'
import { NotLoaded } from './pages.ts'

/** A page whose code could not be fetched: it is tried again when there is hope, and comes by itself. */
function NotLoadedPage() {
  const router = useRouter()
  useEffect(() => {
    let hasLeft = false
    const again = async () => {
      // A few seconds, for want of a network that comes back or a press.
      await nextChance(3)
      if (!hasLeft) await router.invalidate()
    }
    void again()
    return () => {
      hasLeft = true
    }
  })
  return <NotLoadedScreen />
}

/** In place of a page that failed; the frame around it stays. */
export function PageError({ error }: ErrorComponentProps) {
  return error instanceof NotLoaded ? <NotLoadedPage /> : <ErrorScreen />
}
