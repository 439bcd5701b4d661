/**
 * Which addresses are push services. A server sends a message to each address that a browser was subscribed with, and a browser can say
 * any: without a list, members could have strangers asked from it.
 */

/**
 * Those that browsers use: Google's (Chrome and what is made of it), Mozilla's autopush, Apple's and Microsoft's. Each stands for what is
 * below it as well.
 */
export const pushServices = [
  'fcm.googleapis.com',
  'push.services.mozilla.com',
  'push.apple.com',
  'notify.windows.com',
] as const

/**
 * Whether `address` is one of a push service, at https and its usual port, without a name and a password in it.
 * @param more hosts that count as services too
 */
export function isPushService(address: string, more: readonly string[] = []): boolean {
  if (!URL.canParse(address)) return false
  const { protocol, hostname, port, username, password } = new URL(address)
  if (protocol !== 'https:' || port !== '' || username !== '' || password !== '') return false
  const host = hostname.replace(/\.$/, '')
  return [...pushServices, ...more].some((service) => host === service || host.endsWith(`.${service}`))
}
