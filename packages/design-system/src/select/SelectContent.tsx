'use client'
/* oxlint-disable jsx-a11y/prefer-tag-over-role -- the native elements are in the select; this is the list drawn by us */
import { clsx } from 'clsx'
import {
  use,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
  type ComponentPropsWithRef,
  type KeyboardEvent,
} from 'react'
import { followAnchor } from '../anchored/follow.ts'
import { nameOf, type ControlName } from '../field/name-of.ts'
import { returnFocus } from '../focus/return-focus.ts'
import { onLeave } from '../leave/on-leave.ts'
import type { OpenChangeReason } from '../open-change/open-change.ts'
import { useLocale } from '../provider/words.ts'
import { showInTopLayer } from '../top-layer/top-layer.ts'
import { useComposedRefs } from '../slot/use-composed-refs.ts'
import { reveal } from './reveal.ts'
import { emptyId, NativeContext, rowId, SelectListContext, useSelect } from './select-context.ts'
import { findTyped, moveTo } from './select-options.ts'
import * as styles from './Select.css.ts'

/** Milliseconds between two letters of one word. */
const typingPause = 500

/** `Item`s, in `Group`s or not, `Separator`s between them, and an `Empty`; they may come from components of your own. */
export type SelectContentProps = Omit<ComponentPropsWithRef<'div'>, 'role' | 'popover' | 'id'>

/**
 * The options. While our list is open it has the focus, as one widget, and says which option is meant by `aria-activedescendant`
 * (APG listbox). Its parts are drawn twice: as the options of the native `select`, and in the list while that is open.
 */
export function SelectContent(props: SelectContentProps) {
  const native = use(NativeContext)
  const { open } = useSelect('Content')
  if (native) return props.children
  return open ? <OpenList {...props} /> : null
}

function OpenList({ className, children, ref, onKeyDown: theirs, onMouseDownCapture, ...rest }: SelectContentProps) {
  const { locale } = useLocale()
  const { multiple, setOpen, listId, chosen, options, select, button, sync } = useSelect('Content')
  const list = useRef<HTMLDivElement>(null)
  const refs = useComposedRefs(list, ref)
  const typed = useRef({ text: '', at: -typingPause })
  /** Before it moved, a pointer that is let go over an option only ends the press that opened the list. */
  const pointed = useRef(false)
  /** A press that begins in the list is a click. */
  const pressed = useRef(false)
  const [name, setName] = useState<ControlName>()
  // By its key: options may come, go or move while the list is open.
  const [meant, setMeant] = useState(chosen[0])
  const found = options.findIndex(({ value }) => value === meant)
  const at = found >= 0 ? found : (moveTo(options, -1, 'Home') ?? -1)
  const active = options[at]?.value
  const empty = options.length === 0
  useLayoutEffect(() => sync())

  useLayoutEffect(() => {
    const element = list.current
    const anchor = button.current ?? select.current
    if (!element || !anchor) return undefined
    setName(nameOf(anchor))
    showInTopLayer(element)
    const leave = followAnchor(element, anchor, { side: 'bottom', align: 'start', matchWidth: true })
    element.focus({ preventScroll: true })
    return () => {
      leave()
      // Focus that has moved on already stays where it is.
      if (document.activeElement === document.body || element.contains(document.activeElement)) returnFocus(anchor)
    }
  }, [button, select])
  useLayoutEffect(() => {
    const row = active === undefined ? null : document.getElementById(rowId(listId, active))
    if (row && list.current) reveal(row, list.current)
  }, [listId, active])

  const close = useRef<(reason: OpenChangeReason, event: Event) => void>(undefined)
  useEffect(() => {
    close.current = (reason, event) => void setOpen(false, reason, event)
  })
  // A blur alone closes nothing: it also comes when the reader turns to another window.
  useEffect(
    () => onLeave([list.current, button.current ?? select.current], (reason, event) => close.current?.(reason, event)),
    [button, select],
  )

  /** Chooses one, or where several can be chosen, turns one on or off. Answers whether that closes the list. */
  const choose = (key: string | undefined, event: Event): boolean => {
    const element = select.current
    const option = Array.from(element?.options ?? []).find(({ value }) => value === key)
    if (!element || !option || option.disabled || option.dataset['placeholder'] !== undefined) return false
    if (multiple || !option.selected) {
      option.selected = !option.selected
      // What the browser would have sent, so that React and every other listener hear it.
      element.dispatchEvent(new Event('input', { bubbles: true }))
      element.dispatchEvent(new Event('change', { bubbles: true }))
    }
    return !multiple && setOpen(false, 'choice', event)
  }

  const onKeyDown = (event: KeyboardEvent) => {
    const { key, timeStamp, nativeEvent } = event
    if (event.ctrlKey || event.metaKey || nativeEvent.isComposing) return
    const typing = timeStamp - typed.current.at < typingPause
    const next = event.altKey ? undefined : moveTo(options, at, key)
    if (key === 'Tab') {
      const closes = multiple ? setOpen(false, 'focus-out', nativeEvent) : choose(active, nativeEvent)
      // Back to the field first: from there the browser takes the focus on, to what stands before or after it.
      if (closes) (button.current ?? select.current)?.focus()
      return
    }
    if (key === 'Escape') setOpen(false, 'escape', nativeEvent)
    else if (event.altKey && key === 'ArrowUp' && multiple) setOpen(false, 'trigger', nativeEvent)
    else if (key === 'Enter' || (key === ' ' && !typing) || (event.altKey && key === 'ArrowUp'))
      choose(active, nativeEvent)
    else if (next !== undefined) setMeant(options[next]?.value)
    else if (/^.$/u.test(key) && !event.altKey) {
      const text = (typing ? typed.current.text : '') + key
      typed.current = { text, at: timeStamp }
      const typedTo = findTyped(options, at, text, locale)
      if (typedTo >= 0) setMeant(options[typedTo]?.value)
    } else return
    // Ours alone: not the page's own shortcut, and not the dialog's Escape.
    event.preventDefault()
    event.stopPropagation()
  }

  const state = {
    active,
    empty,
    point(key: string) {
      pointed.current = true
      if (!options.some(({ value, disabled }) => value === key && disabled)) setMeant(key)
    },
    release(key: string, event: Event) {
      if (pointed.current && !pressed.current) choose(key, event)
    },
    choose: (key: string, event: Event) => void choose(key, event),
  }
  return (
    <SelectListContext value={state}>
      <div
        data-component="Select.List"
        aria-label={name?.label}
        aria-labelledby={name?.by}
        {...rest}
        tabIndex={-1}
        ref={refs}
        id={listId}
        popover="manual"
        role="listbox"
        aria-multiselectable={multiple || undefined}
        aria-activedescendant={empty ? emptyId(listId) : active === undefined ? undefined : rowId(listId, active)}
        className={clsx(styles.list, className)}
        onKeyDown={(event) => {
          theirs?.(event)
          if (!event.defaultPrevented) onKeyDown(event)
        }}
        onMouseDownCapture={(event) => {
          onMouseDownCapture?.(event)
          pressed.current = true
        }}
      >
        {children}
      </div>
    </SelectListContext>
  )
}
