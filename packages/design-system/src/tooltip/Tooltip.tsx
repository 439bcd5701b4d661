'use client'

import type { AriaAttributes, ReactElement } from 'react'
import { cloneElement, use, useEffect, useId, useRef } from 'react'
import type { AnchorAlign, AnchorSide } from '../anchored/placement.ts'
import { assertInteractive } from './assert-interactive.ts'
import type { OnOpenChange } from '../open-change/open-change.ts'
import { acquireTooltips, holdTooltip, watchTooltip } from './tooltip-controller.ts'
import { TooltipDelayContext } from './TooltipProvider.tsx'
import * as styles from './Tooltip.css.ts'

interface TooltipBase {
  /** One interactive element (it takes focus, or a keyboard could never open the tooltip). */
  children: ReactElement<AriaAttributes>
  /** Where it stands; flips when there is no room. Inline sides follow the writing direction. */
  side?: AnchorSide | undefined
  /** Which edges line up along that side; `center` by default. */
  align?: AnchorAlign | undefined
  /** A key that does the same, shown beside the text. */
  shortcut?: string | undefined
  /** Milliseconds before it shows under a resting pointer; the provider's, or 700, by default. */
  delay?: number | undefined
  /** Shows nothing. The name or the description of the control stays. */
  disabled?: boolean | undefined
  /** Shows or not, when something outside decides. One shows at a time: another that opens takes its place, and says so. */
  open?: boolean | undefined
  /**
   * It opened or wants to close. `details.reason` says why: `hover`, `focus`, `long-press`, `trigger` for a press, `escape`, `focus-out`,
   * `outside`, `anchor-gone` when the page scrolled, or `other` when another one took its place. `details.cancel()` leaves it as it is.
   */
  onOpenChange?: OnOpenChange | undefined
}

/** The tooltip names the control (label) or tells more about one that has a name (description), never both. */
export type TooltipProps = TooltipBase &
  ({ label: string; description?: undefined } | { description: string; label?: undefined })

/**
 * A short text beside a control, on hover, keyboard focus and long press.
 *
 * `label` becomes the accessible name of the control. `description` is tied to it by `aria-describedby`, next to what is
 * there already. Shows after 700 ms, or at once within 300 ms of another; Escape sends it away without closing the dialog
 * around it, and it stays while the pointer is on it (WCAG 1.4.13).
 *
 * @throws in development when the child cannot take focus; one that drops its props is reported there
 */
export function Tooltip({
  children,
  label,
  description,
  side,
  align,
  shortcut,
  delay,
  disabled = false,
  open,
  onOpenChange,
}: TooltipProps) {
  const id = useId()
  const provided = use(TooltipDelayContext)
  useEffect(acquireTooltips, [])
  const isOwned = open !== undefined
  const isWatched = isOwned || onOpenChange !== undefined
  const told = useRef(onOpenChange)
  useEffect(() => {
    told.current = onOpenChange
  })
  useEffect(() => {
    if (!isWatched) return undefined
    return watchTooltip(id, { owned: isOwned, onOpenChange: (...change) => told.current?.(...change) })
  }, [id, isWatched, isOwned])
  const isHeld = open === true && !disabled
  useEffect(() => {
    const trigger = isHeld && document.querySelector<HTMLElement>(`[data-tooltip-id="${id}"]`)
    return trigger ? holdTooltip(trigger) : undefined
  }, [id, isHeld])
  useEffect(() => {
    if (process.env.NODE_ENV !== 'production') assertInteractive(document.querySelector(`[data-tooltip-id="${id}"]`))
  }, [id])
  const attributes = {
    'data-tooltip': disabled ? undefined : label === undefined ? 'description' : 'label',
    'data-tooltip-text': description,
    'data-tooltip-side': side,
    'data-tooltip-align': align,
    'data-tooltip-delay': delay ?? provided.delay,
    'data-tooltip-skip-delay': provided.skipDelay,
    'data-tooltip-shortcut': shortcut,
    ...(label === undefined
      ? { 'aria-describedby': [children.props['aria-describedby'], id].filter(Boolean).join(' ') }
      : { 'aria-label': label }),
    ...(process.env.NODE_ENV === 'production' && !isWatched ? {} : { 'data-tooltip-id': id }),
  }
  const trigger = cloneElement(children, attributes)
  if (description === undefined) return trigger
  return (
    <>
      {trigger}
      <span id={id} className={styles.described}>
        {description}
      </span>
    </>
  )
}
