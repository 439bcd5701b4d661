/** Frames to wait for the first post: React renders in one, the feed mounts what the jump needs in the next. */
const patience = 30

/**
 * Goes to the start of the page and puts the focus on the first post of a feed, so that keyboard and screen reader start where the eye
 * does. It may come in a later frame: the list is drawn after it has changed, and mounts only what is near the window. Until then
 * another post stands first, which is not the one to read.
 * @param key of the card that leads the feed; where it never comes, whichever is first gets the focus
 */
export function focusFirstArticle(panel: HTMLElement, key: string | undefined): void {
  const leading = key === undefined ? '' : `[data-feed-key="${CSS.escape(key)}"] `
  const look = (frames: number) => {
    window.scrollTo({ top: 0, behavior: 'instant' })
    const place = frames > 0 ? leading : ''
    const article = panel.querySelector<HTMLElement>(`${place}[aria-posinset="1"]`)
    if (article !== null) article.focus({ preventScroll: true })
    else if (frames > 0) requestAnimationFrame(() => look(frames - 1))
  }
  requestAnimationFrame(() => look(patience))
}
