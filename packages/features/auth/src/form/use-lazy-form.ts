import { useEffect, useRef, useState, type FormEvent } from 'react'
import type { AttachedForm, FormSchema, Problems } from './attach-form.ts'
import { valueOf } from './fill.ts'

type LazyForm<Name extends string> = {
  /** The names of the inputs, in the order of the page. */
  names: readonly Name[]
  /** Brings the schema, as a dynamic import. */
  loadSchema: () => Promise<FormSchema>
  /** @param read gives what stands in a field. */
  onValid: (read: (name: Name) => string, form: AttachedForm) => Promise<void>
  onInvalid: (problems: Problems) => void
  /** The code of the checks could not be fetched. */
  onUnavailable: () => void
}

/**
 * A form of native inputs whose checks (react-hook-form and the schema) are fetched on first focus or on submit. The inputs work
 * before: nothing typed is lost, and a submit that comes early waits.
 * @returns props for the `form`, and the problems to show at the fields.
 */
export function useLazyForm<Name extends string>(options: LazyForm<Name>) {
  const ref = useRef<HTMLFormElement>(null)
  const attaching = useRef<Promise<AttachedForm>>(undefined)
  const isBusy = useRef(false)
  const [problems, setProblems] = useState<Problems>({})

  const attach = () =>
    (attaching.current ??= Promise.all([import('./attach-form.ts'), options.loadSchema()]).then(
      ([{ attachForm }, schema]) => {
        if (ref.current === null) throw new Error('The form has left the page.')
        return attachForm(ref.current, options.names, schema, setProblems)
      },
    ))

  const forget = () => {
    attaching.current = undefined
  }

  const submit = async () => {
    if (isBusy.current) return
    isBusy.current = true
    try {
      const form = await attach().catch(forget)
      if (form === undefined) return options.onUnavailable()
      await form.submit({
        onValid: async () => {
          const element = ref.current
          if (element !== null) await options.onValid((name) => valueOf(element, name), form)
        },
        onInvalid: options.onInvalid,
      })
    } finally {
      isBusy.current = false
    }
  }

  useEffect(() => {
    // Told to whoever held the form back while this code was on its way (the first HTML of the app does).
    ref.current?.dispatchEvent(new Event('form-ready', { bubbles: true }))
    const running = attaching
    return () => {
      void running.current?.then(
        (form) => form.detach(),
        () => undefined,
      )
      running.current = undefined
    }
  }, [])

  return {
    problems,
    formProps: {
      ref,
      method: 'post' as const,
      noValidate: true,
      // A failed fetch is tried again at the next focus; only a submit has to tell.
      onFocus: () => void attach().catch(forget),
      onSubmit: (event: FormEvent<HTMLFormElement>) => {
        event.preventDefault()
        void submit()
      },
    },
  }
}
