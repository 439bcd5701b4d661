/**
 * What makes a dialog modal: everything else on the page becomes `inert`, and the page behind does not scroll.
 *
 * `inert` does what a focus trap imitates: nothing behind can be focused, pressed, found by search or read out. What stands above dialogs
 * on purpose (toasts, tooltips, live regions) is left alone, which neither `<dialog>.showModal()` nor a trap allows: a toast
 * shown over a dialog can be pressed and is read out.
 */

const above = '[data-above-modal], [aria-live], script, style, link, template'

/** Open dialogs in the order of the document, which is the one they are painted in: the topmost last. */
const stack: HTMLElement[] = []
/** What this module made inert, and nobody else. */
const silenced = new Set<Element>()
let unlock: (() => void) | undefined

function lockScroll(): () => void {
  const { style } = document.documentElement
  const before = { overflow: style.overflow, scrollbarGutter: style.scrollbarGutter }
  // The place of the scrollbar stays, so nothing behind moves, not even what is fixed to the window.
  if (window.innerWidth > document.documentElement.clientWidth) style.scrollbarGutter = 'stable'
  style.overflow = 'hidden'
  return () => {
    Object.assign(style, before)
  }
}

function apply(): void {
  const top = stack.at(-1)
  for (const element of document.body.children) {
    if (!(element instanceof HTMLElement)) continue
    const silence = top !== undefined && element !== top && !element.matches(above)
    if (silence && !element.inert) {
      element.inert = true
      silenced.add(element)
    } else if (!silence && silenced.delete(element)) {
      element.inert = false
    }
  }
  if (top) {
    unlock ??= lockScroll()
  } else {
    unlock?.()
    unlock = undefined
    silenced.clear()
  }
}

/** Whether this is the dialog that Escape and a press beside it belong to. */
export function isTopmost(host: HTMLElement): boolean {
  return stack.at(-1) === host
}

const isBefore = (one: HTMLElement, other: HTMLElement) =>
  (one.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0

/**
 * Makes everything but the topmost dialog inert until the returned function is called. `host` has to be a child of the body. Dialogs
 * may be opened over one another, and closed in any order; one that React hides for a moment and shows again (Suspense) comes back to its
 * own place, not above those that were opened over it.
 */
export function openModal(host: HTMLElement): () => void {
  const next = stack.findIndex((other) => isBefore(host, other))
  stack.splice(next === -1 ? stack.length : next, 0, host)
  apply()
  return () => {
    stack.splice(stack.indexOf(host), 1)
    apply()
  }
}
