/** Writes values into the named inputs of a form the way typing does, so that whoever listens hears of it. */
export function fill(form: HTMLFormElement, values: Record<string, string>): void {
  for (const [name, value] of Object.entries(values)) {
    const input = form.elements.namedItem(name)
    if (!(input instanceof HTMLInputElement)) continue
    input.value = value
    input.dispatchEvent(new Event('input', { bubbles: true }))
  }
}

/** What stands in the input of that name; nothing when there is none. */
export function valueOf(form: HTMLFormElement, name: string): string {
  const input = form.elements.namedItem(name)
  return input instanceof HTMLInputElement ? input.value : ''
}
