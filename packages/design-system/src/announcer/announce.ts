import { hidden } from '../visually-hidden/VisuallyHidden.css.ts'

let region: HTMLElement | undefined

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
 * Says a short text politely: after what the reader is hearing now (WCAG 4.1.3). The same text twice is said twice.
 * Only from effects and handlers; on the server there is no one to tell.
 */
export function announce(text: string): void {
  const target = liveRegion()
  // Replacing the node makes it a change even when the text is the same, and leaves no old states behind.
  const said = document.createElement('p')
  said.textContent = text
  setTimeout(() => target.replaceChildren(said), 50)
}
