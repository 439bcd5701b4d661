import { opensPalette } from '@skein/feature-shell/palette-key'
import { latePart } from '@skein/i18n'
import { Suspense, useEffect, useState } from 'react'

const Keys = latePart(async () => (await import('./screens/Keys.tsx')).Keys)

/** Signs of somebody who may press a key, or rests on a name. */
const signs = ['keydown', 'focusin', 'pointerover'] as const

/**
 * Shortcuts of one key, and cards for names that a mouse rests on: fetched at the first sign of somebody; a page that rests goes without. What
 * is pressed meanwhile is not lost.
 */
export function LateKeys() {
  const [presses] = useState<KeyboardEvent[]>(() => [])
  /** Ends the listening here; known from the first sign on. */
  const [leave, setLeave] = useState<() => void>()
  useEffect(() => {
    const stop = () => {
      for (const sign of signs) removeEventListener(sign, wake)
    }
    function wake(event: Event): void {
      if (event instanceof KeyboardEvent) {
        presses.push(event)
        // The browser would go to its address bar before the palette is there.
        if (opensPalette(event)) event.preventDefault()
      }
      setLeave(() => stop)
    }
    for (const sign of signs) addEventListener(sign, wake, { passive: sign !== 'keydown' })
    return stop
  }, [presses])
  return leave === undefined ? null : (
    <Suspense>
      <Keys early={presses} onReady={leave} />
    </Suspense>
  )
}
