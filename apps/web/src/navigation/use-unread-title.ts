import { useEffect } from 'react'
import { useViewer } from '@skein/data'
import { limits } from '@skein/contract/limits'

const prefix = /^\(\d+\+?\) /

/** A title with how much is unread before it: '(3) Home · Skein', '(99+) …', and nothing at none (behaviour §2.2). */
export function titleWith(unread: number, title: string): string {
  const bare = title.replace(prefix, '')
  if (unread === 0) return bare
  return `(${unread > limits.badge.max ? `${limits.badge.max}+` : unread}) ${bare}`
}

/** Shows how much is unread at the icon of the installed app, where the browser can. */
async function showBadge(count: number): Promise<void> {
  if (!('setAppBadge' in navigator)) return
  try {
    await navigator.setAppBadge(count)
  } catch {
    // Not installed, or not allowed: the title says it.
  }
}

/** Keeps the number of unread notifications and messages in the document's name and at the app's icon, whoever names the document. */
export function useUnreadTitle(): void {
  const unread = useViewer()?.unread
  const count = unread === undefined ? 0 : unread.notifications + unread.messages
  useEffect(() => void showBadge(count), [count])
  useEffect(() => {
    const show = () => {
      const title = titleWith(count, document.title)
      if (document.title !== title) document.title = title
    }
    show()
    const observer = new MutationObserver(show)
    observer.observe(document.head, { childList: true, characterData: true, subtree: true })
    return () => observer.disconnect()
  }, [count])
}
