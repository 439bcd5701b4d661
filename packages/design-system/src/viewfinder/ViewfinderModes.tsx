'use client'
import { clsx } from 'clsx'
import { useId, type ComponentPropsWithRef } from 'react'
import { word, wordInput, words, wordText } from './ViewfinderModes.css.ts'

export type ViewfinderModesProps<Value extends string = string> = Omit<
  ComponentPropsWithRef<'div'>,
  'children' | 'defaultValue' | 'onChange' | 'aria-label'
> & {
  /** Names the choice, where `aria-labelledby` does not. */
  label?: string | undefined
  options: ReadonlyArray<{ value: Value; label: string }>
  value: Value
  onValueChange: (value: Value) => void
  disabled?: boolean | undefined
}

/** What a camera makes, as words under the shutter (APG radio group). */
export function ViewfinderModes<Value extends string = string>({
  label,
  options,
  value,
  onValueChange,
  disabled = false,
  className,
  ...props
}: ViewfinderModesProps<Value>) {
  const id = useId()
  return (
    <div
      data-component="Viewfinder.Modes"
      aria-label={label}
      {...props}
      role="radiogroup"
      className={clsx(words, className)}
    >
      {options.map((option) => (
        <label key={option.value} className={word} data-label={option.label}>
          <input
            type="radio"
            name={id}
            form=""
            value={option.value}
            checked={option.value === value}
            disabled={disabled}
            onChange={() => onValueChange(option.value)}
            className={wordInput}
          />
          <span className={wordText}>{option.label}</span>
        </label>
      ))}
    </div>
  )
}
