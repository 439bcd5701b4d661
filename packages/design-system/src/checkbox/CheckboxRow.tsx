import type { ComponentPropsWithRef, ReactNode } from 'react'
import { ChoiceFrame } from '../choice/ChoiceFrame.tsx'
import { isTakenBack, type CheckedState } from '../choice/use-checkable.ts'
import { checkbox } from './Checkbox.css.ts'

type CheckboxRowProps = Omit<ComponentPropsWithRef<'input'>, 'type' | 'checked' | 'size' | 'children'> & {
  /** Of the row, as `data-component` is. */
  rowId: string
  'data-component': string
  label: ReactNode
  description: ReactNode
  state: CheckedState
  /** Told of each press that nobody took back. */
  onStateChange: (checked: boolean, event: Event) => void
}

/** A native checkbox in a row that presses it, in a state that stands elsewhere. */
export function CheckboxRow({
  rowId,
  'data-component': component,
  label,
  description,
  state,
  onStateChange,
  className,
  style,
  onChange,
  ...props
}: CheckboxRowProps) {
  return (
    <ChoiceFrame
      id={rowId}
      data-component={component}
      data-state={state === 'indeterminate' ? state : state ? 'checked' : 'unchecked'}
      className={className}
      style={style}
      label={label}
      description={description}
      input={
        <input
          {...props}
          type="checkbox"
          checked={state === true}
          onChange={(event) => {
            onChange?.(event)
            if (isTakenBack(event)) return
            const { checked } = event.currentTarget
            // A press takes it away, also where the state stays.
            event.currentTarget.indeterminate = state === 'indeterminate'
            onStateChange(checked, event.nativeEvent)
          }}
          className={checkbox}
        />
      }
    />
  )
}
