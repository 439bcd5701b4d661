'use client'
import type { ReactNode } from 'react'
import { stepper } from './NumberField.css.ts'
import { useHold } from './use-hold.ts'

interface NumberStepperProps {
  readonly label: string
  readonly icon: ReactNode
  readonly disabled: boolean
  /** Goes one step; gives `false` at the bound. */
  readonly onStep: () => boolean
}

/**
 * One of the two buttons. It is no tab stop, since the arrows of the field do the same, but a target of its own for fingers and for whoever points by
 * voice or with a screen reader.
 */
export function NumberStepper({ label, icon, disabled, onStep }: NumberStepperProps) {
  const hold = useHold(onStep)
  return (
    <button
      type="button"
      tabIndex={-1}
      aria-label={label}
      disabled={disabled}
      className={stepper}
      {...hold}
      // The field keeps the focus that it has, and a phone its keyboard where it was.
      onMouseDown={(event) => event.preventDefault()}
      // A pointer has stepped by then; a screen reader or a voice presses without one.
      onClick={({ detail }) => detail === 0 && onStep()}
    >
      {icon}
    </button>
  )
}
