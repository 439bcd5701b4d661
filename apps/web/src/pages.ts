/**
 * What a route shows. Each screen is a chunk of its own, fetched by the route's loader together with its messages. A visitor at a
 * member's address is shown the sign-in screen there (specification §2.1), and then the code behind it is not fetched at all:
 * which chunk a route needs is the session's to say, so routes name screens instead of being split by file.
 */
import { createElement, Fragment } from 'react'
import { peekViewer } from '@skein/data'
import { LateWelcome } from '@skein/feature-home/welcome'
import { latePart, untilFetched, type Namespace } from '@skein/i18n'
import { frame, homeScreen, prepare, type Part, type RouterContext, type Screen } from './parts.ts'
import { TakenOver } from './taken-over.ts'

/** What the frame has to know of the page inside it. */
export type Page = {
  /** Members only: visitors get the sign-in screen at this address. */
  access: 'public' | 'member'
  /** Without the frame: the sign-in screen. */
  bare?: boolean
  screen: Screen
  /** Nothing answers to this address: the server says 404. */
  isNotFound?: boolean
}

declare module '@tanstack/react-router' {
  interface StaticDataRouteOption {
    page?: Page
  }
}

/** Messages that every page shows: shared words, the names of the screens, and what the frame says (of a failure, too). One file. */
export const commonNamespaces = ['common', 'titles', 'shell'] as const satisfies readonly Namespace[]

export const authScreen: Screen = {
  Component: latePart(async () => (await import('./screens/AuthPage.tsx')).AuthPage),
  namespaces: ['auth'],
  module: 'AuthPage',
}

export const threadScreen: Screen = {
  Component: latePart(async () => (await import('./screens/PostPage.tsx')).PostPage),
  namespaces: ['post', 'feed', 'thread', 'composer'],
  module: 'PostPage',
}

export const exploreScreen: Screen = {
  Component: latePart(async () => (await import('./screens/ExplorePage.tsx')).ExplorePage),
  namespaces: ['shell', 'post', 'feed', 'explore', 'people', 'stories'],
  module: 'ExplorePage',
}

export const searchScreen: Screen = {
  Component: latePart(async () => (await import('./screens/SearchPage.tsx')).SearchPage),
  namespaces: ['search'],
  module: 'SearchPage',
}

export const bookmarksScreen: Screen = {
  Component: latePart(async () => (await import('./screens/BookmarksPage.tsx')).BookmarksPage),
  namespaces: ['post', 'feed', 'bookmarks'],
  module: 'BookmarksPage',
}

export const customFeedsScreen: Screen = {
  Component: latePart(async () => (await import('./screens/CustomFeedsPage.tsx')).CustomFeedsPage),
  namespaces: ['feed', 'customFeeds'],
  module: 'CustomFeedsPage',
}

export const customFeedScreen: Screen = {
  Component: latePart(async () => (await import('./screens/CustomFeedPage.tsx')).CustomFeedPage),
  namespaces: ['post', 'feed', 'customFeeds'],
  module: 'CustomFeedPage',
}

export const videosScreen: Screen = {
  Component: latePart(async () => (await import('./screens/VideosPage.tsx')).VideosPage),
  namespaces: ['shell', 'post', 'feed', 'videos'],
  module: 'VideosPage',
}

export const messagesScreen: Screen = {
  Component: latePart(async () => (await import('./screens/MessagesPage.tsx')).MessagesPage),
  namespaces: ['messages', 'postMore'],
  module: 'MessagesPage',
}

export const profileScreen: Screen = {
  Component: latePart(async () => (await import('./screens/ProfilePage.tsx')).ProfilePage),
  namespaces: ['post', 'feed', 'profile', 'people', 'stories'],
  module: 'ProfilePage',
}

export const notificationsScreen: Screen = {
  Component: latePart(async () => (await import('./screens/NotificationsPage.tsx')).NotificationsPage),
  namespaces: ['post', 'feed', 'notifications'],
  module: 'NotificationsPage',
}

export const settingsScreen: Screen = {
  Component: latePart(async () => (await import('./screens/SettingsPage.tsx')).SettingsPage),
  namespaces: ['settings', 'profileEdit', 'people'],
  module: 'SettingsPage',
}

export const informationScreen: Screen = {
  Component: latePart(async () => (await import('./screens/InformationPage.tsx')).InformationPage),
  namespaces: ['information'],
  module: 'InformationPage',
  aside: null,
}

export const shareScreen: Screen = {
  Component: latePart(async () => (await import('./screens/SharePage.tsx')).SharePage),
  namespaces: ['composer'],
  module: 'SharePage',
}

export const reviewScreen: Screen = {
  Component: latePart(async () => (await import('./screens/ReviewPage.tsx')).ReviewPage),
  namespaces: ['review'],
  module: 'ReviewPage',
}

export const cameraScreen: Screen = {
  Component: latePart(async () => (await import('./screens/CameraPage.tsx')).CameraPage),
  namespaces: ['shell', 'camera'],
  module: 'CameraPage',
}

/** The page that the frame draws itself: its component reads what it needs from the router. */
export const notFoundScreen: Screen = {
  Component: latePart(async () => (await import('./screens/FramePages.tsx')).NotFoundPage),
  namespaces: ['shell'],
  module: 'FramePages',
}

/** What home begins with for a new member. */
const welcome: Part<{ onGone: () => void }> = {
  Component: LateWelcome,
  namespaces: ['shell', 'feed', 'people', 'profileEdit', 'welcome'],
  module: 'WelcomeCard',
}

/** Whether somebody is signed in, as far as is known now. */
export const isSignedIn = ({ client }: RouterContext): boolean => peekViewer(client) !== null

/** What a page is drawn with for whoever is looking: its screen, and the frame unless the screen stands alone. */
export function partsOf(page: Page, context: RouterContext): Part<never>[] {
  if (page.access === 'member' && !isSignedIn(context)) return [authScreen]
  if (page.bare === true) return [page.screen]
  const isWelcome = page.screen === homeScreen && peekViewer(context.client)?.isNew === true
  return isWelcome ? [frame, page.screen, welcome] : [frame, page.screen]
}

/** Route options of a page. */
export function page(page: Page) {
  return {
    staticData: { page },
    loader: ({ context }: { context: RouterContext }) => {
      const fetchParts = () => prepare(partsOf(page, context), context)
      return context.isStarting === true ? untilFetched(fetchParts) : fetchParts()
    },
    // Not the lazy component itself: the router would fetch it whoever is looking.
    component: () => createElement(Fragment, null, createElement(page.screen.Component), createElement(TakenOver)),
  }
}
