import type { MouseEvent } from 'react'

/** What answers to a press itself. */
const answering = 'a, button, input, textarea, select, label, video, [data-component=Poll]'

/**
 * A press on a card where nothing else answers opens the post: it presses the link that its time is. Selecting text is no press, and
 * neither is what happens in a dialog, which React hands up to the card although it stands elsewhere.
 */
export function openOnPress(event: MouseEvent<HTMLElement>): void {
  const { target, currentTarget } = event
  if (event.defaultPrevented || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
  if (!(target instanceof Element) || !currentTarget.contains(target) || target.closest(answering) !== null) return
  if (getSelection()?.type === 'Range') return
  currentTarget.querySelector<HTMLAnchorElement>('a[data-permalink]')?.click()
}
