/**
 * Where everything in the list stands, and where the keys lead in it. Pure arithmetic in units of which a row has 36 and a
 * heading 28; the style sheet says how long a unit is, so that rows grow with text size and under a finger.
 */
export const rowUnits = 36
export const headingUnits = 28

export interface Line {
  /** Units from the start of the list. */
  readonly top: number
  /** Index of its section. */
  readonly section: number
  /** Index of its first emoji in the whole list. */
  readonly first: number
  /** How many emoji stand in it; 0 for a heading. */
  readonly count: number
}

export interface PickerLayout {
  readonly lines: readonly Line[]
  /** Units of the whole list. */
  readonly size: number
  /** Emoji in the whole list. */
  readonly count: number
}

/** Sections of so many emoji each, in rows of so many columns. An empty section is left out with its heading. */
export function layOut(sections: readonly number[], columns: number): PickerLayout {
  const lines: Line[] = []
  // Rows of none would never end.
  const across = columns >= 1 ? Math.floor(columns) : 1
  let top = 0
  let first = 0
  for (const [section, count] of sections.entries()) {
    if (count === 0) continue
    lines.push({ top, section, first, count: 0 })
    top += headingUnits
    for (let from = 0; from < count; from += across) {
      lines.push({ top, section, first: first + from, count: Math.min(across, count - from) })
      top += rowUnits
    }
    first += count
  }
  return { lines, size: top, count: first }
}

/** The lines that touch what lies between two places: the ones to mount. */
export function linesBetween({ lines }: PickerLayout, from: number, to: number): readonly Line[] {
  // Every line is taken to be as high as a row: a heading may be mounted that has just gone.
  return lines.filter(({ top }) => top + rowUnits > from && top < to)
}

/** The line a place is in: the last one that starts at or before it. */
export function lineAt({ lines }: PickerLayout, place: number): Line | undefined {
  return lines.findLast(({ top }) => top <= place) ?? lines[0]
}

/** The row an emoji stands in. */
export function rowOf({ lines }: PickerLayout, index: number): Line | undefined {
  return lines.find(({ first, count }) => index >= first && index < first + count)
}

export interface Move {
  readonly key: string
  /** With Control or Command: Home and End lead to the ends of the whole list. */
  readonly whole: boolean
  readonly rtl: boolean
  /** Rows that PageUp and PageDown pass. */
  readonly page: number
}

/**
 * The emoji a key leads to. Left and right go through rows and headings as a reader does, up and down keep the column as
 * far as the row reaches, and nothing goes round: at an end it stays.
 *
 * @param index where it is now; `undefined` before the first key
 * @returns `undefined` for a key that does not move, or in an empty list
 */
export function moveIn(layout: PickerLayout, index: number | undefined, { key, whole, rtl, page }: Move) {
  const last = layout.count - 1
  if (last < 0 || !/^(Arrow|Home|End|Page)/.test(key)) return undefined
  if (index === undefined) return key === 'End' && whole ? last : 0
  const rows = layout.lines.filter(({ count }) => count > 0)
  const at = rows.findIndex(({ first, count }) => index >= first && index < first + count)
  const row = rows[at]
  if (!row) return 0
  const down = (by: number) => {
    const target = rows[Math.max(0, Math.min(at + by, rows.length - 1))] ?? row
    return target.first + Math.min(index - row.first, target.count - 1)
  }
  const along = (by: number) => Math.max(0, Math.min(index + (rtl ? -by : by), last))
  const leads: Readonly<Record<string, () => number>> = {
    ArrowRight: () => along(1),
    ArrowLeft: () => along(-1),
    ArrowDown: () => down(1),
    ArrowUp: () => down(-1),
    PageDown: () => down(page),
    PageUp: () => down(-page),
    Home: () => (whole ? 0 : row.first),
    End: () => (whole ? last : row.first + row.count - 1),
  }
  return leads[key]?.()
}
