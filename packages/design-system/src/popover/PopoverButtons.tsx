'use client'

import type { ComponentPropsWithRef, MouseEvent } from 'react'
import { composeHandlers } from '../slot/merge-props.ts'
import { renderAsChild } from '../slot/Slot.tsx'
import { usePopover } from './popover-context.ts'

export interface PopoverButtonProps extends ComponentPropsWithRef<'button'> {
  /** Renders as its one child, such as a `Button`. */
  asChild?: boolean | undefined
}

/** Opens the popover, closes it again, and is what it stands beside. */
export function PopoverTrigger({ asChild = false, onClick, ...props }: PopoverButtonProps) {
  const { open, setOpen, contentId } = usePopover('Trigger')
  const all = {
    'data-component': 'Popover.Trigger',
    'data-state': open ? 'open' : 'closed',
    'data-popover-trigger': contentId,
    'aria-haspopup': 'dialog' as const,
    'aria-expanded': open,
    'aria-controls': open ? contentId : undefined,
    ...props,
    onClick: composeHandlers(onClick, ({ nativeEvent }: MouseEvent) => {
      setOpen(!open, 'trigger', nativeEvent)
    }),
  }
  return asChild ? renderAsChild(props.children, all) : <button type="button" {...all} />
}

export interface PopoverAnchorProps extends ComponentPropsWithRef<'div'> {
  /** Renders as its one child. */
  asChild?: boolean | undefined
}

/** What the popover stands beside, where that is not its trigger: a row whose button opens it, a field without any. */
export function PopoverAnchor({ asChild = false, ...props }: PopoverAnchorProps) {
  const { contentId } = usePopover('Anchor')
  const all = { 'data-component': 'Popover.Anchor', 'data-popover-anchor': contentId, ...props }
  return asChild ? renderAsChild(props.children, all) : <div {...all} />
}

/** Closes the popover; focus goes back to the trigger. */
export function PopoverClose({ asChild = false, onClick, ...props }: PopoverButtonProps) {
  const { setOpen } = usePopover('Close')
  const all = {
    'data-component': 'Popover.Close',
    ...props,
    onClick: composeHandlers(onClick, ({ nativeEvent }: MouseEvent) => {
      setOpen(false, 'close', nativeEvent)
    }),
  }
  return asChild ? renderAsChild(props.children, all) : <button type="button" {...all} />
}
