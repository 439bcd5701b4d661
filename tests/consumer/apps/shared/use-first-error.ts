import { useEffect, useRef } from 'react'

/**
 * @param refusals how often the form has been refused: each time, the focus goes to the first field with an error
 * @returns a ref for the form
 */
export function useFirstError(refusals: number) {
  const form = useRef<HTMLFormElement>(null)
  useEffect(() => {
    if (refusals > 0) form.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus()
  }, [refusals])
  return form
}
