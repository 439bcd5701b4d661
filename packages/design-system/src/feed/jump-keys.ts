import type { FeedViewport } from './feed-viewport.ts'
import { scrolls } from './feed-viewport.ts'
import { isEditable } from './focus-outside.ts'

/** Whether the key would scroll some other element than the viewport. */
function standsInScroller(target: Element, viewport: FeedViewport): boolean {
  for (let at: Element | null = target; at && at !== document.body && at !== viewport.element; at = at.parentElement)
    if (at.scrollHeight > at.clientHeight && scrolls(at)) return true
  return false
}

/** They use the keys themselves: a film's controls wind it, a slider, a list, a menu or a row of tabs goes to its ends. */
const own =
  'video, audio, summary, [role=slider], [role=listbox], [role=menu], [role=menubar], [role=tablist], [role=tree], [role=grid], [role=radiogroup], [role=toolbar], [role=combobox], [role=spinbutton]'

/**
 * Home and End show the start and the end of what scrolls at once. The browser would glide there, over items whose heights are only learnt
 * on the way: each correction moves its goal, and it would stop short. Only where nothing has the focus, or something in the feed that has
 * no use for the keys; beside an element that scrolls, the keys are the page's. Answers whether it did.
 */
export function jumpByKey(event: KeyboardEvent, feed: Element, viewport: FeedViewport): boolean {
  const { key, target, defaultPrevented, altKey, metaKey, shiftKey } = event
  if ((key !== 'Home' && key !== 'End') || defaultPrevented || altKey || metaKey || shiftKey) return false
  if (!(target instanceof Element) || isEditable(target) || target.closest(own) || standsInScroller(target, viewport))
    return false
  if (!viewport.ownsKeysOf(target) && !feed.contains(target)) return false
  event.preventDefault()
  viewport.jumpTo(key === 'Home' ? 'start' : 'end')
  return true
}
