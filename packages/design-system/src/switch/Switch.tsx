'use client'
import { useId, type ComponentPropsWithRef, type ReactNode } from 'react'
import { ChoiceFrame, describeChoice } from '../choice/ChoiceFrame.tsx'
import { isTakenBack, useCheckable } from '../choice/use-checkable.ts'
import { useFieldControl } from '../field/field-context.ts'
import { track } from './Switch.css.ts'

export type SwitchProps = Omit<ComponentPropsWithRef<'input'>, 'type' | 'role' | 'size'> & {
  /** Told of every change: by press, by key, and by a reset of the form. */
  onCheckedChange?: ((checked: boolean) => void) | undefined
  /** Its label, at the start of the row and pressed with it. Without one it needs a `Field`, or `aria-label`. */
  children?: ReactNode
  /** Said under the label, and read after the name. */
  description?: ReactNode
  /** Something is wrong with it; a `Field` with an error says so by itself. */
  invalid?: boolean | undefined
}

/**
 * A setting that takes effect at once (APG switch). A native checkbox of role `switch`: form value, keys and label are
 * the browser's. `className`, `style` and `data-component` belong to the row; `ref` and everything else to the `input`.
 */
export function Switch({
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
}: SwitchProps) {
  const id = useId()
  const [on, setOn, input] = useCheckable<boolean>(checked, defaultChecked, false, onCheckedChange, ref)
  const control = useFieldControl({
    'aria-invalid': invalid || undefined,
    ...props,
    ...describeChoice(id, description, props),
  })
  return (
    <ChoiceFrame
      id={id}
      data-component="Switch"
      data-state={on ? 'checked' : 'unchecked'}
      className={className}
      style={style}
      label={children}
      description={description}
      atEnd
      input={
        <input
          {...props}
          {...control}
          ref={input}
          type="checkbox"
          // oxlint-disable-next-line jsx-a11y/role-has-required-aria-props -- said natively; both could contradict each other
          role="switch"
          checked={on}
          onChange={(event) => {
            onChange?.(event)
            if (!isTakenBack(event)) setOn(event.currentTarget.checked)
          }}
          className={track}
        />
      }
    />
  )
}
