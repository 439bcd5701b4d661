'use client'
import { useLayoutEffect } from 'react'
import { composeHandlers } from '../slot/merge-props.ts'
import { ToggleButton, type ToggleLooks } from '../toggle/Toggle.tsx'
import { useToggleGroup } from './toggle-group-context.ts'

export type ToggleGroupItemProps = ToggleLooks & {
  /** What the group's value is, or holds, while this one is pressed. */
  value: string
}

/** One of the toggles. */
export function ToggleGroupItem({ value, disabled = false, onClick, onFocus, ...props }: ToggleGroupItemProps) {
  const { pressed, press, stop, setStop, changed, disabled: allDisabled } = useToggleGroup()
  const isOn = pressed.includes(value)
  useLayoutEffect(changed)
  return (
    <ToggleButton
      data-component="ToggleGroup.Item"
      tabIndex={(stop === undefined ? isOn : stop === value) ? 0 : -1}
      {...props}
      data-value={value}
      pressed={isOn}
      disabled={disabled || allDisabled}
      onFocus={composeHandlers(onFocus, () => setStop(value))}
      onClick={composeHandlers(onClick, () => press(value))}
    />
  )
}
