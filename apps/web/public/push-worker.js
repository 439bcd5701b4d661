/**
 * Shows notifications that come while the product is closed (behaviour §2.7), and opens what they are about. It caches nothing and
 * stands between no request and the server.
 */

/** What the server sent (`PushMessage`); something unreadable still has to be shown, because browsers insist. */
function messageOf(data) {
  try {
    const { title, body, path, tag, language } = data.json()
    return { title: String(title), body: String(body ?? ''), path: String(path), tag: String(tag), language }
  } catch {
    return { title: 'Skein', body: '', path: '/notifications', tag: 'skein', language: 'en' }
  }
}

self.addEventListener('push', (event) => {
  const { title, body, path, tag, language } = messageOf(event.data)
  event.waitUntil(
    self.registration.showNotification(title, { body, tag, lang: language, icon: '/icon.svg', data: { path } }),
  )
})

/** An address of the product for a path, whatever was sent. */
function addressOf(path) {
  const address = new URL(typeof path === 'string' ? path : '/', self.location.origin)
  return address.origin === self.location.origin ? address.href : self.location.origin
}

async function open(path) {
  const address = addressOf(path)
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

self.addEventListener('notificationclick', (event) => {
  event.notification.close()
  event.waitUntil(open(event.notification.data?.path))
})
