import { useEffect, useRef, useSyncExternalStore, type CSSProperties, type ReactNode } from 'react'
import { untilFetched } from '@skein/i18n'

const load = () => import('./late-parts.ts')
type Parts = Awaited<ReturnType<typeof load>>

let parts: Parts | undefined
let underWay: Promise<Parts> | undefined
const waiting = new Set<() => void>()

/** Fetches the rarer parts of cards: polls, videos, quoted posts, link previews. Called ahead of time it spares the wait. */
export async function warmPostParts(): Promise<Parts> {
  underWay ??= load()
  try {
    parts = await underWay
    for (const tell of waiting) tell()
    return parts
  } catch (error) {
    underWay = undefined
    throw error
  }
}

function subscribe(tell: () => void) {
  waiting.add(tell)
  return () => waiting.delete(tell)
}

/** The blurred first impression of a picture as a CSS image; nothing where there is none, or where what makes it is still to come. */
export const impressionOf = (thumbhash: string | null): string | undefined => parts?.firstImpression(thumbhash)

/** How near a card comes to what is seen before its parts are fetched: a reader who scrolls does not see them missing. */
const near = '300px 0px'

type LatePartProps = {
  /** The room that it will take, so that nothing moves when it comes. */
  room: CSSProperties
  children: (parts: Parts) => ReactNode
}

/**
 * A part of a card whose code comes with the first card near the reader that has it; a card that is drawn later has it at once. Without
 * a network it comes when there is one.
 */
export function LatePart({ room, children }: LatePartProps) {
  const known = useSyncExternalStore(
    subscribe,
    () => parts,
    () => undefined,
  )
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (known !== undefined || place.current === null) return undefined
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return
        observer.disconnect()
        void untilFetched(warmPostParts)
      },
      { rootMargin: near },
    )
    observer.observe(place.current)
    return () => observer.disconnect()
  }, [known])
  if (known !== undefined) return children(known)
  return (
    <div ref={place} aria-busy className="mt-12 max-h-510 w-full rounded-sheet border border-border" style={room} />
  )
}
