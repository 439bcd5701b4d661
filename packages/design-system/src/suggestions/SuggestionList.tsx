'use client'
import type { RefObject } from 'react'
import { useAnchored } from '../anchored/use-anchored.ts'
import { popup as popupStyle } from './SuggestionList.css.ts'
import { useSuggestionRows } from './use-suggestion-rows.tsx'
import type { Suggestions } from './use-suggestions.ts'

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
  const { popup, choose } = suggestions
  useAnchored({ open: true, anchor: frame, floating: popup, matchWidth: true })
  const rows = useSuggestionRows({
    component: 'Combobox',
    meant: suggestions,
    several,
    isSelected: (row) => chosen.includes(row.value) && !row.create,
    choose,
    input,
  })
  return (
    <div
      ref={popup}
      popover="manual"
      data-component="Combobox.Popup"
      className={popupStyle}
      // The text keeps the focus.
      onMouseDown={(event) => event.preventDefault()}
      role="presentation"
    >
      {rows}
    </div>
  )
}
