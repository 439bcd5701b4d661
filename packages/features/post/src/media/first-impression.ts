import { useTakenOver } from '@skein/feature-form'
import { useState } from 'react'
import { thumbHashToDataURL } from 'thumbhash'

const known = new Map<string, string | undefined>()

function decode(thumbhash: string): string | undefined {
  try {
    return thumbHashToDataURL(Uint8Array.from(atob(thumbhash), (letter) => letter.charCodeAt(0)))
  } catch {
    // Not base64, or too short: the picture is shown without it.
    return undefined
  }
}

/** The blurred first impression of a picture as a CSS image, from the base64 of its thumbhash; nothing where there is none. */
export function firstImpression(thumbhash: string | null): string | undefined {
  if (thumbhash === null || thumbhash === '') return undefined
  if (!known.has(thumbhash)) {
    const address = decode(thumbhash)
    known.set(thumbhash, address === undefined ? undefined : `url(${address})`)
  }
  return known.get(thumbhash)
}

/**
 * What stands in the place of a picture until it is there. One that came with the server's HTML does without: each would be some
 * thousand characters of the document, for a picture that is already on its way.
 */
export function useFirstImpression(thumbhash: string | null): string | undefined {
  const isTakenOver = useTakenOver()
  const [isOfDocument] = useState(!isTakenOver)
  return isOfDocument ? undefined : firstImpression(thumbhash)
}
