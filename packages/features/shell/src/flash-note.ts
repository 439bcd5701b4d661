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
 * Whether the page before this one left such a note. A page lives on for a moment after it has asked to be loaded again, and what comes late
 * in it does not take its own note for that of another.
 */
export function hasFlash(): boolean {
  try {
    const left = sessionStorage.getItem(key)
    return left !== null && left !== thisLoad()
  } catch {
    // No storage, or no browser: nothing was left.
    return false
  }
}

/** The same; the note is taken down by reading it. */
export function takeFlash(): boolean {
  const isLeft = hasFlash()
  if (isLeft) sessionStorage.removeItem(key)
  return isLeft
}
