import { clsx } from 'clsx'
import type { ComponentPropsWithRef, ReactNode } from 'react'
import { cloneElement } from 'react'
import { renderAsChild } from '../slot/Slot.tsx'
import { Tooltip } from '../tooltip/Tooltip.tsx'
import type { AnchorSide } from '../anchored/placement.ts'
import { iconButton, size as sizes, tone as tones, variant as variants, withText } from './IconButton.css.ts'
import type { ControlSize } from '../theme/control-size.ts'

export type IconButtonProps = Omit<ComponentPropsWithRef<'button'>, 'aria-label'> & {
  /** What the button does: its accessible name and its tooltip. */
  label: string
  icon: ReactNode
  /** By the scale of all controls. A coarse pointer gets at least 44 px. */
  size?: Exclude<ControlSize, 'lg'> | undefined
  /** How much it asks for: `primary` for the one thing to do, such as Send. */
  variant?: 'ghost' | 'quiet' | 'soft' | 'primary' | undefined
  /** A toggle: whether it is on (`aria-pressed`). Leave it out where the button is no toggle. */
  pressed?: boolean | undefined
  /**
   * What its colour means. A toggle has it when on: rose and filled, green, or blue and filled; `ai` is for what AI does and for nothing
   * else, and fills a `primary` button.
   */
  tone?: 'like' | 'repost' | 'accent' | 'ai' | undefined
  /** Shows `label` on hover, focus and long press. */
  tooltip?: boolean | undefined
  tooltipSide?: AnchorSide | undefined
  /** A key that does the same, shown in the tooltip. */
  shortcut?: string | undefined
  /** Renders as its one child, such as a router's link. */
  asChild?: boolean | undefined
  /** A short text beside the mark, such as a count. `label` has to contain it (WCAG 2.5.3). With `asChild`, the element. */
  children?: ReactNode
}

/**
 * A button that shows only a mark. It cannot be made without a name, and everybody can read that name: it is the tooltip too.
 */
export function IconButton({
  label,
  icon,
  size = 'sm',
  variant = 'ghost',
  pressed,
  tone = 'accent',
  tooltip = true,
  tooltipSide,
  shortcut,
  asChild = false,
  className,
  children,
  ...props
}: IconButtonProps) {
  const text = asChild ? undefined : children
  const all = {
    'data-component': 'IconButton',
    'aria-pressed': pressed,
    ...props,
    className: clsx(iconButton, sizes[size], variants[variant], tones[tone], text !== undefined && withText, className),
  }
  const control = asChild ? (
    renderAsChild(children, all, () => icon)
  ) : (
    <button type="button" {...all}>
      {icon}
      {text === undefined ? null : <span>{text}</span>}
    </button>
  )
  if (!tooltip) return cloneElement<{ 'aria-label'?: string }>(control, { 'aria-label': label })
  return (
    <Tooltip label={label} shortcut={shortcut} side={tooltipSide}>
      {control}
    </Tooltip>
  )
}
