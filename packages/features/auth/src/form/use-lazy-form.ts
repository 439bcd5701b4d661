import { useEffect, useRef, useState, type FormEvent } from 'react'
import type { AttachedForm, FormSchema, Problems } from './attach-form.ts'
import { valuesOf } from './fill.ts'

type LazyForm<Name extends string> = {
  /** The names of the inputs, in the order of the page. */
  names: readonly Name[]
  /** Brings the schema, as a dynamic import. */
  loadSchema: () => Promise<FormSchema>
  onValid: (values: Record<Name, string>, form: AttachedForm) => Promise<void>
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
          if (ref.current !== null) await options.onValid(valuesOf(ref.current, options.names), form)
        },
        onInvalid: options.onInvalid,
      })
    } finally {
      isBusy.current = false
    }
  }

  useEffect(
    () => () => {
      void attaching.current?.then((form) => form.detach(), forget)
      forget()
    },
    [],
  )

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
