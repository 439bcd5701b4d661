'use client'
import { useEffect, type ComponentPropsWithRef, type RefObject } from 'react'
import { useWordSet } from '../provider/words.ts'
import { EmojiRow } from './EmojiRow.tsx'
import { emojiPickerWords } from './emoji-picker.words.ts'
import type { Emoji } from './emoji.ts'
import { linesBetween, rowUnits, type PickerLayout } from './picker-layout.ts'
import { placed, sized } from './units.ts'
import * as styles from './EmojiPicker.css.ts'

/** What is in view, in units of the layout. */
export type View = { readonly top: number; readonly height: number }

/** Units mounted beyond each edge, so that a row is there before it is seen. */
const beyond = rowUnits * 2

/** What a list element shows now. Whole half rows, so that scrolling by a pixel renders nothing. */
export function viewOf(list: HTMLElement, layout: PickerLayout): View {
  const pixels = list.firstElementChild?.getBoundingClientRect().height ?? 0
  const unit = pixels > 0 ? pixels / Math.max(layout.size, 1) : 1
  const half = rowUnits / 2
  return {
    top: Math.floor(list.scrollTop / unit / half) * half,
    height: Math.ceil(list.clientHeight / unit / half) * half + half,
  }
}

export type EmojiListProps = ComponentPropsWithRef<'div'> & {
  list: RefObject<HTMLDivElement | null>
  layout: PickerLayout
  emoji: readonly Emoji[]
  /** The headings, by index of the section. */
  headings: readonly string[]
  draw: (emoji: Emoji) => string
  view: View
  onView: (view: View) => void
  active: number | undefined
  byKey: boolean
  onPoint: (index: number | undefined) => void
  onChoose: (index: number) => void
}

function indexAt(target: EventTarget): number | undefined {
  const cell = target instanceof Element ? target.closest<HTMLElement>('[data-index]') : null
  return cell ? Number(cell.dataset['index']) : undefined
}

/** The list itself: a listbox of which only the rows in view exist. Every option says its place in the whole. */
export function EmojiList({
  list,
  layout,
  emoji,
  headings,
  draw,
  view,
  onView,
  active,
  byKey,
  onPoint,
  onChoose,
  id = '',
  ...props
}: EmojiListProps) {
  const words = useWordSet(emojiPickerWords)
  const lines = linesBetween(layout, view.top - beyond, view.top + view.height + beyond)

  useEffect(() => {
    const element = list.current
    if (!element) return undefined
    const observer = new ResizeObserver(() => onView(viewOf(element, layout)))
    observer.observe(element)
    return () => observer.disconnect()
  }, [list, layout, onView])

  const sections = [...new Set(lines.map(({ section }) => section))]
  const marked = active !== undefined && lines.some(({ first, count }) => active >= first && active < first + count)
  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events -- the picker hears the keys, for search and list alike
    <div
      {...props}
      ref={list}
      id={id}
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a select cannot be searched, grouped in rows and windowed
      role="listbox"
      aria-label={words.list}
      aria-activedescendant={marked ? `${id}-${active}` : undefined}
      tabIndex={0}
      className={styles.list}
      onScroll={({ currentTarget }) => onView(viewOf(currentTarget, layout))}
      onPointerOver={({ target }) => onPoint(indexAt(target))}
      onPointerLeave={() => onPoint(undefined)}
      // Search keeps focus, and with it a phone its keyboard.
      onMouseDown={(event) => event.preventDefault()}
      onClick={({ target }) => {
        const index = indexAt(target)
        if (index !== undefined) onChoose(index)
      }}
    >
      <div role="presentation" className={styles.whole} style={sized(layout.size)}>
        {sections.map((section) => (
          // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- an optgroup stands in a select only
          <div key={section} role="group" aria-label={headings[section]}>
            {lines
              .filter((line) => line.section === section)
              .map((line) =>
                line.count === 0 ? (
                  <div key={line.top} aria-hidden className={styles.heading} style={placed(line.top)}>
                    {headings[section]}
                  </div>
                ) : (
                  <EmojiRow
                    key={line.top}
                    line={line}
                    emoji={emoji}
                    draw={draw}
                    active={
                      active !== undefined && active >= line.first && active < line.first + line.count ? active : -1
                    }
                    byKey={byKey}
                    id={id}
                  />
                ),
              )}
          </div>
        ))}
      </div>
    </div>
  )
}
