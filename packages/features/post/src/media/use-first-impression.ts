import { useTakenOver } from '@skein/feature-form'
import { firstImpression } from './first-impression.ts'

/**
 * What stands in the place of a picture until it is there. The server's HTML does without: each would be some thousand characters of the
 * document, for pictures of which the first are on their way already.
 */
export function useFirstImpression(thumbhash: string | null): string | undefined {
  return useTakenOver() ? firstImpression(thumbhash) : undefined
}
