import { useForm } from 'react-hook-form'
import type { FieldErrors, Resolver } from 'react-hook-form'
import { useRef } from 'react'
import type { FocusEvent, MouseEvent, SubmitEvent } from 'react'
import { fromServer, problemsOf } from './problems.ts'
import type { Problem, Problems } from './problems.ts'
import type { Texts } from './texts.ts'

type TextForm<Name extends string> = {
  /** The names of the fields, in the order of the page, which is the order focus follows. */
  names: readonly Name[]
  /** The checks: `resolverOf` a schema whose messages are codes, `required` among them. */
  resolver: Resolver<Texts>
  /**
   * What is saved, and stands in the fields until somebody changes it; a field that was changed keeps that when this does. Without it,
   * what was typed before the code of the page arrived stays.
   */
  saved?: Readonly<Record<Name, string>>
  /** What a code of the schema says at a field, in the language of the page. */
  wordsOf: (code: string, name: string) => string
  /** All is right. @param read gives what stands in a field */
  onValid: (read: (name: Name) => string) => Promise<void>
  /** Something is wrong; focus is on the first field of it. */
  onInvalid?: (problems: Problems) => void
}

/**
 * A form of text fields (react-hook-form). A field is checked when it is left, and at every change from then on, all of them once it was
 * sent; what the server refuses is shown at its field. While it is being sent it is not sent again.
 *
 * A press on a button is not the leaving of a field: what would be said then moves the button away before the press has ended, and the
 * browser makes no click of it.
 */
export function useTextForm<Name extends string>({
  names,
  resolver,
  saved,
  wordsOf,
  onValid,
  onInvalid,
}: TextForm<Name>) {
  const form = useForm<Texts>({
    resolver,
    mode: 'onTouched',
    ...(saved !== undefined && { values: saved, resetOptions: { keepDirtyValues: true, keepErrors: true } }),
  })
  const { errors, isSubmitted, isSubmitting, isDirty } = form.formState
  const problems = problemsOf(errors, isSubmitted)
  const textOf = (problem: Problem | undefined, name: string) =>
    problem && ('message' in problem ? problem.message : wordsOf(problem.code, name))

  const send = form.handleSubmit(
    (values) => onValid((name) => values[name] ?? ''),
    (found: FieldErrors<Texts>) => onInvalid?.(problemsOf(found, true)),
  )

  const isPressing = useRef(false)

  /** A password manager may have filled a field without telling anyone. */
  const readAll = (element: HTMLFormElement) => {
    const written = new FormData(element)
    const paths: readonly string[] = names
    for (const name of paths) {
      const value = written.get(name)
      if (typeof value === 'string' && value !== form.getValues(name)) form.setValue(name, value)
    }
  }

  return {
    form,
    isSubmitting,
    isDirty,
    /** Props of `TextField`, `PasswordField` and `LongTextField` for a field. */
    field: (name: Name) => {
      const path: string = name
      const registered = form.register(path)
      return {
        ...registered,
        onBlur: async (event: FocusEvent) => {
          if (!isPressing.current) await registered.onBlur(event)
        },
        error: textOf(problems[name], name),
      }
    },
    /** What is wrong with a field, for one that is no text. */
    errorOf: (name: Name) => textOf(problems[name], name),
    /**
     * Shows what the server found at its fields, and moves focus to the first of them.
     * @param found words by field; other names are left out
     * @returns whether there was a field for any of it
     */
    refuse: (found: Readonly<Record<string, string>>): boolean => {
      let shouldFocus = true
      for (const name of names) {
        const message = found[name]
        if (message === undefined) continue
        form.setError(name, { type: fromServer, message }, { shouldFocus })
        shouldFocus = false
      }
      return !shouldFocus
    },
    /** Back to what is saved, whatever was typed. */
    clear: () => form.reset(saved, { keepDirtyValues: false, keepErrors: false }),
    formProps: {
      noValidate: true,
      onMouseDownCapture: ({ target }: MouseEvent) => {
        isPressing.current = target instanceof Element && target.closest('button') !== null
      },
      onFocusCapture: ({ target }: FocusEvent) => {
        if (!(target instanceof HTMLButtonElement)) isPressing.current = false
      },
      onSubmit(event: SubmitEvent<HTMLFormElement>) {
        event.preventDefault()
        if (isSubmitting) return
        readAll(event.currentTarget)
        void send(event)
      },
    },
  }
}
