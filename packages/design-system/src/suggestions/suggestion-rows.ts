/** What is offered for what is typed. Pure, for the open list. */
import type { SelectOption } from '../select/select-options.ts'

/** Options that follow one another with the same `group` stand under its name. */
export type ComboboxOption = SelectOption

/** Whether an option is offered for what is typed. */
export type ComboboxFilter = (option: ComboboxOption, query: string) => boolean

/** A row of the open list: an option, or the offer to make one of what is typed. */
export type Row = ComboboxOption & { readonly create?: true }

/** What is looked through for what is typed. */
export type Searched = {
  readonly label: string
  /** Other words that it is found by. */
  readonly keywords?: readonly string[] | undefined
}

/** A text as it is searched: without case, accents, and the forms that only look different. */
export function plain(text: string, locale: string): string {
  return text.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLocaleLowerCase(locale).trim()
}

/** Of options that stay the same while somebody types: thousands of them are read once. */
const read = new WeakMap<Searched, { locale: string; label: string; text: string }>()

function readPlain(option: Searched, locale: string) {
  const known = read.get(option)
  if (known?.locale === locale) return known
  const label = plain(option.label, locale)
  // A word that is typed holds no break, so that none is found across two texts.
  const text = [label, ...(option.keywords ?? []).map((word) => plain(word, locale))].join('\n')
  const now = { locale, label, text }
  read.set(option, now)
  return now
}

/** The option that a text names in full, case and accents aside. */
export function named(options: readonly ComboboxOption[], text: string, locale: string): ComboboxOption | undefined {
  const wanted = plain(text, locale)
  return options.find((option) => readPlain(option, locale).label === wanted)
}

/** The options with every word of what is typed in them, in their own order; all of them while nothing is typed. */
export function matching<Option extends Searched>(
  options: readonly Option[],
  query: string,
  filter: ((option: Option, query: string) => boolean) | false | undefined,
  locale: string,
): Option[] {
  const text = query.trim()
  if (text === '' || filter === false) return [...options]
  const words = plain(text, locale).split(/\s+/u)
  const holds = (option: Option) => words.every((word) => readPlain(option, locale).text.includes(word))
  return options.filter((option) => (filter ? filter(option, text) : holds(option)))
}

export interface Asked {
  readonly options: readonly ComboboxOption[]
  readonly query: string
  /** `false`: the options are the answer already. By default every word that is typed has to be in the label. */
  readonly filter: ComboboxFilter | false | undefined
  /** Whether what is typed can be made an option. */
  readonly create: boolean
  readonly locale: string
}

/** The rows for what is typed, in the order of the options. */
export function rowsFor({ options, query, filter, create, locale }: Asked): readonly Row[] {
  const text = query.trim()
  const rows: Row[] = matching(options, query, filter, locale)
  if (create && text !== '' && !named(options, text, locale)) rows.push({ value: '', label: text, create: true })
  return rows
}

/** Rows under one name, and the line at which they begin: that of the name itself, where they have one. */
export interface Section<R extends Row> {
  readonly group: string | undefined
  readonly line: number
  readonly first: number
  readonly rows: readonly R[]
}

export interface Sections<R extends Row> {
  readonly sections: readonly Section<R>[]
  readonly lines: number
}

/** The rows cut where the group changes, and how many lines all of them take. */
export function sectionsOf<R extends Row>(rows: readonly R[]): Sections<R> {
  const sections: { group: string | undefined; line: number; first: number; rows: R[] }[] = []
  let line = 0
  for (const [index, row] of rows.entries()) {
    const last = sections.at(-1)
    if (last && last.group === row.group) last.rows.push(row)
    else {
      sections.push({ group: row.group, line, first: index, rows: [row] })
      if (row.group !== undefined) line += 1
    }
    line += 1
  }
  return { sections, lines: line }
}
