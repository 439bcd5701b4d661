'use client'
import { useEffect, type RefObject } from 'react'
import { useNativeDefault } from './use-form-reset.ts'

/**
 * Keeps radios that no form asked for out of a form around them. They belong together by a name, which is made up and must not turn up in
 * what the form sends; `form=""` would be no form, and no valid HTML. A reset of the form leaves them as they are.
 *
 * @param field what holds the radios
 * @param name the name that was made up; `undefined` where the form asked for them by one of its own
 * @param isDefault whether a reset goes back to it: without a form, what is chosen
 */
export function useOutOfForms(
  field: RefObject<HTMLElement | null>,
  name: string | undefined,
  isDefault: (input: HTMLInputElement) => boolean,
): void {
  useNativeDefault(field, isDefault)
  useEffect(() => {
    const root = field.current?.getRootNode()
    if (!root || name === undefined) return undefined
    const withhold = (event: Event) => event instanceof FormDataEvent && event.formData.delete(name)
    // On its way down: who listens at the form finds it gone.
    root.addEventListener('formdata', withhold, true)
    return () => root.removeEventListener('formdata', withhold, true)
  }, [field, name])
}
