import type { MessagesOf } from '@skein/i18n'

/** Screens whose name is that of the first part of their address. */
const named = [
  'search',
  'explore',
  'feeds',
  'videos',
  'camera',
  'notifications',
  'messages',
  'bookmarks',
  'profile',
  'settings',
  'moderation',
  'post',
  'share',
  'terms',
  'privacy',
  'cookies',
  'accessibility',
  'ads',
  'help',
  'about',
  'contact',
  'careers',
] as const

/**
 * The name of the screen at an address: the `h1` of the header and, through `titles.withApp`, the title of the document
 * (behaviour §2.2: the current screen's name, 'Home' on `/`). An address nobody knows has the specification's 404 title.
 * @param path without query, such as `/profile/noor`.
 */
export function screenTitle(path: string, m: MessagesOf<'titles'>): string {
  const [, first = '', second] = path.split('/')
  if (first === '' && second === undefined) return m.home()
  if (first === 'auth') return m.signIn()
  if (second !== undefined && !['post', 'profile', 'feeds'].includes(first)) return m.notFound()
  const name = named.find((known) => known === first)
  return name === undefined ? m.notFound() : m[name]()
}
