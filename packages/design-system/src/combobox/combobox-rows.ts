/** What is offered for what is typed. Pure, for the open list. */
import type { SelectOption } from '../select/select-options.ts'

/** Options that follow one another with the same `group` stand under its name. */
export type ComboboxOption = SelectOption

/** Whether an option is offered for what is typed. */
export type ComboboxFilter = (option: ComboboxOption, query: string) => boolean

/** A row of the open list: an option, or the offer to make one of what is typed. */
export type Row = ComboboxOption & { readonly create?: true }

/** A text as it is searched: without case, accents, and the forms that only look different. */
export function plain(text: string, locale: string): string {
  return text.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLocaleLowerCase(locale).trim()
}

/** Of options that stay the same while somebody types: thousands of them are read once. */
const read = new WeakMap<ComboboxOption, { locale: string; text: string }>()

function plainLabel(option: ComboboxOption, locale: string): string {
  const known = read.get(option)
  if (known?.locale === locale) return known.text
  const text = plain(option.label, locale)
  read.set(option, { locale, text })
  return text
}

/** The option that a text names in full, case and accents aside. */
export function named(options: readonly ComboboxOption[], text: string, locale: string): ComboboxOption | undefined {
  const wanted = plain(text, locale)
  return options.find((option) => plainLabel(option, locale) === wanted)
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
  const words = plain(text, locale).split(/\s+/u)
  const isOffered = (option: ComboboxOption) =>
    text === '' ||
    filter === false ||
    (filter ? filter(option, text) : words.every((word) => plainLabel(option, locale).includes(word)))
  const rows: Row[] = options.filter(isOffered)
  if (create && text !== '' && !named(options, text, locale)) rows.push({ value: '', label: text, create: true })
  return rows
}

/** Rows under one name, and the line at which they begin: that of the name itself, where they have one. */
export interface Section {
  readonly group: string | undefined
  readonly line: number
  readonly first: number
  readonly rows: readonly Row[]
}

/** The rows cut where the group changes, and how many lines all of them take. */
export function sectionsOf(rows: readonly Row[]): { readonly sections: readonly Section[]; readonly lines: number } {
  const sections: { group: string | undefined; line: number; first: number; rows: Row[] }[] = []
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
