'use client'

import { clsx } from 'clsx'
import type { ComponentPropsWithRef } from 'react'
import { useCallback, useLayoutEffect, useRef } from 'react'
import type { AnchorTarget } from '../anchored/follow.ts'
import type { AnchorAlign, AnchorSide } from '../anchored/placement.ts'
import { useAnchored } from '../anchored/use-anchored.ts'
import { returnFocus } from '../focus/return-focus.ts'
import { mergeProps } from '../slot/merge-props.ts'
import { useComposedRefs } from '../slot/use-composed-refs.ts'
import * as styles from './Popover.css.ts'
import { usePopover } from './popover-context.ts'
import { useLightDismiss, type Dismiss } from './use-light-dismiss.ts'

/** A popover has a name: a text of its own, or the heading inside it (`aria-labelledby`). */
export type PopoverContentProps = Omit<ComponentPropsWithRef<'div'>, 'role' | 'popover' | 'aria-label'> & {
  /**
   * What it stands beside: an element, a range of text, or anything with a `getBoundingClientRect`. `Popover.Anchor` or the trigger by
   * default.
   */
  anchor?: AnchorTarget | undefined
  /** Where it stands; turns to the other side when there is no room. Inline sides follow the reading direction. */
  side?: AnchorSide | undefined
  /** Which of its edges lines up with the trigger's. */
  align?: AnchorAlign | undefined
  /** Pixels between trigger and popover. */
  gap?: number | undefined
  /** Leaves width and padding to the content, such as an `EmojiPicker`. */
  bare?: boolean | undefined
  /** It came by itself, beside what a pointer rests on (see `HoverCard`): the focus stays where it is. */
  keepsFocus?: boolean | undefined
} & ({ label: string } | { label?: undefined; 'aria-labelledby': string })

/**
 * What the popover holds: 280 px wide, in the top layer, so that nothing cuts it off. In the document it stands where it is
 * written, right after its trigger: Tab goes on from it to what follows the trigger, and leaving closes it (APG dialog, not
 * modal). Focus moves to `[data-autofocus]` inside, else to the popover itself.
 */
export function PopoverContent(props: PopoverContentProps) {
  return usePopover('Content').open ? <PopoverPanel {...props} /> : null
}

function PopoverPanel({
  anchor,
  side,
  align = 'center',
  gap,
  keepsFocus = false,
  bare = false,
  label,
  className,
  ref,
  ...rest
}: PopoverContentProps) {
  const { setOpen, contentId } = usePopover('Content')
  const trigger = useRef<HTMLElement>(null)
  const panel = useRef<HTMLDivElement>(null)
  const refs = useComposedRefs(panel, ref)
  const dismiss = useCallback<Dismiss>((reason, event) => void setOpen(false, reason, event), [setOpen])
  const onAnchorLeave = useCallback((gone: boolean) => void (gone && setOpen(false, 'anchor-gone')), [setOpen])
  // Before everything that wants it. Found by its attribute, because a trigger that renders as its child has no ref of ours.
  useLayoutEffect(() => {
    // What it came by itself beside is what it belongs to.
    const resting = keepsFocus && anchor instanceof HTMLElement ? anchor : null
    trigger.current = resting ?? document.querySelector<HTMLElement>(`[data-popover-trigger="${contentId}"]`)
  }, [contentId, keepsFocus, anchor])
  const findAnchor = useCallback(
    () => anchor ?? document.querySelector(`[data-popover-anchor="${contentId}"]`) ?? trigger.current,
    [anchor, contentId],
  )
  useAnchored({ open: true, anchor: findAnchor, floating: panel, side, align, gap, onAnchorLeave })
  const handlers = useLightDismiss(panel, trigger, dismiss)

  useLayoutEffect(() => {
    const element = panel.current
    // One that a parent opens has no trigger, but something had the focus.
    const { activeElement } = document
    const opener = trigger.current ?? (activeElement instanceof HTMLElement ? activeElement : null)
    if (!element) return undefined
    if (!keepsFocus && !element.contains(document.activeElement)) {
      ;(element.querySelector<HTMLElement>('[data-autofocus]') ?? element).focus({ preventScroll: true })
    }
    return () => {
      // Focus that has moved on already stays where it is, and so does one that never moved in.
      const now = document.activeElement
      if ((now === document.body && !keepsFocus) || element.contains(now)) returnFocus(opener, { preventScroll: true })
    }
  }, [keepsFocus])

  // Not a <dialog>: a popover that is shown by its attribute is in the top layer without being modal.
  const ours = { tabIndex: -1, 'data-component': 'Popover', 'data-state': 'open', 'aria-label': label, ...handlers }
  return (
    <div
      {...mergeProps(ours, rest)}
      {...{ role: 'dialog' }}
      ref={refs}
      id={contentId}
      popover="manual"
      className={clsx(styles.content, bare && styles.bare, className)}
    />
  )
}
