import type { CSSProperties } from 'react'
import { unit } from './EmojiPicker.css.ts'

/** Units of the layout as a CSS length. */
const length = (units: number) => `calc(${units} * ${unit})`

/** Where a line stands in the list. */
export function placed(top: number): CSSProperties {
  return { insetBlockStart: length(top) }
}

/** How long the whole list is. */
export function sized(units: number): CSSProperties {
  return { blockSize: length(units) }
}
