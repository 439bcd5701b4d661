/** How a control is named, for a list that belongs to it and has the same name. */
export interface ControlName {
  readonly label: string | undefined
  readonly by: string | undefined
}

/** The name that a native control has from its attributes or its labels. */
export function nameOf(control: HTMLInputElement | HTMLSelectElement | HTMLButtonElement): ControlName {
  return {
    label: control.ariaLabel ?? Array.from(control.labels ?? [], ({ textContent }) => textContent).join(' '),
    by: control.getAttribute('aria-labelledby') ?? undefined,
  }
}
