import { useEffect } from 'react'

const whole = Promise.withResolvers<void>()

/** Resolves when the page that the server drew has been taken over: its frame and, which comes a moment later, its screen. */
export const takenOver: Promise<void> = whole.promise

/**
 * Stands beside a screen, within the same boundary, and says on the document when that is taken over: what is pressed or typed from now on is
 * heard. Tests wait for it.
 */
export function TakenOver(): null {
  useEffect(() => {
    document.documentElement.dataset['hydrated'] = ''
    whole.resolve()
  }, [])
  return null
}
