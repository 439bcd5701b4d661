/** Frames to wait for the first post: React renders in one, the feed mounts what the jump needs in the next. */
const patience = 30
/** Of a longer way so much is seen, in px; what leads the feed is mounted from here on. */
const glide = 400
/** How long the post is lit, in ms. */
const lit = 800

/**
 * Goes to the start of the page and puts the focus on the first post of a feed, so that keyboard and screen reader start where the eye
 * does. It may come in a later frame: the list is drawn after it has changed, and mounts only what is near the window. Until then
 * another post stands first, which is not the one to read. The eye is led there: the end of the way is scrolled, and the post is lit for
 * a moment. Under reduced motion nothing moves or fades.
 * @param key of the card that leads the feed; where it never comes, whichever is first gets the focus
 */
export function focusFirstArticle(panel: HTMLElement, key: string | undefined): void {
  const leading = key === undefined ? '' : `[data-feed-key="${CSS.escape(key)}"] `
  const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches
  const look = (frames: number) => {
    window.scrollTo({ top: isStill ? 0 : Math.min(window.scrollY, glide), behavior: 'instant' })
    const place = frames > 0 ? leading : ''
    const article = panel.querySelector<HTMLElement>(`${place}[aria-posinset="1"]`)
    if (article === null && frames > 0) {
      requestAnimationFrame(() => look(frames - 1))
      return
    }
    article?.animate(
      { backgroundColor: ['var(--ds-color-accent-soft)', 'transparent'] },
      { duration: lit, easing: isStill ? 'steps(1)' : 'ease-in', fill: 'backwards' },
    )
    article?.focus({ preventScroll: true })
    window.scrollTo({ top: 0, behavior: isStill ? 'instant' : 'smooth' })
  }
  requestAnimationFrame(() => look(patience))
}
