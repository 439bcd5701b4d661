/**
 * Before a post leaves its list: moves the focus to the post after it, or before it, so that a reader by keyboard is not thrown back to
 * the start of the page. In the next frame, because the menu or dialog that led here gives the focus back first. Does nothing outside of
 * a feed.
 */
export function focusNeighbour(from: Element | null): void {
  const item = from?.closest('[data-feed-key]')
  const articleOf = (step: 'nextElementSibling' | 'previousElementSibling') =>
    item?.[step]?.querySelector<HTMLElement>('article')
  const neighbour = articleOf('nextElementSibling') ?? articleOf('previousElementSibling')
  if (neighbour) requestAnimationFrame(() => neighbour.focus({ preventScroll: true }))
}
