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

/** Keeps the number of unread notifications and messages in the document's name, whoever names the document. */
export function useUnreadTitle(): void {
  const unread = useViewer()?.unread
  const count = unread === undefined ? 0 : unread.notifications + unread.messages
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
