import type { ComponentPropsWithRef, MouseEvent, ReactNode } from 'react'
import { announce } from '../announcer/announce.ts'
import { renderAsChild } from '../slot/Slot.tsx'
import {
  busy,
  busyPart,
  button,
  content,
  fullWidth as fullWidthStyle,
  ring,
  size as sizes,
  tone as tones,
  variant as variants,
} from './Button.css.ts'
import type { ControlSize } from '../theme/control-size.ts'

export type ButtonProps = ComponentPropsWithRef<'button'> & {
  /** How much it asks for: `primary` is filled and the one thing to do, `quiet` has an edge, `soft` a fill of grey, `ghost` neither. */
  variant?: 'primary' | 'quiet' | 'soft' | 'ghost' | undefined
  /** What its colour means: `ai` is for what AI does and for nothing else, `danger` for what cannot be taken back. */
  tone?: 'accent' | 'ai' | 'danger' | undefined
  /** By the scale of all controls. A coarse pointer gets at least 44 px. */
  size?: ControlSize | undefined
  /** Work is under way: the button keeps focus and width, does nothing when pressed, and says so once. */
  loading?: boolean | undefined
  /** What is said while loading ("Posting…"); the button's own label by default. */
  loadingLabel?: string | undefined
  fullWidth?: boolean | undefined
  iconStart?: ReactNode
  iconEnd?: ReactNode
  /** Renders as its one child, such as a router's link, with the looks and behaviour of the button. */
  asChild?: boolean | undefined
}

/** A second press while the first is still being answered must not send the form again, by mouse, key or Enter in a field. */
function ignore(event: MouseEvent<HTMLButtonElement>) {
  event.preventDefault()
  event.stopPropagation()
}

/** The label mounts with the loading state, so that saying it once costs a button at rest nothing. */
function say(label: HTMLElement | null) {
  const text = label?.textContent
  if (text) announce(text)
}

/**
 * A native `button` of type `button`. Its class names are looked up, never computed, and at rest it is one element that
 * reads no context and holds no state, so that a feed of hundreds costs what hundreds of plain buttons cost.
 */
export function Button({
  variant = 'primary',
  tone = 'accent',
  size = 'sm',
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
    className: [
      button,
      sizes[size],
      variants[variant],
      tone !== 'accent' && tones[tone],
      fullWidth && fullWidthStyle,
      className,
    ]
      .filter(Boolean)
      .join(' '),
  }
  const inside = (label: ReactNode) => {
    const rest = (
      <>
        {iconStart}
        {label}
        {iconEnd}
      </>
    )
    if (!loading) return rest
    return (
      <>
        <span className={content} aria-hidden>
          {rest}
        </span>
        <span className={busy}>
          <span className={busyPart}>
            <span className={ring} />
          </span>
          <span className={busyPart} key={loadingLabel} ref={say}>
            {loadingLabel ?? label}
          </span>
        </span>
      </>
    )
  }
  if (asChild) return renderAsChild(children, all, inside)
  return (
    <button type="button" {...all} disabled={disabled}>
      {iconStart === undefined && iconEnd === undefined && !loading ? children : inside(children)}
    </button>
  )
}
