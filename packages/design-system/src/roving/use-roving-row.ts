'use client'
import {
  useCallback,
  useEffect,
  useId,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
  type KeyboardEvent,
  type Ref,
  type RefCallback,
} from 'react'
import { useComposedRefs } from '../slot/use-composed-refs.ts'
import { isVisible } from '../visible/is-visible.ts'
import { caretLeaves } from './caret-leaves.ts'
import { rovingIndex } from './roving.ts'

/** What the items of a row have from it, through a context of whoever draws it. */
export interface RovingRow {
  readonly id: string
  /** The item that has the tab stop; nothing before the row was drawn. */
  readonly stop: string | undefined
  /** An item came, went, or can be focused now or no longer. */
  readonly changed: () => void
}

export interface RovingRowOptions {
  /** Which arrows lead on. */
  orientation?: 'horizontal' | 'vertical' | undefined
  /** Which item has the tab stop as long as none was focused: the first that matches this selector, else the first of all. */
  preferred?: string | undefined
  /** Of whoever draws the row. */
  ref?: Ref<HTMLDivElement> | undefined
}

export interface RovingRowProps {
  row: RovingRow
  ref: RefCallback<HTMLDivElement>
  onKeyDown: (event: KeyboardEvent<HTMLElement>) => void
}

/** Those that can be focused. In what is not shown yet, such as a popover, each can. */
function itemsOf(root: HTMLElement | null, row: string): readonly HTMLElement[] {
  const items = [...(root?.querySelectorAll<HTMLElement>(`[data-roving-row="${row}"]:not(:disabled)`) ?? [])]
  const inSight = items.filter(isVisible)
  return inSight.length > 0 ? inSight : items
}
const nameOf = (item: HTMLElement | undefined) => item?.dataset['rovingItem']

/**
 * Controls with one tab stop for all and arrows inside (APG: a roving tabindex). What is disabled or hidden is passed over, and the stop leaves an
 * item that is gone. A key with a modifier is the browser's, and one that moves a caret or changes a value stays with the field it was pressed in.
 */
export function useRovingRow({ orientation = 'horizontal', preferred, ref }: RovingRowOptions): RovingRowProps {
  const id = useId()
  const [stop, setStop] = useState<string>()
  const element = useRef<HTMLDivElement>(null)
  const refs = useComposedRefs(element, ref)
  const changed = useCallback(() => {
    const items = itemsOf(element.current, id)
    const first = items.find((item) => preferred !== undefined && item.matches(preferred)) ?? items[0]
    setStop((now) => (items.some((item) => nameOf(item) === now) ? now : nameOf(first)))
  }, [id, preferred])
  // An item that came with the row called before the row's element was there.
  useLayoutEffect(changed)
  // What a width hides cannot keep the stop.
  useEffect(() => {
    window.addEventListener('resize', changed)
    return () => window.removeEventListener('resize', changed)
  }, [changed])
  // Not React's `onFocus`: it does not hear of a focus that comes back while React takes away what had it.
  useEffect(() => {
    const root = element.current
    const follow = ({ target }: FocusEvent) => {
      if (target instanceof HTMLElement && target.dataset['rovingRow'] === id) setStop(nameOf(target))
    }
    root?.addEventListener('focusin', follow)
    return () => root?.removeEventListener('focusin', follow)
  }, [id])
  const row = useMemo(() => ({ id, stop, changed }), [id, stop, changed])

  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    if (event.ctrlKey || event.altKey || event.metaKey || event.shiftKey) return
    const items = itemsOf(event.currentTarget, id)
    const at = items.findIndex((item) => item === event.target)
    const rtl = getComputedStyle(event.currentTarget).direction === 'rtl'
    const to = at < 0 ? undefined : rovingIndex(event.key, at, items.length, rtl, orientation)
    if (to === undefined || !caretLeaves(event.target, event.key)) return
    event.preventDefault()
    items[to]?.focus()
  }
  return { row, ref: refs, onKeyDown }
}
