import { isFlashLeft } from '@skein/feature-shell/flash-note'
import { latePart } from '@skein/i18n'
import { Suspense, useEffect, useState } from 'react'

const Toasts = latePart(async () => (await import('./screens/Toasts.tsx')).Toasts)

/** Signs of life; each is passive and heard once. */
const signs = ['pointerdown', 'keydown', 'focusin', 'touchstart'] as const

/** Sent by a screen that has something to tell before anybody touched it. */
const told = 'skein-toast'

/** Whether a log-out left its toast for this page: asked as it begins, since it may leave one for the next. */
const isLeft = isFlashLeft()

/**
 * Toasts answer to what a person does, so their code is fetched at the first touch of the page, well before any answer can arrive,
 * and not with the page. A toast called for earlier (the one that a log-out leaves for after its reload) waits in the queue.
 */
export function LateToaster() {
  const [isTouched, setTouched] = useState(false)
  useEffect(() => {
    const stop = new AbortController()
    const touch = () => {
      stop.abort()
      setTouched(true)
    }
    if (isLeft) queueMicrotask(touch)
    for (const sign of [...signs, told]) addEventListener(sign, touch, { signal: stop.signal, passive: true })
    return () => stop.abort()
  }, [])
  return isTouched ? (
    <Suspense>
      <Toasts isFlashLeft={isLeft} />
    </Suspense>
  ) : null
}
