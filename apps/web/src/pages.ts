/**
 * What a route shows. Each screen is a chunk of its own, fetched by the route's loader together with its messages. A visitor at a
 * member's address is shown the sign-in screen there (specification §2.1), and then the code behind it is not fetched at all:
 * which chunk a route needs is the session's to say, so routes name screens instead of being split by file.
 */
import { lazyRouteComponent, type AsyncRouteComponent } from '@tanstack/react-router'
import { sessionQuery } from '@skein/data'
import { loadMessages, type Language, type Namespace } from '@skein/i18n'
import type { QueryClient } from '@tanstack/react-query'
import type { ReactNode } from 'react'

/** What loaders know: the cache of server state, and the language in which messages are fetched. */
export type RouterContext = { client: QueryClient; language: () => Language }

/** A screen: its lazy component, the messages it shows, and the folder of its code (for preload links in the first HTML). */
export type Screen = { Component: AsyncRouteComponent<Record<never, never>>; namespaces: readonly Namespace[]; module: string }

/** What the frame has to know of the page inside it. */
export type Page = {
  /** Members only: visitors get the sign-in screen at this address. */
  access: 'public' | 'member'
  /** Without the frame: the sign-in screen. */
  bare?: boolean
  screen?: Screen
  /** Nothing answers to this address: the server says 404. */
  isNotFound?: boolean
}

declare module '@tanstack/react-router' {
  interface StaticDataRouteOption {
    page?: Page
  }
}

/** Messages that every page shows: the frame's, and the names of the screens. */
export const frameNamespaces = ['common', 'shell', 'titles'] as const satisfies readonly Namespace[]

export const authScreen: Screen = {
  Component: lazyRouteComponent(() => import('./screens/AuthPage.tsx'), 'AuthPage'),
  namespaces: ['auth'],
  module: 'features/auth',
}

export const homeScreen: Screen = {
  Component: lazyRouteComponent(() => import('@skein/feature-home'), 'HomeScreen'),
  namespaces: ['post', 'composer', 'home'],
  module: 'features/home',
}

/** Whether somebody is signed in, as far as is known now. */
export const isSignedIn = ({ client }: RouterContext): boolean => Boolean(client.getQueryData(sessionQuery.queryKey))

/** The screen that a page shows to whoever is looking; none where the frame draws the page itself. */
export function screenOf(page: Page, context: RouterContext): Screen | undefined {
  return page.access === 'member' && !isSignedIn(context) ? authScreen : page.screen
}

/** Fetches a screen's code and messages, side by side. A failure shows when the screen renders. */
export async function prepareScreen(screen: Screen, context: RouterContext): Promise<void> {
  await Promise.all([screen.Component.preload?.(), loadMessages(context.language(), screen.namespaces)])
}

/** Route options of a page. */
export function page({ component, ...page }: Page & { component?: () => ReactNode }) {
  return {
    staticData: { page },
    loader: async ({ context }: { context: RouterContext }) => {
      const screen = screenOf(page, context)
      if (screen !== undefined) await prepareScreen(screen, context)
    },
    ...(page.screen === undefined ? {} : { component: page.screen.Component }),
    ...(component === undefined ? {} : { component }),
  }
}
