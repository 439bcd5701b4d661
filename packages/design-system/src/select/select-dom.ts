/** What the native `select` knows: it is the one collection of options, in the order in which they are drawn. */

export type NativeOption = { readonly value: string; readonly label: string; readonly disabled: boolean }

const isReal = (option: HTMLOptionElement) => option.dataset['placeholder'] === undefined

export const optionsIn = (select: HTMLSelectElement | null): NativeOption[] =>
  Array.from(select?.options ?? [])
    .filter(isReal)
    .map(({ value, label, disabled }) => ({ value, label, disabled }))

/** Keys of what is chosen; none while a placeholder shows. */
export const chosenIn = (select: HTMLSelectElement): string[] =>
  Array.from(select.selectedOptions)
    .filter(isReal)
    .map(({ value }) => value)

/** React tells a select what is chosen, not what a reset goes back to: that is what was chosen at first. */
export function markDefault(select: HTMLSelectElement, keys: readonly string[]): void {
  const none = !select.multiple && keys.length === 0
  for (const option of select.options)
    option.defaultSelected = none ? !isReal(option) : isReal(option) && keys.includes(option.value)
}

export const same = (a: readonly string[], b: readonly string[]) =>
  a.length === b.length && a.every((key, index) => key === b[index])

export const sameOptions = (a: readonly NativeOption[], b: readonly NativeOption[]) =>
  a.length === b.length &&
  a.every(({ value, label, disabled }, index) => {
    const other = b[index]
    return other?.value === value && other.label === label && other.disabled === disabled
  })

/** What stands for a value in the document: a string or a number itself, '' for nothing, `given` for the rest. */
export function keyFor<Value>(value: Value, given: ((value: NonNullable<Value>) => string) | undefined): string {
  if (value === null || value === undefined) return ''
  if (given) return given(value)
  if (typeof value === 'string') return value
  if (typeof value === 'number') return String(value)
  throw new Error(
    'A Select was given a value that is neither a string nor a number, and no way to tell it from others. Give it keyOf, for example keyOf={(place) => place.id}.',
  )
}
