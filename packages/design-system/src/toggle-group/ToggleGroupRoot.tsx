'use client'
import { clsx } from 'clsx'
import { useMemo, type ComponentPropsWithRef } from 'react'
import { useOneOrSeveral, type OneOrSeveral } from '../controlled/use-one-or-several.ts'
import { useRovingRow } from '../roving/use-roving-row.ts'
import { composeHandlers } from '../slot/merge-props.ts'
import { group } from './ToggleGroup.css.ts'
import { ToggleGroupContext } from './toggle-group-context.ts'

export type ToggleGroupRootProps = Omit<ComponentPropsWithRef<'div'>, 'defaultValue' | 'role' | 'aria-label'> & {
  /** Names it, where `aria-labelledby` does not: "Kinds of post". */
  label?: string | undefined
  /** Nothing can be pressed. */
  disabled?: boolean | undefined
} & OneOrSeveral

/**
 * Toggles that belong together, with one tab stop for all and arrows inside. One of them is pressed, or none: a second press takes it back,
 * which no radio can; or several are.
 */
export function ToggleGroupRoot({
  label,
  multiple,
  value,
  defaultValue,
  onValueChange,
  disabled = false,
  className,
  ref,
  onKeyDown,
  ...props
}: ToggleGroupRootProps) {
  const [pressed, setPressed] = useOneOrSeveral(
    multiple ? { multiple, value, defaultValue, onValueChange } : { multiple, value, defaultValue, onValueChange },
  )
  const { row, ref: refs, onKeyDown: move } = useRovingRow({ preferred: '[aria-pressed=true]', ref })
  const state = useMemo(
    () => ({
      pressed,
      press: (item: string) =>
        setPressed(pressed.includes(item) ? pressed.filter((one) => one !== item) : [...pressed, item]),
      row,
      disabled,
    }),
    [pressed, setPressed, row, disabled],
  )
  return (
    <ToggleGroupContext value={state}>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the toggles inside it have the keys */}
      <div
        data-component="ToggleGroup"
        {...props}
        ref={refs}
        // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a `fieldset` takes no flex children in older browsers
        role="group"
        aria-label={label}
        className={clsx(group, className)}
        onKeyDown={composeHandlers(onKeyDown, move)}
      />
    </ToggleGroupContext>
  )
}
