import { Suspense, useEffect } from 'react'
import { useQueryClient } from '@tanstack/react-query'
import { useSessionOver, watchSession } from '@skein/data'
import { latePart } from '@skein/i18n'

const WayIn = latePart(async () => (await import('./screens/WayIn.tsx')).WayIn)

/** Watches over the member's session; where it has ended, the way in stands before the page until they are back. */
export function SessionEnd() {
  const client = useQueryClient()
  const isOver = useSessionOver()
  useEffect(() => watchSession(client), [client])
  return isOver ? (
    <Suspense>
      <WayIn />
    </Suspense>
  ) : null
}
