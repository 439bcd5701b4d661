'use client'
import { useId, type ComponentPropsWithRef, type ReactNode } from 'react'
import { ChoiceFrame, describeChoice } from '../choice/ChoiceFrame.tsx'
import { isTakenBack } from '../choice/use-checkable.ts'
import { useRadio } from './radio-context.ts'
import { radio } from './RadioGroup.css.ts'

export type RadioProps = Omit<
  ComponentPropsWithRef<'input'>,
  'type' | 'name' | 'value' | 'checked' | 'defaultChecked' | 'size'
> & {
  /** What the group's value is while this one is chosen. */
  value: string
  /** Its label, pressed with it; without one it needs `aria-label`. */
  children?: ReactNode
  /** Said under the label, and read after the name. */
  description?: ReactNode
}

/**
 * One choice of a `RadioGroup`. `className`, `style` and `data-component` belong to the row; `ref` and everything else
 * to the native `input`.
 */
export function Radio({ value, children, description, className, style, onChange, ...props }: RadioProps) {
  const id = useId()
  const group = useRadio()
  const checked = group.value === value
  return (
    <ChoiceFrame
      id={id}
      data-component="Radio"
      data-state={checked ? 'checked' : 'unchecked'}
      className={className}
      style={style}
      label={children}
      description={description}
      input={
        <input
          required={group.required}
          // Said once, by the group; here it only paints.
          data-invalid={group.invalid || undefined}
          {...props}
          {...describeChoice(id, description, props)}
          disabled={group.disabled || props.disabled}
          type="radio"
          name={group.name}
          value={value}
          checked={checked}
          onChange={(event) => {
            onChange?.(event)
            if (!isTakenBack(event)) group.setValue(value)
          }}
          className={radio}
        />
      }
    />
  )
}
