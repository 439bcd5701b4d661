import { useRouter, type ErrorComponentProps } from '@tanstack/react-router'
import { ErrorScreen, NotLoadedScreen } from '@skein/feature-shell'
import { nextChance } from '@skein/i18n'
import { useEffect } from 'react'
import { NotLoaded } from './parts.ts'

/** A page whose code could not be fetched: it is tried again when there is hope, and comes by itself. */
function NotLoadedPage() {
  const router = useRouter()
  useEffect(() => {
    let hasLeft = false
    const again = async (failures: number): Promise<void> => {
      await nextChance(failures)
      if (hasLeft) return
      await router.invalidate()
      await again(failures + 1)
    }
    // Where it fails again, the failure is what the page shows; there is nothing else to say about it.
    again(1).catch(() => undefined)
    return () => {
      hasLeft = true
    }
  }, [router])
  return <NotLoadedScreen />
}

/** In place of a page that failed; the frame around it stays. */
export function PageError({ error }: ErrorComponentProps) {
  return error instanceof NotLoaded ? <NotLoadedPage /> : <ErrorScreen />
}
