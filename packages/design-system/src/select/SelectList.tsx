'use client'
/* oxlint-disable jsx-a11y/prefer-tag-over-role -- the native elements are in the select; this is the list drawn by us */
import { useEffect, useLayoutEffect, useRef, useState, type KeyboardEvent, type RefObject } from 'react'
import { followAnchor } from '../anchored/follow.ts'
import { onLeave } from '../leave/on-leave.ts'
import { useLocale } from '../provider/words.ts'
import { showInTopLayer } from '../top-layer/top-layer.ts'
import { findTyped, moveTo, sections, type SelectOption } from './select-options.ts'
import * as styles from './Select.css.ts'

/** Milliseconds between two letters of one word. */
const typingPause = 500

type SelectListProps = {
  id: string
  /** The name of the select. */
  label: string
  labelledBy: string | undefined
  options: readonly SelectOption[]
  value: string
  anchor: RefObject<HTMLSelectElement | null>
  onChoose: (value: string) => void
  /** `back`: the focus returns to the select. */
  onClose: (back: boolean) => void
}

/** The open list (APG listbox): it has the focus, and says which option is meant by `aria-activedescendant`. */
export function SelectList({ id, label, labelledBy, options, value, anchor, onChoose, onClose }: SelectListProps) {
  const { locale } = useLocale()
  const list = useRef<HTMLDivElement>(null)
  const typed = useRef({ text: '', at: -typingPause })
  /** Before it moved, a pointer that is let go over an option only ends the press that opened the list. */
  const pointed = useRef(false)
  // By its value: options may come, go or move while the list is open.
  const [meant, setMeant] = useState(value)
  const found = options.findIndex((option) => option.value === meant)
  const active = found >= 0 ? found : (moveTo(options, -1, 'Home') ?? -1)
  const setActive = (index: number) => setMeant(options[index]?.value ?? value)

  useLayoutEffect(() => {
    const element = list.current
    if (!element || !anchor.current) return undefined
    showInTopLayer(element)
    const leave = followAnchor(element, anchor.current, { side: 'bottom', align: 'start', matchWidth: true })
    element.focus({ preventScroll: true })
    return leave
  }, [anchor])
  useLayoutEffect(() => {
    document.getElementById(`${id}-${active}`)?.scrollIntoView({ block: 'nearest' })
  }, [id, active])

  const close = useRef(onClose)
  useEffect(() => {
    close.current = onClose
  })
  // A blur alone closes nothing: it also comes when the reader turns to another window.
  useEffect(() => onLeave([list.current, anchor.current], () => close.current(false)), [anchor])

  const choose = (index: number) => {
    const option = options[index]
    if (!option || option.disabled) return
    onChoose(option.value)
    onClose(true)
  }

  const onKeyDown = (event: KeyboardEvent) => {
    const { key, timeStamp } = event
    if (event.ctrlKey || event.metaKey || event.nativeEvent.isComposing) return
    const typing = timeStamp - typed.current.at < typingPause
    const next = event.altKey ? undefined : moveTo(options, active, key)
    if (key === 'Tab') {
      // Back to the select first: from there the browser takes the focus on, to what stands before or after it.
      choose(active)
      return
    }
    if (key === 'Escape') onClose(true)
    else if (key === 'Enter' || (key === ' ' && !typing) || (event.altKey && key === 'ArrowUp')) choose(active)
    else if (next !== undefined) setActive(next)
    else if (/^.$/u.test(key) && !event.altKey) {
      const text = (typing ? typed.current.text : '') + key
      typed.current = { text, at: timeStamp }
      const typedTo = findTyped(options, active, text, locale)
      if (typedTo >= 0) setActive(typedTo)
    } else return
    // Ours alone: not the page's own shortcut, and not the dialog's Escape.
    event.preventDefault()
    event.stopPropagation()
  }

  const draw = (option: SelectOption, index: number) => (
    // The list has the keys, as one widget: its options are not focused one by one.
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/interactive-supports-focus
    <div
      key={option.value}
      id={`${id}-${index}`}
      role="option"
      aria-selected={option.value === value}
      aria-disabled={option.disabled}
      data-active={index === active || undefined}
      className={styles.option}
      onPointerMove={() => {
        pointed.current = true
        if (!option.disabled) setActive(index)
      }}
      onMouseUp={() => {
        if (pointed.current) choose(index)
      }}
      onClick={() => choose(index)}
    >
      {option.label}
    </div>
  )

  return (
    <div
      ref={list}
      id={id}
      popover="manual"
      role="listbox"
      aria-label={label}
      aria-labelledby={labelledBy}
      aria-activedescendant={active < 0 ? undefined : `${id}-${active}`}
      tabIndex={-1}
      data-component="Select.List"
      className={styles.list}
      onKeyDown={onKeyDown}
    >
      {sections(options).map((section) =>
        section.group === undefined ? (
          section.options.map((option, index) => draw(option, section.from + index))
        ) : (
          <div key={section.from} role="group" aria-label={section.group}>
            <div aria-hidden className={styles.group}>
              {section.group}
            </div>
            {section.options.map((option, index) => draw(option, section.from + index))}
          </div>
        ),
      )}
    </div>
  )
}
