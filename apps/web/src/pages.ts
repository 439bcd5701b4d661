/**
 * What a route shows. Each screen is a chunk of its own, fetched by the route's loader together with its messages. A visitor at a
 * member's address is shown the sign-in screen there (specification §2.1), and then the code behind it is not fetched at all:
 * which chunk a route needs is the session's to say, so routes name screens instead of being split by file.
 */
import { createElement } from 'react'
import { lazyRouteComponent, type AsyncRouteComponent } from '@tanstack/react-router'
import { sessionQuery } from '@skein/data'
import { loadMessages, type Language, type Namespace } from '@skein/i18n'
import type { QueryClient } from '@tanstack/react-query'
import type { AppShellProps } from '@skein/feature-shell'

/** What loaders know: the cache of server state, and the language in which messages are fetched. */
export type RouterContext = { client: QueryClient; language: () => Language }

/** A chunk with the messages that it shows. `module` is its file in `screens/`, for the preload links of the first HTML. */
export type Part<Props = object> = {
  Component: AsyncRouteComponent<Props>
  namespaces: readonly Namespace[]
  module: string
}

/** A part that fills a page. `aside: null` leaves the frame's right column free for what the screen itself puts there. */
export type Screen = Part & { aside?: null }

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

/** Messages that every page shows: shared words, and the names of the screens. */
export const commonNamespaces = ['common', 'titles'] as const satisfies readonly Namespace[]

/** The frame around every page but the sign-in screen. */
export const frame: Part<AppShellProps> = {
  Component: lazyRouteComponent(() => import('./screens/Frame.tsx'), 'AppShell'),
  namespaces: ['shell'],
  module: 'Frame',
}

export const authScreen: Screen = {
  Component: lazyRouteComponent(() => import('./screens/AuthPage.tsx'), 'AuthPage'),
  namespaces: ['auth'],
  module: 'AuthPage',
}

export const homeScreen: Screen = {
  Component: lazyRouteComponent(() => import('./screens/HomePage.tsx'), 'HomeScreen'),
  namespaces: ['post', 'feed', 'composer', 'home'],
  module: 'HomePage',
}

export const threadScreen: Screen = {
  Component: lazyRouteComponent(() => import('./screens/PostPage.tsx'), 'PostPage'),
  namespaces: ['post', 'feed', 'thread', 'composer'],
  module: 'PostPage',
}

export const exploreScreen: Screen = {
  Component: lazyRouteComponent(() => import('./screens/ExplorePage.tsx'), 'ExplorePage'),
  namespaces: ['shell', 'post', 'feed', 'explore', 'stories'],
  module: 'ExplorePage',
}

export const searchScreen: Screen = {
  Component: lazyRouteComponent(() => import('./screens/SearchPage.tsx'), 'SearchPage'),
  namespaces: ['search'],
  module: 'SearchPage',
}

export const bookmarksScreen: Screen = {
  Component: lazyRouteComponent(() => import('./screens/BookmarksPage.tsx'), 'BookmarksPage'),
  namespaces: ['post', 'feed', 'bookmarks'],
  module: 'BookmarksPage',
}

export const videosScreen: Screen = {
  Component: lazyRouteComponent(() => import('./screens/VideosPage.tsx'), 'VideosPage'),
  namespaces: ['shell', 'post', 'feed', 'videos'],
  module: 'VideosPage',
}

export const messagesScreen: Screen = {
  Component: lazyRouteComponent(() => import('./screens/MessagesPage.tsx'), 'MessagesPage'),
  namespaces: ['messages', 'postMore'],
  module: 'MessagesPage',
}

export const profileScreen: Screen = {
  Component: lazyRouteComponent(() => import('./screens/ProfilePage.tsx'), 'ProfilePage'),
  namespaces: ['post', 'feed', 'profile', 'stories'],
  module: 'ProfilePage',
}

export const notificationsScreen: Screen = {
  Component: lazyRouteComponent(() => import('./screens/NotificationsPage.tsx'), 'NotificationsScreen'),
  namespaces: ['post', 'feed', 'notifications'],
  module: 'NotificationsPage',
}

export const settingsScreen: Screen = {
  Component: lazyRouteComponent(() => import('./screens/SettingsPage.tsx'), 'SettingsPage'),
  namespaces: ['settings'],
  module: 'SettingsPage',
}

export const informationScreen: Screen = {
  Component: lazyRouteComponent(() => import('./screens/InformationPage.tsx'), 'InformationPage'),
  namespaces: ['information'],
  module: 'InformationPage',
  aside: null,
}

export const reviewScreen: Screen = {
  Component: lazyRouteComponent(() => import('./screens/ReviewPage.tsx'), 'ReviewPage'),
  namespaces: ['review'],
  module: 'ReviewPage',
}

export const cameraScreen: Screen = {
  Component: lazyRouteComponent(() => import('./screens/CameraPage.tsx'), 'CameraPage'),
  namespaces: ['shell', 'camera'],
  module: 'CameraPage',
}

/** The page that the frame draws itself: its component reads what it needs from the router. */
export const notFoundScreen: Screen = {
  Component: lazyRouteComponent(() => import('./screens/FramePages.tsx'), 'NotFoundPage'),
  namespaces: ['shell'],
  module: 'FramePages',
}

/** Whether somebody is signed in, as far as is known now. */
export const isSignedIn = ({ client }: RouterContext): boolean => Boolean(client.getQueryData(sessionQuery.queryKey))

/** What a page is drawn with for whoever is looking: its screen, and the frame unless the screen stands alone. */
export function partsOf(page: Page, context: RouterContext): Part<never>[] {
  if (page.access === 'member' && !isSignedIn(context)) return [authScreen]
  return page.bare === true ? [page.screen] : [frame, page.screen]
}

/** Fetches code and messages, side by side. A failure shows when the part renders. */
export async function prepare(parts: readonly Part<never>[], context: RouterContext): Promise<void> {
  await Promise.all(
    parts.flatMap(({ Component, namespaces }) => [
      Component.preload?.() ?? Promise.resolve(),
      loadMessages(context.language(), namespaces),
    ]),
  )
}

/** Route options of a page. */
export function page(page: Page) {
  return {
    staticData: { page },
    loader: ({ context }: { context: RouterContext }) => prepare(partsOf(page, context), context),
    // Not the lazy component itself: the router would fetch it whoever is looking.
    component: () => createElement(page.screen.Component),
  }
}
