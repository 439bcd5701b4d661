'use client'
/* oxlint-disable jsx-a11y/prefer-tag-over-role -- a native list of suggestions can hold neither groups nor icons, and looks like nothing of ours */
import { clsx } from 'clsx'
import {
  useLayoutEffect,
  useMemo,
  useRef,
  type CSSProperties,
  type PointerEvent,
  type ReactNode,
  type RefObject,
} from 'react'
import { comboboxWords } from '../combobox/combobox.words.ts'
import { nameOf } from '../field/name-of.ts'
import { AlertCircleIcon, PlusIcon } from '../icon/index.ts'
import { useWordSet } from '../provider/words.ts'
import { reveal } from '../select/reveal.ts'
import { body, description, group as groupName, icon, option } from '../select/Select.css.ts'
import { SpinnerDrawing } from '../spinner/SpinnerDrawing.tsx'
import { sectionsOf, type Row } from './suggestion-rows.ts'
import * as styles from './SuggestionRows.css.ts'
import { useDrawnLines } from '../drawn-lines/use-drawn-lines.ts'
import { rowId, type MeantRow } from './use-meant-row.ts'

export interface SuggestionRowsOptions<R extends Row> {
  /** What the hooks for themes call it. */
  readonly component: 'Combobox' | 'CommandPalette'
  readonly meant: MeantRow<R>
  /** Where several can be chosen, each row says whether it is. */
  readonly several?: boolean
  readonly isSelected: (row: R, index: number) => boolean
  readonly choose: (row: R, event: Event) => void
  /** The text that has the focus; the list is named as it is. */
  readonly input: RefObject<HTMLInputElement | null>
  /** A class of each row, in place of the one with a tick. */
  readonly rowClassName?: string
  /** What stands at the end of a row. */
  readonly end?: (row: R) => ReactNode
}

/** A mouse that rests where the list comes or scrolls under it has not moved, though some browsers say so. */
const hasMoved = ({ movementX, movementY }: PointerEvent) => movementX !== 0 || movementY !== 0

/**
 * The rows under their names, and what is said of them. Of a long list only what is near what is seen is drawn. A hook, and no component: whoever
 * shows the list in a popover calls it after that, since what is not shown cannot be scrolled to the row that is meant.
 */
export function useSuggestionRows<R extends Row>({
  component,
  meant: { listId, rows, at, status, point },
  several = false,
  isSelected,
  choose,
  input,
  rowClassName = option,
  end: endOf,
}: SuggestionRowsOptions<R>): ReactNode {
  const words = useWordSet(comboboxWords)
  const list = useRef<HTMLDivElement>(null)
  const { sections, lines } = useMemo(() => sectionsOf(rows), [rows])
  const { from, to, windowed } = useDrawnLines(list, lines)
  useLayoutEffect(() => {
    if (!input.current || !list.current) return
    const { label, by } = nameOf(input.current)
    list.current.ariaLabel = label ?? null
    if (by !== undefined) list.current.setAttribute('aria-labelledby', by)
  }, [input])
  // Another row at the same place is shown as well: the list may have been scrolled since.
  const meantValue = rows[at]?.value
  useLayoutEffect(() => {
    const row = meantValue === undefined ? null : document.getElementById(rowId(listId, at))
    if (row && list.current) reveal(row, list.current)
  }, [listId, at, meantValue])

  const place = (line: number): CSSProperties | undefined => {
    const placed: CSSProperties & Record<'--line', number> = { '--line': line }
    return windowed ? placed : undefined
  }
  const draw = (row: R, index: number, line: number) => {
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
        aria-selected={isSelected(row, index)}
        aria-disabled={row.disabled || undefined}
        aria-posinset={index + 1}
        aria-setsize={rows.length}
        data-component={`${component}.Option`}
        data-active={index === at || undefined}
        className={clsx(rowClassName, windowed && styles.placed)}
        style={place(line)}
        onPointerMove={(event) => hasMoved(event) && point(index)}
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
        {endOf?.(row)}
      </div>
    )
  }

  return (
    <>
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
        <p data-component={`${component}.Status`} data-state={status.state} className={styles.status}>
          {status.state === 'loading' && <SpinnerDrawing size={16} />}
          {status.state === 'error' && <AlertCircleIcon size={16} />}
          <span>{status.text}</span>
        </p>
      )}
    </>
  )
}
