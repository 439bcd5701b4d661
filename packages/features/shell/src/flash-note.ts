const key = 'skein-flash'

/** Which load of a page this is: a note is for the one after it. */
const thisLoad = () => String(performance.timeOrigin)

/** Notes that the toast of a log-out is to be shown once the page has been loaded again. */
export function flashAfterReload(): void {
  try {
    sessionStorage.setItem(key, thisLoad())
  } catch {
    // Storage can be forbidden: then only the toast is lost.
  }
}

/**
 * Whether the page before this one left such a note; it is taken down by reading it. A page lives on for a moment after it has asked to be
 * loaded again, and what comes late in it leaves its own note alone.
 */
export function takeFlash(): boolean {
  try {
    const left = sessionStorage.getItem(key)
    if (left === null || left === thisLoad()) return false
    sessionStorage.removeItem(key)
    return true
  } catch {
    return false
  }
}
