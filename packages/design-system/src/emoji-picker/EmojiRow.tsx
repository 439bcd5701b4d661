import { clsx } from 'clsx'
import { memo } from 'react'
import type { Emoji } from './emoji.ts'
import type { Line } from './picker-layout.ts'
import { placed } from './units.ts'
import * as styles from './EmojiPicker.css.ts'

export type EmojiRowProps = {
  line: Line
  emoji: readonly Emoji[]
  /** How an emoji is drawn: with the reader's skin tone. */
  draw: (emoji: Emoji) => string
  /** Index of the marked emoji where it stands in this row, or -1: a row without it is not drawn again. */
  active: number
  /** Whether the mark was put there by a key. */
  byKey: boolean
  id: string
}

/** One row of the list. The list hears its presses, so that a cell is one element without handlers. */
export const EmojiRow = memo(function EmojiRow({ line, emoji, draw, active, byKey, id }: EmojiRowProps) {
  return (
    <div role="presentation" className={styles.row} style={placed(line.top)}>
      {emoji.slice(line.first, line.first + line.count).map((one, column) => {
        const index = line.first + column
        return (
          <div
            key={one.glyph}
            id={`${id}-${index}`}
            // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- an option stands in a select only
            role="option"
            aria-label={one.label}
            aria-selected={index === active}
            aria-posinset={index + 1}
            aria-setsize={emoji.length}
            data-index={index}
            className={clsx(styles.cell, index === active && byKey && styles.byKey)}
          >
            {draw(one)}
          </div>
        )
      })}
    </div>
  )
})
