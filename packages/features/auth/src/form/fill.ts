/** Writes values into the named inputs of a form the way typing does, so that whoever listens hears of it. */
export function fill(form: HTMLFormElement, values: Record<string, string>): void {
  for (const [name, value] of Object.entries(values)) {
    const input = form.elements.namedItem(name)
    if (!(input instanceof HTMLInputElement)) continue
    input.value = value
    input.dispatchEvent(new Event('input', { bubbles: true }))
  }
}

/** The value of each named input now. */
export function valuesOf<Name extends string>(form: HTMLFormElement, names: readonly Name[]): Record<Name, string> {
  const values = {} as Record<Name, string>
  for (const name of names) {
    const input = form.elements.namedItem(name)
    values[name] = input instanceof HTMLInputElement ? input.value : ''
  }
  return values
}
