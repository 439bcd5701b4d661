import { useEffect, useState, type RefObject } from 'react'

/** What somebody is typing, and how far they have walked down the list. */
type Completion = {
  text: string
  /** Whether a list is wanted: since somebody types, and until they leave, choose, send or press Escape. */
  isAsked: boolean
  /** Index of the option the keys have reached; -1 is the text itself. */
  active: number
}

/**
 * Follows a search box that somebody else draws. What was typed while this code was on its way counts as typed.
 */
export function useCompletion(input: RefObject<HTMLInputElement | null>) {
  const [state, setState] = useState<Completion>({ text: '', isAsked: false, active: -1 })

  useEffect(() => {
    const box = input.current
    if (box === null) return undefined
    const stop = new AbortController()
    const { signal } = stop
    const ask = () => {
      const text = box.value.trim()
      setState({ text, isAsked: text !== '', active: -1 })
    }
    const close = () => setState((known) => ({ ...known, isAsked: false, active: -1 }))
    if (box === document.activeElement && box.value !== box.defaultValue) ask()
    box.addEventListener('input', ask, { signal })
    box.addEventListener('blur', close, { signal })
    box.form?.addEventListener('submit', close, { signal })
    // Down or up in a closed box brings the list back (APG).
    box.addEventListener(
      'keydown',
      ({ key }) => {
        if (key === 'ArrowDown' || key === 'ArrowUp')
          setState((known) =>
            known.isAsked ? known : { ...known, text: box.value.trim(), isAsked: box.value.trim() !== '' },
          )
      },
      { signal },
    )
    return () => stop.abort()
  }, [input])

  return {
    ...state,
    setActive: (active: number) => setState((known) => ({ ...known, active })),
    close: () => setState((known) => ({ ...known, isAsked: false, active: -1 })),
  }
}
