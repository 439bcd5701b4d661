import { isEditable } from './focus-outside.ts'

/** Whether the key would scroll some other element than the page. */
function standsInScroller(target: EventTarget | null): boolean {
  for (let at = target instanceof Element ? target : null; at && at !== document.body; at = at.parentElement)
    if (at.scrollHeight > at.clientHeight && /auto|scroll/.test(getComputedStyle(at).overflowY)) return true
  return false
}

/** They use the keys themselves: a film's controls wind it, a slider, a list, a menu or a row of tabs goes to its ends. */
const own =
  'video, audio, summary, [role=slider], [role=listbox], [role=menu], [role=menubar], [role=tablist], [role=tree], [role=grid], [role=radiogroup], [role=toolbar], [role=combobox], [role=spinbutton]'

/**
 * Home and End show the start and the end of the page at once. The browser would glide there, over items whose heights are only learnt
 * on the way: each correction moves its goal, and it would stop short. Only where nothing has the focus, or something in the feed that has
 * no use for the keys.
 */
export function jumpByKey(event: KeyboardEvent, feed: Element): void {
  const { key, target, defaultPrevented, altKey, metaKey, shiftKey } = event
  if ((key !== 'Home' && key !== 'End') || defaultPrevented || altKey || metaKey || shiftKey) return
  if (!(target instanceof Element) || isEditable(target) || target.closest(own) || standsInScroller(target)) return
  if (target !== document.body && target !== document.documentElement && !feed.contains(target)) return
  event.preventDefault()
  window.scrollTo({ top: key === 'Home' ? 0 : document.documentElement.scrollHeight, behavior: 'instant' })
}
