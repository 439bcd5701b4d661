'use client'
import { clsx } from 'clsx'
import { useId, useImperativeHandle, useMemo, useRef, type ComponentPropsWithRef, type ReactNode } from 'react'
import { group, items, label as labelStyle } from '../choice/choice-group.css.ts'
import { useControlled } from '../controlled/use-controlled.ts'
import { useOutOfForms } from '../controlled/use-out-of-forms.ts'
import { useFormReset, useInitial } from '../controlled/use-form-reset.ts'
import { useFieldGroup } from '../field/field-context.ts'
import { RadioContext } from './radio-context.ts'

export type RadioGroupProps = Omit<ComponentPropsWithRef<'div'>, 'defaultValue' | 'onChange'> & {
  /** Names the group, above it. Without one it needs a `Field` around it, or `aria-label`. */
  label?: ReactNode
  /** The value of the radio that is chosen, where a parent owns it. */
  value?: string | undefined
  /** The first choice, none by default. A reset of the form goes back to it, also where a parent owns the value. */
  defaultValue?: string | undefined
  /** Told of every change: by press, by arrow key, and by a reset of the form. */
  onValueChange?: ((value: string) => void) | undefined
  /** The name it is sent by. A group without a name is not part of any form. */
  name?: string | undefined
  /** Whether one has to be chosen before the form is sent. */
  required?: boolean | undefined
  disabled?: boolean | undefined
  /** Something is wrong with the choice; a `Field` with an error says so by itself. */
  invalid?: boolean | undefined
  /** Under one another, or side by side as long as there is room. */
  orientation?: 'vertical' | 'horizontal' | undefined
}

/**
 * One of a few, all of them in sight (APG radio group). Native radios: one tab stop, arrows that choose (mirrored from
 * right to left), form value and labels are the browser's. The group takes `ref` and unknown props.
 */
export function RadioGroup({
  label,
  value,
  defaultValue,
  onValueChange,
  name,
  required = false,
  disabled = false,
  invalid,
  orientation = 'vertical',
  className,
  children,
  ref,
  ...props
}: RadioGroupProps) {
  const id = useId()
  const [chosen, setValue] = useControlled(value, defaultValue ?? '', onValueChange)
  const initial = useInitial(defaultValue, chosen)
  const host = useRef<HTMLDivElement>(null)
  useImperativeHandle<HTMLDivElement | null, HTMLDivElement | null>(ref, () => host.current, [])
  const free = name === undefined
  useFormReset(host, () => void (free || setValue(initial)))
  useOutOfForms(host, free ? id : undefined, (input) => input.value === (free ? chosen : initial))
  const control = useFieldGroup({
    'aria-labelledby': label === undefined ? undefined : `${id}-label`,
    'aria-invalid': invalid || undefined,
    'aria-required': required || undefined,
    ...props,
  })
  const wrong = control['aria-invalid'] === true || control['aria-invalid'] === 'true'
  const state = useMemo(
    () => ({
      name: name ?? id,
      value: chosen,
      setValue,
      disabled,
      // A form that the group is no part of is not held up by it.
      required: required && !free,
      invalid: wrong,
    }),
    [name, id, chosen, setValue, disabled, required, free, wrong],
  )
  return (
    <div
      data-component="RadioGroup"
      data-orientation={orientation}
      {...props}
      {...control}
      role="radiogroup"
      ref={host}
      className={clsx(group, className)}
    >
      {label !== undefined && (
        <div id={`${id}-label`} className={labelStyle}>
          {label}
        </div>
      )}
      <RadioContext value={state}>
        <div className={items}>{children}</div>
      </RadioContext>
    </div>
  )
}
