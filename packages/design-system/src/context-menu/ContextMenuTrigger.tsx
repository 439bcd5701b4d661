'use client'

import {
  useEffect,
  useMemo,
  useRef,
  type ComponentPropsWithRef,
  type KeyboardEvent,
  type MouseEvent,
  type PointerEvent,
} from 'react'
import { useMenu } from '../dropdown-menu/menu-context.ts'
import { directionAt } from '../place/take-place.ts'
import { composeHandlers, composeRefs } from '../slot/merge-props.ts'
import { renderAsChild } from '../slot/Slot.tsx'
import { useContextMenu, type Point } from './context-menu-context.ts'
import { isOfBrowser } from './of-browser.ts'

/** Milliseconds a finger rests: the system's own long press. */
const longPress = 500
/** Pixels that a finger at rest may move. */
const slack = 10

export interface ContextMenuTriggerProps extends ComponentPropsWithRef<'div'> {
  /** Renders as its one child. */
  asChild?: boolean | undefined
  /** Takes the place of the browser's own menu on links, pictures, films, fields and selected text as well. */
  everywhere?: boolean | undefined
}

/**
 * The area that has the menu: a right click in it opens it there, and so do a long press of a finger, Shift+F10 and the key for menus. The
 * browser's own menu stays on links, pictures, films, fields and selected text, and wherever Shift is held.
 */
export function ContextMenuTrigger({
  asChild = false,
  everywhere = false,
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
  const { setPoint, opener } = useContextMenu('Trigger')
  const { open, setOpen, noteTrigger } = useMenu('Trigger')
  const refs = useMemo(() => composeRefs<HTMLDivElement>(noteTrigger, ref), [noteTrigger, ref])
  const press = useRef<{ readonly timer: ReturnType<typeof setTimeout>; readonly from: Point }>(undefined)
  /** A finger opened it: what follows when it is lifted is meant for nothing else. */
  const held = useRef(false)

  const lift = () => clearTimeout(press.current?.timer)
  useEffect(() => () => clearTimeout(press.current?.timer), [])

  const openAt = (point: Point, reason: 'trigger' | 'long-press', event: Event) => {
    const { activeElement } = document
    if (!open)
      opener.current = activeElement instanceof HTMLElement && activeElement !== document.body ? activeElement : null
    if (setOpen(true, reason, event)) setPoint(point)
  }
  /** Whether the menu is this one, and not one inside of the area or the browser's own. */
  const isOurs = ({ currentTarget, target, nativeEvent }: MouseEvent | KeyboardEvent) =>
    !nativeEvent.defaultPrevented &&
    target instanceof Element &&
    currentTarget.contains(target) &&
    (everywhere || !isOfBrowser(target, currentTarget))

  const all = {
    'data-component': 'ContextMenu.Trigger',
    'data-state': open ? 'open' : 'closed',
    ...props,
    ref: refs,
    onContextMenu: composeHandlers(onContextMenu, (event: MouseEvent) => {
      lift()
      if (event.shiftKey || !isOurs(event)) return
      event.preventDefault()
      // A finger's long press brings one of its own on some systems.
      if (!held.current) openAt({ x: event.clientX, y: event.clientY }, 'trigger', event.nativeEvent)
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
      held.current = false
      lift()
      if (event.pointerType === 'mouse' || !isOurs(event)) return
      const { nativeEvent, clientX: x, clientY: y } = event
      const timer = setTimeout(() => {
        held.current = true
        openAt({ x, y }, 'long-press', nativeEvent)
      }, longPress)
      press.current = { timer, from: { x, y } }
    }),
    onPointerMove: composeHandlers(onPointerMove, ({ clientX, clientY }: PointerEvent) => {
      const from = press.current?.from
      if (from && Math.hypot(clientX - from.x, clientY - from.y) > slack) lift()
    }),
    onPointerUp: composeHandlers(onPointerUp, lift),
    onPointerCancel: composeHandlers(onPointerCancel, lift),
    onClickCapture: composeHandlers(onClickCapture, (event: MouseEvent) => {
      if (!held.current || event.detail === 0) return
      held.current = false
      event.preventDefault()
      event.stopPropagation()
    }),
  }
  return asChild ? renderAsChild(props.children, all) : <div {...all} />
}
