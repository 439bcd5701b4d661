import { useSyncExternalStore } from 'react'

const never = () => () => {}

/**
 * Whether there is a page to put something into. False on a server and in the render that hydrates its HTML, so that the
 * first render is what the server sent; true right after that, and from the first render where nothing is hydrated.
 */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
}
