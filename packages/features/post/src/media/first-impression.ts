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
