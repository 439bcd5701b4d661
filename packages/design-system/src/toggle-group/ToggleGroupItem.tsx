'use client'
import { useRovingItem } from '../roving/use-roving-item.ts'
import { composeHandlers } from '../slot/merge-props.ts'
import { ToggleButton, type ToggleLooks } from '../toggle/Toggle.tsx'
import { useToggleGroup } from './toggle-group-context.ts'

export type ToggleGroupItemProps = ToggleLooks & {
  /** What the group's value is, or holds, while this one is pressed. */
  value: string
}

/** One of the toggles. */
export function ToggleGroupItem({ value, disabled = false, onClick, ...props }: ToggleGroupItemProps) {
  const { pressed, press, row, disabled: allDisabled } = useToggleGroup()
  const item = useRovingItem(row)
  return (
    <ToggleButton
      data-component="ToggleGroup.Item"
      {...item}
      {...props}
      data-value={value}
      pressed={pressed.includes(value)}
      disabled={disabled || allDisabled}
      onClick={composeHandlers(onClick, () => press(value))}
    />
  )
}
