'use client'
import { useCallback, useEffect, useLayoutEffect, useRef, useState, type KeyboardEvent } from 'react'
import { announce } from '../announcer/announce.ts'
import { useWordSet } from '../provider/words.ts'
import type { SectionName } from './EmojiCategories.tsx'
import { viewOf, type View } from './EmojiList.tsx'
import type { EmojiData } from './emoji.ts'
import { emojiPickerWords } from './emoji-picker.words.ts'
import { meaningOf } from './picker-keys.ts'
import { lineAt, moveIn, rowOf, rowUnits } from './picker-layout.ts'
import { usePickerSections } from './use-picker-sections.ts'

/** Rows that PageUp and PageDown pass: those in view, less the one that stays for orientation. */
const page = 5
/** Milliseconds without typing after which the results are said: not each letter's own. */
const quiet = 500

type Options = {
  data: EmojiData | undefined
  recents: string
  columns: number
  onClose: (() => void) | undefined
}

/** Search, mark and scroll of the picker, and what its keys do to them. */
export function usePicker({ data, recents, columns, onClose }: Options) {
  const words = useWordSet(emojiPickerWords)
  const input = useRef<HTMLInputElement>(null)
  const list = useRef<HTMLDivElement>(null)
  const going = useRef<SectionName>(undefined)
  const [query, setQuery] = useState('')
  /** Put by the keys; without it the first result is marked, so that Enter takes it. */
  const [mark, setMark] = useState<number>()
  const [hovered, setHovered] = useState<number>()
  const [view, setView] = useState<View>({ top: 0, height: rowUnits * 6 })
  const sections = usePickerSections(data, query, recents, columns)
  const { layout, names, emoji } = sections
  const searching = names.length === 0
  const active = mark ?? (searching && emoji.length > 0 ? 0 : undefined)
  const marked = active !== undefined && active < emoji.length ? active : undefined

  const show = useCallback((next: View) => {
    setView((now) => (now.top === next.top && now.height === next.height ? now : next))
  }, [])

  function scroll(place: (units: { top: number; height: number }) => number): void {
    const element = list.current
    const pixels = element?.firstElementChild?.getBoundingClientRect().height
    if (!element || !pixels) return
    const unit = pixels / layout.size
    element.scrollTop = place({ top: element.scrollTop / unit, height: element.clientHeight / unit }) * unit
    show(viewOf(element, layout))
  }

  function reveal(index: number): void {
    const row = rowOf(layout, index)
    if (!row) return
    const before = layout.lines[layout.lines.indexOf(row) - 1]
    const from = before?.count === 0 ? before.top : row.top
    const to = row.top + rowUnits
    scroll(({ top, height }) => (from < top ? from : to > top + height ? to - height : top))
  }

  function startOf(name: SectionName): number {
    const section = names.indexOf(name)
    return layout.lines.find((line) => line.section === section)?.top ?? 0
  }

  function go(name: SectionName): void {
    setMark(undefined)
    if (searching) {
      // Its place is known once the groups are back.
      going.current = name
      setQuery('')
    } else scroll(() => startOf(name))
  }

  const arrive = () => {
    const name = going.current
    if (!name || searching) return
    going.current = undefined
    scroll(() => startOf(name))
  }
  useLayoutEffect(arrive)

  const count = emoji.length
  const first = emoji[0]?.label
  const asked = data && searching ? query.trim() : ''
  useEffect(() => {
    if (!asked) return undefined
    const said = setTimeout(() => announce(first ? words.results(count, first) : words.noResults(asked)), quiet)
    return () => clearTimeout(said)
  }, [asked, count, first, words])

  return {
    ...sections,
    input,
    list,
    query,
    active: marked,
    byKey: mark !== undefined,
    named: emoji[hovered ?? marked ?? -1],
    view,
    show,
    go,
    searching,
    current: searching ? undefined : names[lineAt(layout, view.top + rowUnits / 2)?.section ?? 0],
    point: setHovered,

    write(text: string): void {
      setQuery(text)
      setMark(undefined)
      setHovered(undefined)
      if (list.current) list.current.scrollTop = 0
      setView(({ height }) => ({ top: 0, height }))
    },

    /** @returns the place of the emoji a key chooses */
    press(event: KeyboardEvent<HTMLElement>): number | undefined {
      const { target, currentTarget, key } = event
      const field = input.current
      const rtl = getComputedStyle(currentTarget).direction === 'rtl'
      const meaning = meaningOf(event.nativeEvent, {
        on: target === field ? 'search' : target === list.current ? 'list' : 'control',
        editing: query !== '' && mark === undefined,
        caretAtEnd: field?.selectionStart === query.length && field.selectionEnd === query.length,
        rtl,
      })
      // The character itself is written by the browser, where focus is then.
      if (meaning === 'write') field?.focus()
      if (meaning === 'close') onClose?.()
      if (meaning !== 'move' && meaning !== 'choose') return undefined
      event.preventDefault()
      if (meaning === 'choose') return marked
      const next = moveIn(layout, marked, { key, whole: event.ctrlKey || event.metaKey, rtl, page })
      if (next === undefined) return undefined
      setHovered(undefined)
      setMark(next)
      reveal(next)
      return undefined
    },
  }
}
