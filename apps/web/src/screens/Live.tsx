import { useEventStream } from '@skein/data'
import { ComposerHost } from '@skein/feature-composer'
import { latePart } from '@skein/i18n'
import { Suspense } from 'react'
import { useBoot } from '../boot.ts'
import { useUnreadTitle } from '../navigation/use-unread-title.ts'

const Offline = latePart(async () => (await import('./Offline.tsx')).Offline)

/** What works behind every page of a member: the event stream, and the place where the composer's dialog opens. */
export function Live() {
  useEventStream(useBoot().events)
  useUnreadTitle()
  return (
    <>
      <ComposerHost />
      <Suspense>
        <Offline />
      </Suspense>
    </>
  )
}
