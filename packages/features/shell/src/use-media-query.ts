import { useCallback, useSyncExternalStore } from 'react'

/** The widths of look.md's layout, as the design system's breakpoints have them. */
export const railQuery = '(min-width: 45rem) and (max-width: 73.7499rem)'
export const asideQuery = '(min-width: 61.25rem)'
export const panelQuery = '(min-width: 90rem)'

/** Whether a media query holds. The server and the first render in the browser say no, so that both write the same markup. */
export function useMediaQuery(query: string): boolean {
  const subscribe = useCallback(
    (onChange: () => void) => {
      const list = matchMedia(query)
      list.addEventListener('change', onChange)
      return () => list.removeEventListener('change', onChange)
    },
    [query],
  )
  return useSyncExternalStore(
    subscribe,
    () => matchMedia(query).matches,
    () => false,
  )
}
