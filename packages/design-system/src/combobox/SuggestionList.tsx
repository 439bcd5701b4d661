'use client'
/* oxlint-disable jsx-a11y/prefer-tag-over-role -- a native list of suggestions can hold neither groups nor icons, and looks like nothing of ours */
import { clsx } from 'clsx'
import { useLayoutEffect, useMemo, useRef, type CSSProperties, type RefObject } from 'react'
import { useAnchored } from '../anchored/use-anchored.ts'
import { nameOf } from '../field/name-of.ts'
import { AlertCircleIcon, PlusIcon } from '../icon/index.ts'
import { useWordSet } from '../provider/words.ts'
import { reveal } from '../select/reveal.ts'
import { body, description, group as groupName, icon, option } from '../select/Select.css.ts'
import { SpinnerDrawing } from '../spinner/SpinnerDrawing.tsx'
import { sectionsOf, type Row } from './combobox-rows.ts'
import { comboboxWords } from './combobox.words.ts'
import * as styles from './Combobox.css.ts'
import { useDrawnLines } from './use-drawn-lines.ts'
import { rowId, type Suggestions } from './use-suggestions.ts'

export interface SuggestionListProps {
  readonly suggestions: Suggestions
  /** Where several can be chosen, each row says whether it is. */
  readonly several?: boolean
  readonly chosen: readonly string[]
  readonly frame: RefObject<HTMLElement | null>
  readonly input: RefObject<HTMLInputElement | null>
}

/** The open list under the field. It never has the focus: a press in it leaves that in the text. */
export function SuggestionList({ suggestions, several = false, chosen, frame, input }: SuggestionListProps) {
  const { listId, popup, rows, at, status, point, choose } = suggestions
  const words = useWordSet(comboboxWords)
  const list = useRef<HTMLDivElement>(null)
  const { sections, lines } = useMemo(() => sectionsOf(rows), [rows])
  const { from, to, windowed } = useDrawnLines(list, lines)
  useAnchored({ open: true, anchor: frame, floating: popup, matchWidth: true })
  useLayoutEffect(() => {
    if (!input.current || !list.current) return
    const { label, by } = nameOf(input.current)
    list.current.ariaLabel = label ?? null
    if (by !== undefined) list.current.setAttribute('aria-labelledby', by)
  }, [input])
  useLayoutEffect(() => {
    const row = at < 0 ? null : document.getElementById(rowId(listId, at))
    if (row && list.current) reveal(row, list.current)
  }, [listId, at])

  const place = (line: number): CSSProperties | undefined => {
    const placed: CSSProperties & Record<'--line', number> = { '--line': line }
    return windowed ? placed : undefined
  }
  const draw = (row: Row, index: number, line: number) => {
    // The one that is meant is always there, for the text that says so.
    if ((line < from || line >= to) && index !== at) return null
    const label = row.create ? words.create(row.label) : row.label
    const picture = row.create ? <PlusIcon size={18} /> : row.icon
    return (
      // The text has the keys and the focus.
      // oxlint-disable-next-line jsx-a11y/interactive-supports-focus, jsx-a11y/click-events-have-key-events
      <div
        key={row.create ? 'create' : row.value}
        id={rowId(listId, index)}
        role="option"
        aria-selected={chosen.includes(row.value) && !row.create}
        aria-disabled={row.disabled || undefined}
        aria-posinset={index + 1}
        aria-setsize={rows.length}
        data-component="Combobox.Option"
        data-active={index === at || undefined}
        className={clsx(option, windowed && styles.placed)}
        style={place(line)}
        onPointerMove={() => point(index)}
        onClick={({ nativeEvent }) => row.disabled || choose(row, nativeEvent)}
      >
        {picture !== undefined && (
          <span aria-hidden className={icon}>
            {picture}
          </span>
        )}
        <span className={clsx(body, windowed && styles.oneLine)}>
          {row.description === undefined ? label : <span>{label}</span>}
          {row.description !== undefined && <span className={description}>{row.description}</span>}
        </span>
      </div>
    )
  }

  return (
    <div
      ref={popup}
      popover="manual"
      data-component="Combobox.Popup"
      className={styles.popup}
      // The text keeps the focus.
      onMouseDown={(event) => event.preventDefault()}
      role="presentation"
    >
      <div
        ref={list}
        id={listId}
        role="listbox"
        aria-multiselectable={several || undefined}
        aria-busy={status?.state === 'loading' || undefined}
        className={styles.list}
        hidden={rows.length === 0}
      >
        <div
          role="presentation"
          className={clsx(windowed && styles.long)}
          style={windowed ? place(lines) : undefined}
          data-lines={rows.some((row) => row.description !== undefined) ? 2 : undefined}
        >
          {sections.map(({ group, line, first, rows: inside }) => {
            const begin = group === undefined ? line : line + 1
            const end = begin + inside.length
            // Sections that are nowhere near are not even looked through.
            if ((end <= from || line >= to) && !(at >= first && at < first + inside.length)) return null
            const drawn = inside.map((row, index) => draw(row, first + index, begin + index))
            if (group === undefined) return drawn
            return (
              <div key={first} role="group" aria-label={group}>
                {line >= from && line < to && (
                  <div aria-hidden className={clsx(groupName, windowed && styles.placed)} style={place(line)}>
                    {group}
                  </div>
                )}
                {drawn}
              </div>
            )
          })}
        </div>
      </div>
      {status && (
        <p data-component="Combobox.Status" data-state={status.state} className={styles.status}>
          {status.state === 'loading' && <SpinnerDrawing size={16} />}
          {status.state === 'error' && <AlertCircleIcon size={16} />}
          <span>{status.text}</span>
        </p>
      )}
    </div>
  )
}
