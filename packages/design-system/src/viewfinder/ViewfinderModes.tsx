'use client'
import { clsx } from 'clsx'
import { useRef, useId, type ComponentPropsWithRef } from 'react'
import { useOutOfForms } from '../controlled/use-out-of-forms.ts'
import { useComposedRefs } from '../slot/use-composed-refs.ts'
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
  ref,
  ...props
}: ViewfinderModesProps<Value>) {
  const id = useId()
  const host = useRef<HTMLDivElement>(null)
  const refs = useComposedRefs(host, ref)
  useOutOfForms(host, id, (input) => input.value === value)
  return (
    <div
      data-component="Viewfinder.Modes"
      aria-label={label}
      {...props}
      ref={refs}
      role="radiogroup"
      className={clsx(words, className)}
    >
      {options.map((option) => (
        <label key={option.value} className={word} data-label={option.label}>
          <input
            type="radio"
            name={id}
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
