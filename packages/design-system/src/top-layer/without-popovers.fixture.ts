import { vi } from 'vitest'

/**
 * Makes this browser one that knows no popovers, until the returned function is called: without the methods, with an error for the
 * selector, and with an attribute that hides nothing.
 */
export function forgetPopovers(): () => void {
  const methods = ['showPopover', 'hidePopover', 'togglePopover'] as const
  const known = methods.map((name) => [name, Object.getOwnPropertyDescriptor(HTMLElement.prototype, name)] as const)
  for (const name of methods) Reflect.deleteProperty(HTMLElement.prototype, name)
  for (const name of ['matches', 'querySelector', 'closest'] as const) {
    const ask = Element.prototype[name]
    vi.spyOn(Element.prototype, name).mockImplementation(function asked(this: Element, selector: string) {
      if (selector.includes(':popover-open')) throw new SyntaxError(`'${selector}' is not a valid selector.`)
      return Reflect.apply(ask, this, [selector])
    })
  }
  const style = document.createElement('style')
  style.textContent = '[popover] { display: block }'
  document.head.append(style)
  return () => {
    style.remove()
    vi.restoreAllMocks()
    for (const [name, method] of known) if (method) Object.defineProperty(HTMLElement.prototype, name, method)
  }
}
