'use client'
import { clsx } from 'clsx'
import {
  useId,
  useImperativeHandle,
  useRef,
  type ComponentPropsWithRef,
  type CSSProperties,
  type ReactNode,
} from 'react'
import { useControlled } from '../controlled/use-controlled.ts'
import { useFormReset, useInitial } from '../controlled/use-form-reset.ts'
import { useOutOfForms } from '../controlled/use-out-of-forms.ts'
import { useFieldGroup } from '../field/field-context.ts'
import * as styles from './SegmentedControl.css.ts'
import type { ControlSize } from '../theme/control-size.ts'

export type Segment<Value extends string = string> = {
  value: Value
  /** Seen, or said where only icons are shown. */
  label: string
  /** Before the label, 18 px. */
  icon?: ReactNode
  disabled?: boolean | undefined
}

export type SegmentedControlProps<Value extends string = string> = Omit<
  ComponentPropsWithRef<'div'>,
  'defaultValue' | 'onChange' | 'children' | 'aria-label'
> & {
  /** Names it, where neither a `Field` nor `aria-labelledby` does. */
  label?: string | undefined
  /** Two to five; more want a `Select`. */
  options: ReadonlyArray<Segment<Value>>
  /** The value that is chosen, where a parent owns it. */
  value?: Value | undefined
  /** The first choice, the first option by default. A reset of the form goes back to it, also where a parent owns the value. */
  defaultValue?: Value | undefined
  /** Told of every change: by press, by arrow key, and by a reset of the form. */
  onValueChange?: ((value: Value) => void) | undefined
  /** The name it is sent by. A control without a name is not part of any form. */
  name?: string | undefined
  disabled?: boolean | undefined
  /** By the scale of all controls, 4 px lower; a coarse pointer gets at least 44. */
  size?: Exclude<ControlSize, 'xs'> | undefined
  /** `stage`: a pill with a bright thumb, over pictures; the stage around it is `data-theme="dark"`. */
  surface?: 'page' | 'stage' | undefined
  /** As wide as its place, each segment the same. */
  fullWidth?: boolean | undefined
  /** Shows icons alone; labels are still said. */
  iconsOnly?: boolean | undefined
}

/**
 * One of a few that shows its result at once: an order, a theme, a mode. Native radios underneath (APG radio group): one tab
 * stop, and arrows that choose. Nothing moves but the thumb, since each label keeps the width of its bold form.
 */
export function SegmentedControl<Value extends string = string>({
  label,
  options,
  value,
  defaultValue,
  onValueChange,
  name,
  disabled = false,
  size = 'md',
  surface = 'page',
  fullWidth = false,
  iconsOnly = false,
  className,
  style,
  ref,
  ...props
}: SegmentedControlProps<Value>) {
  const id = useId()
  const [chosen, setValue] = useControlled<Value | undefined>(value, defaultValue ?? options[0]?.value, (next) => {
    if (next !== undefined) onValueChange?.(next)
  })
  const initial = useInitial(defaultValue, chosen)
  const host = useRef<HTMLDivElement>(null)
  useImperativeHandle<HTMLDivElement | null, HTMLDivElement | null>(ref, () => host.current, [])
  const free = name === undefined
  useFormReset(host, () => void (free || setValue(initial)))
  useOutOfForms(host, free ? id : undefined, (input) => input.value === (free ? chosen : initial))
  const index = options.findIndex((option) => option.value === chosen)
  const place: CSSProperties & Record<'--segments' | '--segment', number> = {
    '--segments': options.length,
    '--segment': index,
    ...style,
  }
  return (
    <div
      data-component="SegmentedControl"
      aria-label={label}
      {...props}
      {...useFieldGroup({ 'aria-label': label, ...props })}
      role="radiogroup"
      ref={host}
      className={clsx(
        styles.track,
        styles.size[size],
        styles.surface[surface],
        fullWidth && styles.fullWidth,
        className,
      )}
      style={place}
    >
      {index >= 0 && <span className={styles.thumb} />}
      {options.map((option) => (
        <label key={option.value} className={styles.segment}>
          <input
            type="radio"
            name={name ?? id}
            // Not from the words beside it: they stand there twice, once for the width of the bold.
            aria-label={option.label}
            value={option.value}
            checked={option.value === chosen}
            disabled={disabled || option.disabled}
            onChange={() => setValue(option.value)}
            className={styles.input}
          />
          {option.icon !== undefined && <span className={styles.icon}>{option.icon}</span>}
          {!iconsOnly && (
            <span className={styles.text} data-label={option.label}>
              {option.label}
            </span>
          )}
        </label>
      ))}
    </div>
  )
}
