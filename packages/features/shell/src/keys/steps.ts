/** Where the focus goes from post to post. Cards say that they are one by `data-post`, with the post's id. */

/** What sticks to the top of the window at a place of the page, however many of it. */
function topLine(x: number): number {
  let line = 0
  for (;;) {
    let at: Element | null = document.elementFromPoint(x, line + 1)
    while (at !== null && !/sticky|fixed/.test(getComputedStyle(at).position)) at = at.parentElement
    const bottom = at?.getBoundingClientRect().bottom ?? 0
    // Only what lies at the line: what sticks elsewhere, or fills the window, covers no beginning of a post.
    if (bottom <= line || bottom > innerHeight / 2) return line
    line = bottom
  }
}

/** The post that has the focus, or in which something has it. */
export const currentPost = (): HTMLElement | null => document.activeElement?.closest<HTMLElement>('[data-post]') ?? null

/** Frames in which a long list, which has only what is near in the document, draws what comes next. */
const patience = 20

/**
 * Moves the focus to the next post, or the one before, and puts its beginning under what sticks to the top. It goes on from the post with the
 * focus where that is in sight, else from where the page is being read.
 */
export function step(by: 1 | -1, frames = patience): void {
  const posts = [...document.querySelectorAll<HTMLElement>('main [data-post]')].filter((post) => post.checkVisibility())
  const [first] = posts
  if (first === undefined) return
  const { left, width } = first.getBoundingClientRect()
  const x = left + width / 2
  const line = topLine(x)
  const at = currentPost()
  const place = at?.getBoundingClientRect()
  const isInSight = place !== undefined && place.bottom > line && place.top < innerHeight
  const isBelow = (post: HTMLElement) => post.getBoundingClientRect().top >= line - 1
  const next =
    at !== null && isInSight
      ? posts[posts.indexOf(at) + by]
      : by === 1
        ? posts.find(isBelow)
        : posts.findLast((post) => !isBelow(post))
  if (next === undefined) {
    if (frames > 0 && at?.closest('[role=feed]')) requestAnimationFrame(() => step(by, frames - 1))
    return
  }
  next.focus({ preventScroll: true })
  // Twice: what sticks only once the page has scrolled so far is there the second time.
  for (let tries = 0; tries < 2; tries += 1)
    scrollBy({ top: next.getBoundingClientRect().top - topLine(x), behavior: 'instant' })
}
