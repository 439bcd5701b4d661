'use client'
import { clsx } from 'clsx'
import { useId, type ComponentPropsWithRef, type ReactNode } from 'react'
import { CheckboxRow } from '../checkbox/CheckboxRow.tsx'
import { describeChoice } from '../choice/ChoiceFrame.tsx'
import { useCheckboxGroup } from './checkbox-group-context.ts'
import { item } from './CheckboxGroup.css.ts'

export type CheckboxGroupItemProps = Omit<
  ComponentPropsWithRef<'input'>,
  'type' | 'name' | 'value' | 'checked' | 'defaultChecked' | 'size'
> & {
  /** What the group's value holds while this one is checked. */
  value: string
  /** Its label, pressed with it; without one it needs `aria-label`. */
  children?: ReactNode
  /** Said under the label, and read after the name. */
  description?: ReactNode
}

/**
 * One box of the group. `className`, `style` and `data-component` belong to the row; `ref` and everything else to the native `input`.
 */
export function CheckboxGroupItem({
  value,
  children,
  description,
  disabled,
  className,
  ...props
}: CheckboxGroupItemProps) {
  const id = useId()
  const group = useCheckboxGroup('Item')
  return (
    <CheckboxRow
      data-component="CheckboxGroup.Item"
      // A group has no word for it.
      aria-invalid={group.invalid || undefined}
      {...props}
      {...describeChoice(id, description, props)}
      rowId={id}
      label={children}
      description={description}
      className={clsx(item, className)}
      name={group.name}
      value={value}
      disabled={group.disabled || disabled}
      state={group.chosen.includes(value)}
      onStateChange={(on, event) => group.choose([value], on, 'item', event)}
    />
  )
}
