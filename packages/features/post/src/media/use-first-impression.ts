import { useTakenOver } from '@skein/feature-form'
import { useState } from 'react'
import { firstImpression } from './first-impression.ts'

/**
 * What stands in the place of a picture until it is there. One that came with the server's HTML does without: each would be some
 * thousand characters of the document, for a picture that is already on its way.
 */
export function useFirstImpression(thumbhash: string | null): string | undefined {
  const isTakenOver = useTakenOver()
  const [isOfDocument] = useState(!isTakenOver)
  return isOfDocument ? undefined : firstImpression(thumbhash)
}
