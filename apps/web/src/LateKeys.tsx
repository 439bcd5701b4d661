import { latePart } from '@skein/i18n'
import { Suspense, useEffect, useState } from 'react'

const Keys = latePart(async () => (await import('./screens/Keys.tsx')).Keys)

/** Signs that somebody is there who may press a key, or has; each is passive. */
const signs = ['keydown', 'focusin', 'wheel', 'pointerdown'] as const

/** Shortcuts of one key: fetched at the first sign of somebody; a page that rests goes without. What is pressed meanwhile is not lost. */
export function LateKeys() {
  const [isDue, setDue] = useState(false)
  const [waiting] = useState(() => ({ presses: new Array<KeyboardEvent>(), done: new AbortController() }))
  useEffect(() => {
    const stop = new AbortController()
    const signal = AbortSignal.any([stop.signal, waiting.done.signal])
    const wake = (event: Event) => {
      if (event instanceof KeyboardEvent) waiting.presses.push(event)
      setDue(true)
    }
    for (const sign of signs) addEventListener(sign, wake, { signal, passive: true })
    return () => stop.abort()
  }, [waiting])
  return isDue ? (
    <Suspense>
      <Keys early={waiting.presses} onReady={() => waiting.done.abort()} />
    </Suspense>
  ) : null
}
