import { useSyncExternalStore } from 'react'

const key = 'skein-one-key'

const listeners = new Set<() => void>()

/** What was chosen on this page, which counts even where storage is forbidden; nothing until then. */
let chosen: boolean | undefined

function stored(): boolean {
  try {
    return localStorage.getItem(key) !== 'off'
  } catch {
    return true
  }
}

/** Whether one key without a modifier does something by itself (WCAG 2.1.4), as it was chosen in this browser. */
export const hasOneKey = (): boolean => chosen ?? stored()

function choose(isOn: boolean): void {
  try {
    if (isOn) localStorage.removeItem(key)
    else localStorage.setItem(key, 'off')
  } catch {
    // It then lasts as long as this page.
  }
  chosen = isOn
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void) {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/**
 * Whether shortcuts of one key work here, and the way to turn them off and on. It is the browser's and not the account's: whoever speaks to a
 * computer does so on this one, and a visitor has no account.
 */
export const useOneKey = (): [boolean, (isOn: boolean) => void] => [
  useSyncExternalStore(subscribe, hasOneKey, () => true),
  choose,
]
