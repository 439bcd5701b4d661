'use client'
import { clsx } from 'clsx'
import { useState } from 'react'
import { useFieldControl } from '../field/field-context.ts'
import { EyeIcon, EyeOffIcon } from '../icon/index.ts'
import { useWords } from '../provider/words.ts'
import { frame, input, noZoom, reveal, size as sizes } from './Input.css.ts'
import type { InputProps } from './Input.tsx'

export type PasswordInputProps = Omit<InputProps, 'type' | 'start' | 'end'> & {
  /** The name of the button that shows what is written; the provider's word by default. */
  showLabel?: string | undefined
  /** Its name while it is shown. */
  hideLabel?: string | undefined
}

/**
 * A password that its writer can look at (WCAG 3.3.8: pasting and password managers work as well). What is said is the
 * button's name, which changes; a pressed state on top of it would say it twice.
 */
export function PasswordInput({ size = 'md', showLabel, hideLabel, className, style, ...props }: PasswordInputProps) {
  const [shown, setShown] = useState(false)
  const words = useWords()
  const control = useFieldControl(props)
  const label = shown ? (hideLabel ?? words.hidePassword) : (showLabel ?? words.showPassword)
  return (
    <span
      data-component="PasswordInput"
      data-state={shown ? 'shown' : 'hidden'}
      className={clsx(frame, sizes[size], noZoom, className)}
      style={style}
    >
      <input
        autoComplete="current-password"
        autoCapitalize="none"
        spellCheck={false}
        {...props}
        {...control}
        type={shown ? 'text' : 'password'}
        className={input}
      />
      <button
        type="button"
        className={reveal}
        aria-label={label}
        aria-controls={control.id}
        disabled={props.disabled}
        onClick={() => setShown(!shown)}
      >
        {shown ? <EyeOffIcon /> : <EyeIcon />}
      </button>
    </span>
  )
}
