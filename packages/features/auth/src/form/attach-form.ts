/**
 * The form library, as a chunk of its own: it takes over native inputs that are on the page already, with what has been typed in
 * them. The first load of a visitor carries none of it.
 */
import { zodResolver } from '@hookform/resolvers/zod'
import { createFormControl, get } from 'react-hook-form'
import type { ZodMiniType } from 'zod/mini'

/** The values of a form of text fields, by field name. */
export type Values = Record<string, string>

/** What is wrong with a field: a code of the schema, or the server's own words. */
export type Problem = { code: string } | { message: string }

/** Problems by field name. */
export type Problems = Record<string, Problem>

/** The schema of a form of text fields; its messages are codes. */
export type FormSchema = ZodMiniType<Values, Values>

/** A form under the library's care. */
export type AttachedForm = {
  /** Checks everything; moves focus to the first bad field, or goes on to `onValid`. */
  submit: (handlers: { onValid: () => Promise<void>; onInvalid: (problems: Problems) => void }) => Promise<void>
  /** Shows what the server found, at its fields, and moves focus to the first of them. Unknown names are left out. */
  refuse: (fields: Record<string, string>) => void
  detach: () => void
}

/**
 * Attaches to the named inputs of `form`. Fields are checked when they are left and, once submitted, at every change; a field that
 * is still empty is not scolded before the form is sent.
 * @param names in the order of the page, which is the order focus follows.
 * @param onProblems told whenever the problems change.
 * @throws when the form lacks one of the inputs.
 */
export function attachForm(
  form: HTMLFormElement,
  names: readonly string[],
  schema: FormSchema,
  onProblems: (problems: Problems) => void,
): AttachedForm {
  const control = createFormControl({ resolver: zodResolver(schema), mode: 'onBlur', reValidateMode: 'onChange' })
  const detaching = new AbortController()
  const inputs = new Map<string, HTMLInputElement>()

  for (const name of names) {
    const input = form.elements.namedItem(name)
    if (!(input instanceof HTMLInputElement)) throw new Error(`The form has no input named "${name}".`)
    inputs.set(name, input)
    const { ref, onChange, onBlur } = control.register(name)
    ref(input)
    input.addEventListener('input', (event) => void onChange(event), detaching)
    input.addEventListener('blur', (event) => void onBlur(event), detaching)
  }

  function problemsOf(errors: object, withEmpty: boolean): Problems {
    const problems: Problems = {}
    for (const name of names) {
      const error: unknown = get(errors, name)
      if (typeof error !== 'object' || error === null) continue
      if (!('message' in error) || typeof error.message !== 'string') continue
      if ('type' in error && error.type === 'server') problems[name] = { message: error.message }
      else if (withEmpty || error.message !== 'required') problems[name] = { code: error.message }
    }
    return problems
  }

  let wasSubmitted = false
  const unsubscribe = control.subscribe({
    formState: { errors: true },
    callback: ({ errors }) => onProblems(problemsOf(errors ?? {}, wasSubmitted)),
  })

  return {
    async submit({ onValid, onInvalid }) {
      wasSubmitted = true
      // A password manager may have filled a field without telling anyone.
      for (const [name, input] of inputs) control.setValue(name, input.value)
      await control.handleSubmit(onValid, (errors) => onInvalid(problemsOf(errors, true)))()
    },
    refuse(fields) {
      let shouldFocus = true
      for (const name of names) {
        const message = fields[name]
        if (message === undefined) continue
        control.setError(name, { type: 'server', message }, { shouldFocus })
        shouldFocus = false
      }
    },
    detach() {
      detaching.abort()
      unsubscribe()
    },
  }
}
