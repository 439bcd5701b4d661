import { latePart } from '@skein/i18n'
import { Suspense, useSyncExternalStore } from 'react'
import type { PullProps } from './pull-props.ts'

const PullToRefresh = latePart(async () => (await import('./PullToRefresh.tsx')).PullToRefresh)

let isTouched = false

function onFirstTouch(changed: () => void): () => void {
  const touched = () => {
    isTouched = true
    changed()
  }
  addEventListener('touchstart', touched, { once: true, passive: true })
  return () => removeEventListener('touchstart', touched)
}

/**
 * Pull to refresh, for whoever uses a finger: fetched at the first touch of the page, which is not followed yet. Stands where the list
 * begins, in what scrolls it, and takes no room.
 */
export function LatePull(props: PullProps) {
  const isDue = useSyncExternalStore(
    onFirstTouch,
    () => isTouched,
    () => false,
  )
  return isDue ? (
    <Suspense>
      <PullToRefresh {...props} />
    </Suspense>
  ) : null
}
