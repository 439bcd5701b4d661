'use client'
import { useId, type ComponentPropsWithRef, type ReactNode } from 'react'
import { describeChoice } from '../choice/ChoiceFrame.tsx'
import { useCheckable, type CheckedState } from '../choice/use-checkable.ts'
import { useFieldControl } from '../field/field-context.ts'
import { CheckboxRow } from './CheckboxRow.tsx'

export type CheckboxProps = Omit<ComponentPropsWithRef<'input'>, 'type' | 'checked' | 'defaultChecked' | 'size'> & {
  /** The state, where a parent owns it; `indeterminate` says "some of them". */
  checked?: CheckedState | undefined
  /** The first state, off by default. A reset of the form goes back to it, also where a parent owns the state. */
  defaultChecked?: CheckedState | undefined
  /** Told of every change: by press, by key, and by a reset of the form. A press never makes it indeterminate. */
  onCheckedChange?: ((checked: CheckedState) => void) | undefined
  /** Its label, pressed with it. Without one it needs a `Field` around it, or `aria-label`. */
  children?: ReactNode
  /** Said under the label, and read after the name. */
  description?: ReactNode
  /** Something is wrong with it; a `Field` with an error says so by itself. */
  invalid?: boolean | undefined
}

/**
 * One thing that is on or off when the form is sent. A native checkbox: form value, keys and label are the browser's.
 * `className`, `style` and `data-component` belong to the row; `ref` and everything else to the `input`.
 */
export function Checkbox({
  checked,
  defaultChecked,
  onCheckedChange,
  children,
  description,
  invalid,
  className,
  style,
  ref,
  onChange,
  ...props
}: CheckboxProps) {
  const id = useId()
  const [state, setState, input] = useCheckable<CheckedState>(checked, defaultChecked, false, onCheckedChange, ref)
  const control = useFieldControl({
    'aria-invalid': invalid || undefined,
    ...props,
    ...describeChoice(id, description, props),
  })
  return (
    <CheckboxRow
      data-component="Checkbox"
      {...props}
      {...control}
      rowId={id}
      label={children}
      description={description}
      className={className}
      style={style}
      ref={input}
      state={state}
      onChange={onChange}
      onStateChange={setState}
    />
  )
}
