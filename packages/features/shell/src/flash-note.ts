const key = 'skein-flash'

/** Notes that the toast of a log-out is to be shown once the page has been loaded again. */
export function flashAfterReload(): void {
  try {
    sessionStorage.setItem(key, '1')
  } catch {
    // Storage can be forbidden: then only the toast is lost.
  }
}

/**
 * Whether the page before this one left such a note. To be asked as a page begins: a page lives on for a moment after it has asked to be
 * loaded again, and what comes late in it would take its own note for that of another.
 */
export function isFlashLeft(): boolean {
  try {
    return sessionStorage.getItem(key) !== null
  } catch {
    // No storage, or no browser: nothing was left.
    return false
  }
}

/** Takes the note down; it has been heeded. */
export function dropFlash(): void {
  try {
    sessionStorage.removeItem(key)
  } catch {
    // Where nothing can be kept, nothing was.
  }
}
