/**
 * Toasts of the pages that stories are drawn in stay until they are dismissed, as under a resting pointer: a story may take longer than
 * they last.
 */
const hold = (toaster: Element) => toaster.dispatchEvent(new PointerEvent('pointerover', { pointerType: 'touch' }))

const watcher = new MutationObserver((changes) => {
  const added = changes.flatMap(({ addedNodes }) => [...addedNodes]).filter((node) => node instanceof Element)
  const toasters = new Set(added.map((node) => node.closest('[data-component="Toaster"]')))
  for (const toaster of toasters) {
    if (toaster === null) continue
    hold(toaster)
    // One that had waited for its place comes a moment before its place listens.
    requestAnimationFrame(() => requestAnimationFrame(() => hold(toaster)))
  }
})

/** From now on every toast is held as soon as it stands on the page. */
export function holdToasts(): void {
  watcher.observe(document, { childList: true, subtree: true })
}
