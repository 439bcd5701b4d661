'use client'
import { clsx } from 'clsx'
import type { ComponentPropsWithRef } from 'react'
import { useRovingRow } from '../roving/use-roving-row.ts'
import { composeHandlers } from '../slot/merge-props.ts'
import { toolbar } from './Toolbar.css.ts'
import { ToolbarContext } from './toolbar-context.ts'

export type ToolbarRootProps = Omit<ComponentPropsWithRef<'div'>, 'role' | 'aria-label' | 'aria-orientation'> & {
  /** Names it, where `aria-labelledby` does not: "Formatting". */
  label?: string | undefined
  /** A row, or a column whose arrows are those up and down. */
  orientation?: 'horizontal' | 'vertical' | undefined
}

/**
 * Controls that belong together, with one tab stop for all and arrows inside (APG toolbar). Each stands in a `Toolbar.Item`; what does not is
 * reached by Tab as ever. In a text the arrows move the caret, and lead on from its ends.
 */
export function ToolbarRoot({
  label,
  orientation = 'horizontal',
  className,
  ref,
  onKeyDown,
  ...props
}: ToolbarRootProps) {
  const { row, ref: refs, onKeyDown: move } = useRovingRow({ orientation, ref })
  return (
    <ToolbarContext value={row}>
      {/* oxlint-disable-next-line jsx-a11y/interactive-supports-focus -- its one tab stop is the item inside it */}
      <div
        data-component="Toolbar"
        {...props}
        ref={refs}
        role="toolbar"
        aria-label={label}
        // A toolbar lies unless it is said to stand (WAI-ARIA): a reader says only what is not usual.
        aria-orientation={orientation === 'vertical' ? orientation : undefined}
        data-orientation={orientation}
        className={clsx(toolbar, className)}
        onKeyDown={composeHandlers(onKeyDown, move)}
      />
    </ToolbarContext>
  )
}
