'use client'

import { clsx } from 'clsx'
import {
  useEffect,
  useState,
  type ComponentPropsWithRef,
  type KeyboardEvent,
  type MouseEvent,
  type PointerEvent,
} from 'react'
import { useMenu } from '../dropdown-menu/menu-context.ts'
import { directionAt } from '../place/take-place.ts'
import { composeHandlers } from '../slot/merge-props.ts'
import { renderAsChild } from '../slot/Slot.tsx'
import { useComposedRefs } from '../slot/use-composed-refs.ts'
import * as styles from './ContextMenu.css.ts'
import { useContextMenu, type Point } from './context-menu-context.ts'
import { createLongPress } from './long-press.ts'
import { isOfBrowser } from './of-browser.ts'

export interface ContextMenuTriggerProps extends ComponentPropsWithRef<'div'> {
  /** Renders as its one child. */
  asChild?: boolean | undefined
  /** Takes the place of the browser's own menu on links, pictures, films, fields and selected text as well. */
  everywhere?: boolean | undefined
  /** Has no menu now; the browser's own stays. */
  disabled?: boolean | undefined
}

/**
 * The area that has the menu: a right click in it opens it there, and so do a long press of a finger, Shift+F10 and the key for menus. The
 * browser's own menu stays on links, pictures, films, fields and selected text, and wherever Shift is held.
 */
export function ContextMenuTrigger({
  asChild = false,
  everywhere = false,
  disabled = false,
  className,
  onContextMenu,
  onKeyDown,
  onPointerDown,
  onPointerMove,
  onPointerUp,
  onPointerCancel,
  onClickCapture,
  ref,
  ...props
}: ContextMenuTriggerProps) {
  const { setPoint, noteOpener } = useContextMenu('Trigger')
  const { open, setOpen, noteTrigger } = useMenu('Trigger')
  const refs = useComposedRefs<HTMLDivElement>(noteTrigger, ref)
  const [finger] = useState(createLongPress)
  useEffect(() => finger.lift, [finger])

  const openAt = (point: Point, reason: 'trigger' | 'long-press', event: Event) => {
    if (!open) noteOpener()
    if (setOpen(true, reason, event)) setPoint(point)
  }
  /** Whether the menu is this one, and not one inside of the area or the browser's own. */
  const isOurs = ({ currentTarget, target, nativeEvent }: MouseEvent | KeyboardEvent) =>
    !disabled &&
    !nativeEvent.defaultPrevented &&
    target instanceof Element &&
    currentTarget.contains(target) &&
    (everywhere || !isOfBrowser(target, currentTarget))

  const all = {
    'data-component': 'ContextMenu.Trigger',
    'data-state': open ? 'open' : 'closed',
    ...props,
    className: clsx(!disabled && styles.trigger, className),
    ref: refs,
    onContextMenu: composeHandlers(onContextMenu, (event: MouseEvent) => {
      finger.lift()
      if (event.shiftKey || !isOurs(event)) return
      event.preventDefault()
      // A finger's long press brings one of its own on some systems.
      if (!finger.isHeld) openAt({ x: event.clientX, y: event.clientY }, 'trigger', event.nativeEvent)
    }),
    onKeyDown: composeHandlers(onKeyDown, (event: KeyboardEvent<HTMLDivElement>) => {
      const isAsked = event.key === 'ContextMenu' || (event.key === 'F10' && event.shiftKey)
      if (!isAsked || !isOurs(event) || !(event.target instanceof Element)) return
      event.preventDefault()
      const { left, right, bottom } = event.target.getBoundingClientRect()
      const x = directionAt(event.target) === 'rtl' ? right : left
      openAt({ x, y: Math.min(bottom, innerHeight) }, 'trigger', event.nativeEvent)
    }),
    onPointerDown: composeHandlers(onPointerDown, (event: PointerEvent) => {
      finger.lift()
      finger.forget()
      if (event.pointerType === 'mouse' || !isOurs(event)) return
      const point = { x: event.clientX, y: event.clientY }
      finger.begin(point, () => openAt(point, 'long-press', event.nativeEvent))
    }),
    onPointerMove: composeHandlers(onPointerMove, ({ clientX: x, clientY: y }: PointerEvent) => finger.move({ x, y })),
    onPointerUp: composeHandlers(onPointerUp, finger.lift),
    onPointerCancel: composeHandlers(onPointerCancel, finger.lift),
    // A finger has opened it: the click of its lifting is meant for nothing else.
    onClickCapture: composeHandlers(onClickCapture, (event: MouseEvent) => {
      if (!finger.isHeld || event.detail === 0) return
      finger.forget()
      event.preventDefault()
      event.stopPropagation()
    }),
  }
  return asChild ? renderAsChild(props.children, all) : <div {...all} />
}
