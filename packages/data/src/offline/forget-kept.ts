import { accountCaches, sharedCache } from '@skein/contract/account-header'

/**
 * Deletes what the service worker kept of an account (apps/web/worker). The worker does so itself when it sees the sign-out; a page that was loaded
 * past it (a forced reload) has nobody else to do it.
 * @param isLeft the member has left: what was shared with the app, and waits for its page, is nobody's either
 */
export async function forgetKept(isLeft = false): Promise<void> {
  // What is unread is nobody's any more at the icon of the installed app, either.
  if ('clearAppBadge' in navigator) navigator.clearAppBadge().catch(() => undefined)
  // Not there outside a secure context, where no worker keeps anything either.
  if (typeof caches === 'undefined') return
  try {
    for (const name of await caches.keys())
      if (name.startsWith(accountCaches) || (isLeft && name === sharedCache)) await caches.delete(name)
  } catch {
    // Storage is refused: nothing could be kept.
  }
}
