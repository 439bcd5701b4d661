import {
  BellIcon,
  BookmarkIcon,
  CameraIcon,
  CompassIcon,
  HomeIcon,
  MailIcon,
  SearchIcon,
  UserIcon,
  VideoIcon,
  type IconProps,
} from '@skein/design-system/icon'
import type { CurrentUser } from '@skein/contract'
import { pageAddress, type PagePath } from '@skein/contract/addresses'
import type { FunctionComponent } from 'react'

/** A place the navigation leads to (specification §2.2). `name` is the key of its label in the `shell` messages. */
export type NavPlace = {
  name:
    | 'home'
    | 'search'
    | 'explore'
    | 'camera'
    | 'videos'
    | 'notifications'
    | 'messages'
    | 'bookmarks'
    | 'profile'
    | 'settings'
  href: PagePath
  Icon: FunctionComponent<IconProps>
  /** What new things it counts. */
  unread?: keyof CurrentUser['unread']
  /** In the colour of what acts (specification §2.2: 'highlighted as prominent'). */
  isProminent?: boolean
}

const home: NavPlace = { name: 'home', href: '/', Icon: HomeIcon }
const search: NavPlace = { name: 'search', href: '/search', Icon: SearchIcon }
const explore: NavPlace = { name: 'explore', href: '/explore', Icon: CompassIcon }
const camera: NavPlace = { name: 'camera', href: '/camera', Icon: CameraIcon, isProminent: true }
const videos: NavPlace = { name: 'videos', href: '/videos', Icon: VideoIcon }
const notifications: NavPlace = {
  name: 'notifications',
  href: '/notifications',
  Icon: BellIcon,
  unread: 'notifications',
}
const messages: NavPlace = { name: 'messages', href: '/messages', Icon: MailIcon, unread: 'messages' }
const bookmarks: NavPlace = { name: 'bookmarks', href: '/bookmarks', Icon: BookmarkIcon }
const profile: NavPlace = { name: 'profile', href: '/profile', Icon: UserIcon }

/** The sidebar in the order of the specification, §2.2; 'AI Chat', a button, stands between the two groups. */
export const memberPlaces = {
  beforeChat: [home, search, explore, camera, videos, notifications, messages],
  afterChat: [bookmarks, profile],
} as const satisfies Record<string, readonly NavPlace[]>

/** A visitor is shown what is not about an account. */
export const visitorPlaces: readonly NavPlace[] = [home, search, explore, camera, videos]

/** The five of the bar at the foot of a phone (look.md, Layout). */
export const barPlaces: readonly NavPlace[] = [home, search, videos, notifications, messages]

/** What the bar of a phone leaves out; the account menu leads there. */
export const menuPlaces: readonly NavPlace[] = [explore, camera, bookmarks, profile]

/** Whether `path` is the place or below it: `/messages/42` lights Messages, and only `/` lights Home. */
export function isAt(path: string, href: string): boolean {
  return path === href || (href !== '/' && path.startsWith(`${href}/`))
}

/**
 * Whether the entry of `href` is the current page. Somebody else's profile, `/profile/{username}`, is not the viewer's own.
 * @param ownUsername the viewer, for whom `/profile/{ownUsername}` is the same page as `/profile`.
 */
export function isCurrent(path: string, href: string, ownUsername?: string): boolean {
  if (href !== '/profile') return isAt(path, href)
  return (
    path === href ||
    (ownUsername !== undefined && path === pageAddress('/profile/$username', { username: ownUsername }))
  )
}

/** Where a phone shows the way back: everywhere that its bar does not lead to. */
export function hasBackOnPhone(path: string): boolean {
  return path !== '/explore' && !barPlaces.some(({ href }) => path === href)
}

/** Where every width shows the way back: pages that stand below another (look/notes-A). */
export function isSubScreen(path: string): boolean {
  return ['/post/', '/profile/', '/feeds'].some((place) => path.startsWith(place))
}
