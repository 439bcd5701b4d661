'use client'
import { clsx } from 'clsx'
import type { ReactNode } from 'react'
import { Button, type ButtonProps } from '../button/Button.tsx'
import { useControlled } from '../controlled/use-controlled.ts'
import { composeHandlers } from '../slot/merge-props.ts'
import { square, toggle } from './Toggle.css.ts'

/** What a toggle looks like, alone or in a group. */
export type ToggleLooks = Omit<
  ButtonProps,
  'variant' | 'tone' | 'asChild' | 'loading' | 'loadingLabel' | 'aria-pressed' | 'aria-label' | 'value'
> & {
  /** Names it where `icon` stands alone; with a text, the text is its name. */
  label?: string | undefined
  /** Shown alone, 18 px, in place of children. */
  icon?: ReactNode
}

export type ToggleProps = ToggleLooks & {
  /** Whether it is on, where a parent owns that. */
  pressed?: boolean | undefined
  /** Whether it is on at first; it is not by default. */
  defaultPressed?: boolean | undefined
  /** Told of every change. */
  onPressedChange?: ((pressed: boolean) => void) | undefined
}

/** The button of a toggle; who keeps its state says whether it is on. */
export function ToggleButton({
  pressed,
  label,
  icon,
  className,
  children,
  ...props
}: ToggleLooks & { readonly pressed: boolean }) {
  return (
    <Button
      data-state={pressed ? 'on' : 'off'}
      {...props}
      variant="quiet"
      aria-label={label}
      aria-pressed={pressed}
      className={clsx(toggle, icon !== undefined && square, className)}
    >
      {icon ?? children}
    </Button>
  )
}

/**
 * A button that is on or off and shows its result at once (APG button, `aria-pressed`). Its name stays as it is: a screen reader says whether it is
 * pressed.
 */
export function Toggle({ pressed, defaultPressed = false, onPressedChange, onClick, ...props }: ToggleProps) {
  const [on, setOn] = useControlled(pressed, defaultPressed, onPressedChange)
  return (
    <ToggleButton
      data-component="Toggle"
      {...props}
      pressed={on}
      onClick={composeHandlers(onClick, () => setOn(!on))}
    />
  )
}
