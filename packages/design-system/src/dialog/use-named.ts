import { useEffect, type RefObject } from 'react'

/** Tells, while developing, of a modal surface that nothing names: the compiler cannot see whether a `Title` stands in its content. */
export function useNamed(panel: RefObject<HTMLElement | null>, byPart: boolean, part: 'Dialog' | 'Sheet'): void {
  useEffect(() => {
    if (process.env.NODE_ENV === 'production' || !byPart) return
    const id = panel.current?.getAttribute('aria-labelledby')
    if (!panel.current?.querySelector(`[id="${id}"]`))
      console.error(`${part}.Content has no name: give it \`title\`, a ${part}.Title inside, or \`aria-labelledby\`.`)
  }, [panel, byPart, part])
}
