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
const silenced = new Set<HTMLElement>()
let release: readonly (() => void)[] | undefined

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

/** What is beside the topmost dialog, on every level up to the body. */
function besides(top: HTMLElement): Set<HTMLElement> {
  const found = new Set<HTMLElement>()
  for (let inside: Element = top; inside !== document.body;) {
    const parent = inside.parentNode
    if (!parent) break
    for (const element of parent.children) {
      if (element instanceof HTMLElement && element !== inside && !element.matches(above)) found.add(element)
    }
    // Out of a shadow root by its host.
    const outer = 'host' in parent ? parent.host : parent
    if (!(outer instanceof Element)) break
    inside = outer
  }
  return found
}

function silence(element: HTMLElement): void {
  if (element.inert) return
  element.inert = true
  silenced.add(element)
}

/**
 * What comes into the body while a dialog is open stays alive: most of it belongs to the dialog (menus, pickers of any library), and
 * nothing tells the rest from it but its own word.
 */
function watchLate(): () => void {
  const late = new MutationObserver((records) => {
    for (const { addedNodes } of records) {
      for (const node of addedNodes)
        if (node instanceof HTMLElement && node.matches('[data-below-modal]')) silence(node)
    }
  })
  late.observe(document.body, { childList: true })
  return () => late.disconnect()
}

function apply(): void {
  const top = stack.at(-1)
  const wanted = top ? besides(top) : new Set<HTMLElement>()
  for (const element of silenced) {
    if (wanted.has(element)) continue
    element.inert = false
    silenced.delete(element)
  }
  for (const element of wanted) silence(element)
  if (top) {
    release ??= [lockScroll(), watchLate()]
  } else {
    for (const undo of release ?? []) undo()
    release = undefined
  }
}

/** Whether this is the dialog that Escape and a press beside it belong to. */
export function isTopmost(host: HTMLElement): boolean {
  return stack.at(-1) === host
}

const isBefore = (one: HTMLElement, other: HTMLElement) =>
  (one.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0

/**
 * Makes everything but the topmost dialog inert until the returned function is called. Dialogs
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
