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

/** Nothing in front of the host and no port behind it: what a reader of addresses might take for either is no letter of a host. */
const address = /^https:\/\/([a-z\d.-]+?)\.?(?:[/?#]|$)/i

/**
 * Whether `text` is the address of a push service, at https and its usual port, without a name and a password in it.
 * @param more hosts that count as services too, in small letters
 */
export function isPushService(text: string, more: readonly string[] = []): boolean {
  const host = address.exec(text)?.[1]?.toLowerCase()
  if (host === undefined) return false
  return [...pushServices, ...more].some((service) => host === service || host.endsWith(`.${service}`))
}
