/**
 * Watches over the frames of the pages that stories are drawn in. Under load the browser now and then gives a page no more of them, although
 * it is seen and its scripts run: nothing that waits for one (a picture, an observer, an animation) goes on, until the window changes.
 */
import { commands } from 'vitest/browser'

declare module 'vitest/browser' {
  interface BrowserCommands {
    wakePage: () => Promise<void>
  }
}

/** Far longer (ms) than any machine takes from one frame to the next. */
const frameless = 5000

let isWatching = false

/** From now on a page that is asked for a frame and does not give one is woken. Called before every file; a page is watched over once. */
export function keepFramesComing(): void {
  if (isWatching) return
  isWatching = true
  let isAsked = false
  setInterval(() => {
    if (isAsked) void commands.wakePage()
    isAsked = true
    requestAnimationFrame(() => {
      isAsked = false
    })
  }, frameless)
}
