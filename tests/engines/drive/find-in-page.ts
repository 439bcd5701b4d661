/** Runs in the page, where WebDriver cannot look by role and name: by DOM Testing Library, which `load` has put there. */
import type * as TestingLibrary from '@testing-library/dom'

/** A `Target` as it crosses into the page: a pattern is its source and flags. */
export type Sought = {
  role?: string
  name?: string | { source: string; flags: string }
  label?: string
  placeholder?: string
  within?: Sought
  nth?: number
}

/** All that can be seen and fit. It stands alone, because its text is sent into the page. */
export function findInPage(sought: Sought): Element[] {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- put there by `load`
  const library = Reflect.get(window, 'TestingLibraryDom') as typeof TestingLibrary
  const among = (scope: HTMLElement, { role, name, label, placeholder }: Sought): HTMLElement[] => {
    if (label !== undefined) return library.queryAllByLabelText(scope, label)
    if (placeholder !== undefined) return library.queryAllByPlaceholderText(scope, placeholder)
    const pattern = typeof name === 'object' ? new RegExp(name.source, name.flags) : name
    // Hidden ones are left out below, by one question to the engine for each.
    return library.queryAllByRole(scope, role ?? '', { hidden: true, ...(pattern !== undefined && { name: pattern }) })
  }
  const find = (wanted: Sought): HTMLElement[] => {
    const scope = wanted.within === undefined ? document.body : find(wanted.within)[wanted.within.nth ?? 0]
    if (!(scope instanceof HTMLElement)) return []
    return among(scope, wanted).filter(
      (element) =>
        element.checkVisibility({ visibilityProperty: true }) && !element.closest('[inert], [aria-hidden=true]'),
    )
  }
  return find(sought)
}
