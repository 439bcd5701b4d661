import { clsx } from 'clsx'
import type { ComponentPropsWithRef, MouseEvent, ReactNode } from 'react'
import { renderAsChild } from '../slot/Slot.tsx'
import {
  busy,
  busyPart,
  button,
  content,
  fullWidth as fullWidthStyle,
  size as sizes,
  variant as variants,
} from './Button.css.ts'
import { BusyLabel } from './BusyLabel.tsx'

export type ButtonProps = ComponentPropsWithRef<'button'> & {
  /** What the button means: `ai` is for what AI does and for nothing else, `danger` for what cannot be taken back. */
  variant?: 'primary' | 'quiet' | 'soft' | 'ghost' | 'ai' | 'danger'
  /** Height in px. A coarse pointer gets at least 44. */
  size?: 28 | 36 | 44 | 48
  /** Work is under way: the button keeps focus and width, does nothing when pressed, and says so once. */
  loading?: boolean
  /** What is said while loading ("Posting…"); the button's own label by default. */
  loadingLabel?: string
  fullWidth?: boolean
  iconStart?: ReactNode
  iconEnd?: ReactNode
  /** Renders as its one child, such as a router's link, with the looks and behaviour of the button. */
  asChild?: boolean
}

/** A second press while the first is still being answered must not send the form again, by mouse, key or Enter in a field. */
function ignore(event: MouseEvent<HTMLButtonElement>) {
  event.preventDefault()
  event.stopPropagation()
}

/**
 * A native `button` of type `button`. Its class names are looked up, never computed, and it reads no context and holds
 * no state, so that a feed of hundreds costs what hundreds of plain buttons cost.
 */
export function Button({
  variant = 'primary',
  size = 36,
  loading = false,
  loadingLabel,
  fullWidth = false,
  iconStart,
  iconEnd,
  asChild = false,
  className,
  children,
  disabled,
  onClick,
  ...props
}: ButtonProps) {
  const inert = loading || (asChild && disabled)
  const all = {
    'data-component': 'Button',
    'data-loading': loading || undefined,
    ...props,
    'aria-disabled': inert || props['aria-disabled'],
    onClick,
    // In the capture phase, so that neither the consumer's handler nor that of a child rendered instead is reached.
    ...(inert && { onClickCapture: ignore }),
    className: clsx(button, sizes[size], variants[variant], fullWidth && fullWidthStyle, className),
  }
  const inside = (label: ReactNode) => (
    <>
      <span className={content} aria-hidden={loading || undefined}>
        {iconStart}
        {label}
        {iconEnd}
      </span>
      {loading && (
        <span className={busy}>
          <BusyLabel className={busyPart} size={size === 28 ? 14 : 16} announced={loadingLabel}>
            {loadingLabel ?? label}
          </BusyLabel>
        </span>
      )}
    </>
  )
  if (asChild) return renderAsChild(children, all, inside)
  return (
    <button type="button" {...all} disabled={disabled}>
      {inside(children)}
    </button>
  )
}
