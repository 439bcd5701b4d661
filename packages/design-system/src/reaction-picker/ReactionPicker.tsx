'use client'
import { clsx } from 'clsx'
import { useState, type ComponentPropsWithRef, type ReactElement } from 'react'
import { SmilePlusIcon } from '../icon/index.ts'
import { Popover } from '../popover/index.ts'
import { useWordSet } from '../provider/words.ts'
import { reactionWords } from '../reaction-bar/reaction-bar.words.ts'
import { ReactionBar, type ReactionBarProps } from '../reaction-bar/ReactionBar.tsx'
import * as styles from './ReactionPicker.css.ts'
import { add, chip } from '../reaction-bar/ReactionSummary.css.ts'

export type ReactionPickerProps = Omit<ComponentPropsWithRef<'button'>, 'value' | 'defaultValue' | 'children'> &
  Pick<ReactionBarProps, 'value' | 'defaultValue' | 'onValueChange' | 'canReact' | 'onBlocked'> & {
    /** The button that opens the bar, such as an `IconButton`; by default the chip of a row of counts. */
    trigger?: ReactElement | undefined
    /** Where the bar stands; it turns to the other side when there is no room. */
    side?: 'top' | 'bottom' | undefined
  }

/**
 * A button and the bar it opens. Focus moves to the reader's own reaction, or to the first one; a choice, a press beside
 * it and Escape close the bar, and focus goes back to the button. Everything but what is named above is the button's.
 */
export function ReactionPicker({
  value,
  defaultValue,
  onValueChange,
  canReact,
  onBlocked,
  trigger,
  side = 'top',
  className,
  ...props
}: ReactionPickerProps) {
  const words = useWordSet(reactionWords)
  const [open, setOpen] = useState(false)
  const [own, setOwn] = useState(defaultValue ?? null)
  const button = { 'data-component': 'ReactionPicker', ...props }
  return (
    <Popover.Root open={open} onOpenChange={setOpen}>
      {trigger ? (
        <Popover.Trigger asChild {...button} {...(className && { className })}>
          {trigger}
        </Popover.Trigger>
      ) : (
        <Popover.Trigger aria-label={words.add} {...button} className={clsx(chip, add, className)}>
          <SmilePlusIcon size={16} />
        </Popover.Trigger>
      )}
      <Popover.Content label={words.label} side={side} className={styles.panel}>
        <ReactionBar
          // oxlint-disable-next-line jsx-a11y/no-autofocus -- Opened by its own button; focus follows the reader.
          autoFocus
          // The bar lives as long as it is open; what was chosen outlives it here.
          value={value === undefined ? own : value}
          onValueChange={(next) => {
            setOwn(next)
            onValueChange?.(next)
          }}
          onClose={() => setOpen(false)}
          {...(canReact !== undefined && { canReact })}
          {...(onBlocked && { onBlocked })}
        />
      </Popover.Content>
    </Popover.Root>
  )
}
