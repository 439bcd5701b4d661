'use client'
import { clsx } from 'clsx'
import { useEffect, useId, useRef, useState, type ComponentPropsWithRef, type ReactNode } from 'react'
import { group, items, label as labelStyle } from '../choice/choice-group.css.ts'
import { askChange } from '../controlled/change-details.ts'
import { useControlled } from '../controlled/use-controlled.ts'
import { useFormReset, useInitial, useNativeDefault } from '../controlled/use-form-reset.ts'
import { FieldContext, useFieldGroup } from '../field/field-context.ts'
import { FieldNote } from '../field/FieldNote.tsx'
import { focusLeft } from '../leave/focus-left.ts'
import { useLocale, useWordSet } from '../provider/words.ts'
import { composeHandlers } from '../slot/merge-props.ts'
import { useComposedRefs } from '../slot/use-composed-refs.ts'
import {
  CheckboxGroupContext,
  type CheckboxGroupChangeDetails,
  type CheckboxGroupChangeReason,
  type CheckboxGroupState,
} from './checkbox-group-context.ts'
import { checkboxGroupWords } from './checkbox-group.words.ts'

export type CheckboxGroupRootProps = Omit<ComponentPropsWithRef<'div'>, 'defaultValue' | 'onChange' | 'role'> & {
  /** Names the group, above it. Without one it needs a `Field` around it, or `aria-label`. */
  label?: ReactNode
  /** Said under the boxes, and read after the group's name. An error takes its place. */
  description?: ReactNode
  /** What is wrong and how to mend it. It is announced when it appears. */
  error?: ReactNode
  /** The values of the boxes that are checked, where a parent owns them. */
  value?: readonly string[] | undefined
  /** The first choice, none by default. A reset of the form goes back to it, also where a parent owns the value. */
  defaultValue?: readonly string[] | undefined
  /** Told of every change, in the order of the boxes. `details.reason` says why: `item`, `all` or `reset`. */
  onValueChange?: ((value: readonly string[], details: CheckboxGroupChangeDetails) => void) | undefined
  /** The name that each checked box is sent by. A group without a name is not part of any form. */
  name?: string | undefined
  /** How many have to be chosen. It is said once the group is left, or the form is sent, which fewer hold up. */
  min?: number | undefined
  /** How many may be chosen. More can be, so that one can be given up for another; it is said, and holds the form up. */
  max?: number | undefined
  disabled?: boolean | undefined
  /** Something is wrong with the choice; `error`, and a `Field` with one, say so by themselves. */
  invalid?: boolean | undefined
  /** Under one another, or side by side as long as there is room. */
  orientation?: 'vertical' | 'horizontal' | undefined
}

const none: readonly string[] = []
const inputsOf = (root: HTMLElement | null) => [...(root?.querySelectorAll('input') ?? [])]

/**
 * Several of a few, all of them in sight: native checkboxes under one name, with what is said about all of them. The group takes `ref` and
 * unknown props.
 */
export function CheckboxGroupRoot({
  label,
  description,
  error,
  value,
  defaultValue,
  onValueChange,
  name,
  min = 0,
  max = Infinity,
  disabled = false,
  invalid = false,
  orientation = 'vertical',
  className,
  children,
  ref,
  onBlur,
  onInvalidCapture,
  ...props
}: CheckboxGroupRootProps) {
  const id = useId()
  const words = useWordSet(checkboxGroupWords)
  const { locale } = useLocale()
  const [chosen, setChosen] = useControlled(value, defaultValue ?? none)
  const initial = useInitial(defaultValue, chosen)
  const host = useRef<HTMLDivElement>(null)
  const refs = useComposedRefs(host, ref)
  /** Whether the choice was finished once: what is too few while somebody chooses is no mistake. */
  const [finished, setFinished] = useState(false)
  const free = name === undefined

  const change = (next: readonly string[], reason: CheckboxGroupChangeReason, event?: Event) => {
    if (next.length === chosen.length && next.every((one) => chosen.includes(one))) return
    if (
      askChange<CheckboxGroupChangeReason>(onValueChange && ((details) => onValueChange(next, details)), reason, event)
    )
      setChosen(next)
  }
  useFormReset(host, () => {
    if (free) return
    setFinished(false)
    change(initial, 'reset')
  })
  const put = free ? chosen : initial
  // The box for all has put back its own.
  useNativeDefault(host, (input) => ('all' in input.dataset ? input.defaultChecked : put.includes(input.value)))

  const [fault, count] = chosen.length > max ? (['atMost', max] as const) : (['atLeast', min] as const)
  const wrongCount = chosen.length < min || chosen.length > max
  const message = wrongCount ? words[fault](count, count.toLocaleString(locale)) : ''
  useEffect(() => {
    const [first, ...others] = inputsOf(host.current).filter((input) => !input.disabled)
    first?.setCustomValidity(free ? '' : message)
    for (const input of others) input.setCustomValidity('')
  })
  const said = error ?? ((finished || chosen.length > max) && message)

  const noteId = `${id}-note`
  const control = useFieldGroup({
    'aria-labelledby': label === undefined ? undefined : `${id}-label`,
    ...props,
    'aria-describedby': clsx(props['aria-describedby'], (said || description) && noteId) || undefined,
  })
  const wrong = invalid || Boolean(said) || control['aria-invalid'] === true
  const state: CheckboxGroupState = {
    name,
    chosen,
    resetsTo: put,
    choose: (values, on, reason, event) => {
      const inOrder = inputsOf(host.current).map((input) => input.value)
      const next = [...chosen.filter((one) => !values.includes(one)), ...(on ? values : none)]
      // What has no box here stays, before those that have.
      change(
        next.toSorted((one, other) => inOrder.indexOf(one) - inOrder.indexOf(other)),
        reason,
        event,
      )
    },
    changeable: (values) => {
      const fixed = inputsOf(host.current).filter((input) => input.disabled)
      return values.filter((one) => !fixed.some((input) => input.value === one))
    },
    disabled,
    invalid: wrong,
  }
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- it hears what comes from the boxes
    <div
      data-component="CheckboxGroup"
      data-state={wrong ? 'invalid' : 'valid'}
      data-orientation={orientation}
      {...props}
      id={control.id}
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a fieldset would bring a frame
      role="group"
      aria-labelledby={control['aria-labelledby']}
      aria-describedby={control['aria-describedby']}
      ref={refs}
      className={clsx(group, className)}
      onBlur={composeHandlers(onBlur, (event) => focusLeft(event) && setFinished(true))}
      onInvalidCapture={composeHandlers(onInvalidCapture, () => setFinished(true))}
    >
      {label !== undefined && (
        <div id={`${id}-label`} className={labelStyle}>
          {label}
        </div>
      )}
      {/* What a field around it says is of the group: no box takes its id. */}
      <FieldContext value={undefined}>
        <CheckboxGroupContext value={state}>
          <div className={items}>{children}</div>
        </CheckboxGroupContext>
      </FieldContext>
      <FieldNote id={noteId} description={description} error={said} />
    </div>
  )
}
