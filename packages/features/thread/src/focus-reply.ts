/** Frames to wait for a reply: React renders in one, the feed mounts what the jump needs in the next. */
const patience = 30

/** Puts the focus on a reply once it stands on the page, so that reading goes on there. */
export function focusReply(id: string): void {
  const look = (frames: number) => {
    const article = document.querySelector<HTMLElement>(`[data-reply="${CSS.escape(id)}"] article`)
    if (article !== null) {
      article.tabIndex = 0
      article.focus({ preventScroll: true })
    } else if (frames > 0) requestAnimationFrame(() => look(frames - 1))
  }
  requestAnimationFrame(() => look(patience))
}
