import { isEditable } from './focus-outside.ts'

/** Whether the key would scroll some other element than the page. */
function standsInScroller(target: EventTarget | null): boolean {
  for (let at = target instanceof Element ? target : null; at && at !== document.body; at = at.parentElement)
    if (at.scrollHeight > at.clientHeight && /auto|scroll/.test(getComputedStyle(at).overflowY)) return true
  return false
}

/**
 * Home and End show the start and the end of the page at once. The browser would glide there, over items whose heights are only learnt
 * on the way: each correction moves its goal, and it would stop short.
 */
export function jumpByKey(event: KeyboardEvent): void {
  const { key, target, defaultPrevented, altKey, metaKey, shiftKey } = event
  if ((key !== 'Home' && key !== 'End') || defaultPrevented || altKey || metaKey || shiftKey) return
  if (target === null || isEditable(target) || standsInScroller(target)) return
  event.preventDefault()
  window.scrollTo({ top: key === 'Home' ? 0 : document.documentElement.scrollHeight, behavior: 'instant' })
}
