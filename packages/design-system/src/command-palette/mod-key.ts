/** Whether the keyboard is Apple's, which draws ⌘ and ⌥, and holds ⌘ where others hold Ctrl. @param platform as the browser calls it */
export const isApple = (platform: string = navigator.platform): boolean => /^(Mac|iPhone|iPad)/.test(platform)

/**
 * Whether the key of commands is held and no other one: ⌘ on Apple's keyboards, Ctrl on all others. For an application that hears ⌘K and Ctrl+K:
 * on a Mac, Ctrl+K is what deletes the rest of a line.
 */
export function isModHeld(event: Pick<KeyboardEvent, 'altKey' | 'ctrlKey' | 'metaKey' | 'shiftKey'>): boolean {
  const apple = isApple()
  return event.metaKey === apple && event.ctrlKey === !apple && !event.altKey && !event.shiftKey
}
