'use client'

import * as Radix from '@radix-ui/react-dropdown-menu'
import { useEffect, useLayoutEffect } from 'react'
import { createPortal } from 'react-dom'
import { Content, type ContentProps } from '../dropdown-menu/index.parts.ts'
import { useMenu } from '../dropdown-menu/menu-context.ts'
import { directionAt } from '../place/take-place.ts'
import { useContextMenu } from './context-menu-context.ts'

export type ContextMenuContentProps = Omit<ContentProps, 'label' | 'side' | 'align'> & {
  /** Names the menu. */
  label: string
}

/**
 * The menu, where it was asked for: that of `DropdownMenu`, below 720 px a sheet. It goes when the page scrolls, and the focus returns to what
 * had it, unless `returnFocusTo` holds something else by then.
 */
export function ContextMenuContent({ gap = 2, returnFocusTo, ...props }: ContextMenuContentProps) {
  const { point, setPoint, opener } = useContextMenu('Content')
  const { open, setOpen, trigger } = useMenu('Content')
  const focusAfter = {
    get current() {
      return returnFocusTo?.current ?? opener.current
    },
  }

  // One that a parent opens was asked for at no point: it stands at the area.
  useLayoutEffect(() => {
    const area = trigger.current
    if (!open || point || !area) return
    const { left, right, top } = area.getBoundingClientRect()
    setPoint({ x: directionAt(area) === 'rtl' ? right : left, y: top })
  }, [open, point, setPoint, trigger])

  useEffect(() => {
    if (!open) return undefined
    const controller = new AbortController()
    document.addEventListener(
      'scroll',
      (event) => {
        const { target } = event
        if (target instanceof Node && target.contains(trigger.current)) setOpen(false, 'anchor-gone', event)
      },
      { capture: true, passive: true, signal: controller.signal },
    )
    return () => controller.abort()
  }, [open, setOpen, trigger])

  return (
    <>
      {open && point
        ? createPortal(
            // Nothing to press: the place that the menu stands beside. At the end of the body, where nothing moves what is fixed. Another
            // place is another element: that one which has no size moves, nothing would see.
            <Radix.Trigger key={`${point.x} ${point.y}`} asChild>
              <span aria-hidden style={{ position: 'fixed', insetBlockStart: point.y, left: point.x }} />
            </Radix.Trigger>,
            document.body,
          )
        : null}
      <Content data-component="ContextMenu" gap={gap} {...props} side="end" align="start" returnFocusTo={focusAfter} />
    </>
  )
}
