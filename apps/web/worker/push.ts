/** Shows notifications that come while the product is closed (behaviour §2.7), and opens what they are about. */

declare const self: ServiceWorkerGlobalScope

type Message = { title: string; body: string; path: string; tag: string; language: string }

const textIn = (data: object, name: string, otherwise: string): string => {
  const value: unknown = Reflect.get(data, name)
  return typeof value === 'string' ? value : otherwise
}

/** What the server sent (`PushMessage`); something unreadable still has to be shown, because browsers insist. */
export function messageOf(data: Pick<PushMessageData, 'json'> | null): Message {
  let sent: unknown
  try {
    sent = data?.json()
  } catch {
    sent = undefined
  }
  const known = typeof sent === 'object' && sent !== null ? sent : {}
  return {
    title: textIn(known, 'title', 'Skein'),
    body: textIn(known, 'body', ''),
    path: textIn(known, 'path', '/notifications'),
    tag: textIn(known, 'tag', 'skein'),
    language: textIn(known, 'language', 'en'),
  }
}

/** An address of the product for a path, whatever was sent. */
export function addressOf(path: unknown, origin: string): string {
  const address = new URL(typeof path === 'string' ? path : '/', origin)
  return address.origin === origin ? address.href : origin
}

async function open(path: unknown): Promise<void> {
  const address = addressOf(path, self.location.origin)
  const windows = await self.clients.matchAll({ type: 'window', includeUncontrolled: true })
  for (const client of windows) {
    try {
      await client.focus()
      await client.navigate(address)
      return
    } catch {
      // A window that is not ours to move.
    }
  }
  await self.clients.openWindow(address)
}

/** Listens, from the worker's first moment on. */
export function showNotifications(): void {
  self.addEventListener('push', (event) => {
    const { title, body, path, tag, language } = messageOf(event.data)
    event.waitUntil(
      self.registration.showNotification(title, { body, tag, lang: language, icon: '/icon.svg', data: { path } }),
    )
  })
  self.addEventListener('notificationclick', (event) => {
    event.notification.close()
    const data: unknown = event.notification.data
    event.waitUntil(open(typeof data === 'object' && data !== null ? Reflect.get(data, 'path') : undefined))
  })
}
