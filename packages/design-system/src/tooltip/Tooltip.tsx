'use client'

import type { AriaAttributes, ReactElement } from 'react'
import { cloneElement, useEffect, useId } from 'react'
import type { AnchorSide } from '../anchored/placement.ts'
import { assertInteractive } from './assert-interactive.ts'
import { acquireTooltips } from './tooltip-controller.ts'
import * as styles from './Tooltip.css.ts'

interface TooltipBase {
  /** One interactive element (it takes focus, or a keyboard could never open the tooltip). */
  children: ReactElement<AriaAttributes>
  /** Where it stands; flips when there is no room. Inline sides follow the writing direction. */
  side?: AnchorSide | undefined
  /** A key that does the same, shown beside the text. */
  shortcut?: string | undefined
}

/** The tooltip names the control (label) or tells more about one that has a name (description), never both. */
export type TooltipProps = TooltipBase &
  ({ label: string; description?: never } | { description: string; label?: never })

/**
 * A short text beside a control, on hover, keyboard focus and long press.
 *
 * `label` becomes the accessible name of the control. `description` is tied to it by `aria-describedby`, next to what is
 * there already. Shows after 700 ms, or at once within 300 ms of another; Escape sends it away without closing the dialog
 * around it, and it stays while the pointer is on it (WCAG 1.4.13).
 *
 * @throws in development when the child cannot take focus
 */
export function Tooltip({ children, label, description, side, shortcut }: TooltipProps) {
  const id = useId()
  useEffect(acquireTooltips, [])
  useEffect(() => {
    if (process.env.NODE_ENV !== 'production') assertInteractive(document.querySelector(`[data-tooltip-id="${id}"]`))
  }, [id])
  const attributes = {
    'data-tooltip': label === undefined ? 'description' : 'label',
    'data-tooltip-text': description,
    'data-tooltip-side': side,
    'data-tooltip-shortcut': shortcut,
    ...(label === undefined
      ? { 'aria-describedby': [children.props['aria-describedby'], id].filter(Boolean).join(' ') }
      : { 'aria-label': label }),
    ...(process.env.NODE_ENV === 'production' ? {} : { 'data-tooltip-id': id }),
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
