import { useEventStream } from '@skein/data'
import { ComposerHost } from '@skein/feature-composer'
import { warmPostParts } from '@skein/feature-post'
import { latePart } from '@skein/i18n'
import { Suspense, useEffect } from 'react'
import { useBoot } from '../boot.ts'
import { useUnreadTitle } from '../navigation/use-unread-title.ts'

const Offline = latePart(async () => (await import('./Offline.tsx')).Offline)

/** What works behind every page of a member: the event stream, and the place where the composer's dialog opens. */
export function Live() {
  useEventStream(useBoot().events)
  useUnreadTitle()
  useEffect(() => {
    // Ahead of time, so that no card waits for its poll or picture of a link; when it fails, the card fetches it.
    warmPostParts().catch(() => undefined)
  }, [])
  return (
    <>
      <ComposerHost />
      <Suspense>
        <Offline />
      </Suspense>
    </>
  )
}
