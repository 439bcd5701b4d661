import { Suspense, useEffect, useState } from 'react'
import { useViewer } from '@skein/data'
import { latePart } from '@skein/i18n'

const Live = latePart(async () => (await import('./screens/Live.tsx')).Live)

/** Milliseconds that an untouched page rests before it is fetched: long enough for the page's own pictures to come first. */
const rest = 3000

/** Signs that somebody is there; each is passive and heard once. The page itself scrolls, too, when it keeps a card in its place. */
const signs = ['pointerdown', 'wheel', 'keydown', 'focusin', 'touchstart'] as const

/** Hears of a pointer that moves. One that lies still is told of as well, when a page comes up beneath it: that is nobody's sign. */
function whenMoved(wake: () => void) {
  let place: readonly [number, number] | undefined
  return ({ screenX, screenY }: PointerEvent) => {
    if (place !== undefined && (place[0] !== screenX || place[1] !== screenY)) wake()
    place = [screenX, screenY]
  }
}

/** Nothing of it is seen, so its code is fetched at the first sign of a reader, or once the page has come to rest. For members only. */
export function LateLive() {
  const isMember = useViewer() !== null
  const [isDue, setDue] = useState(false)
  useEffect(() => {
    const stop = new AbortController()
    const wake = () => {
      stop.abort()
      setDue(true)
    }
    const { signal } = stop
    const timer = setTimeout(wake, rest)
    signal.addEventListener('abort', () => clearTimeout(timer))
    for (const sign of signs) addEventListener(sign, wake, { signal, passive: true })
    addEventListener('pointermove', whenMoved(wake), { signal, passive: true })
    return () => stop.abort()
  }, [])
  return isMember && isDue ? (
    <Suspense>
      <Live />
    </Suspense>
  ) : null
}
