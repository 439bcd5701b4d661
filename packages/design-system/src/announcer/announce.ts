import { hidden } from '../visually-hidden/VisuallyHidden.css.ts'

/** Milliseconds before a text is said: what the press itself says, such as a new name of the button, comes first. */
const pause = 50
/** Milliseconds that a text stands at least: a screen reader may fetch it some time after it was told of it. */
const standing = 500
/** Milliseconds that a text waits at most for those before it: later, it would speak of what is long over. */
const longestWait = 3000

let region: HTMLElement | undefined
/** When the last text has stood long enough. */
let free = 0

/**
 * The page's one polite live region for short states ("Posting…", "20 characters left"). It is not a part of any
 * component, because a live region inside a button is not exposed, and one that mounts together with its text is
 * silent in several screen readers.
 */
function liveRegion(): HTMLElement {
  if (region?.isConnected) return region
  region = document.createElement('div')
  region.className = hidden
  region.setAttribute('role', 'status')
  region.setAttribute('aria-live', 'polite')
  region.dataset.component = 'Announcer'
  document.body.append(region)
  return region
}

/**
 * Says a short text politely: after what the reader is hearing now (WCAG 4.1.3). Several texts are all said, one after the
 * other; the same text twice is said twice. Only from effects and handlers; on the server there is no one to tell.
 */
export function announce(text: string): void {
  const target = liveRegion()
  // Replacing the node makes it a change even when the text is the same, and leaves no old states behind.
  const said = document.createElement('p')
  said.textContent = text
  const now = performance.now()
  const wait = Math.max(pause, Math.min(free - now, longestWait))
  free = now + wait + standing
  setTimeout(() => target.replaceChildren(said), wait)
}
