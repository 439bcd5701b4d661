/** What pages are put together from: code with its messages, fetched together; and the two parts that screens fetch themselves. */
import { latePart, loadMessages, type Language, type LatePart, type Namespace } from '@skein/i18n'
import type { QueryClient } from '@tanstack/react-query'
import type { AppShellProps } from '@skein/feature-shell'

/** What loaders know: the cache of server state, and the language in which messages are fetched. */
export type RouterContext = {
  client: QueryClient
  language: () => Language
  /** The server's HTML still stands as it came: what the page needs is waited for, however long that takes. */
  isStarting?: boolean
}

/** What a page needs could not be fetched. The frame around it stays, and it is tried again when there is hope. */
export class NotLoaded extends Error {
  override readonly name = 'NotLoaded'
}

/** A chunk with the messages that it shows. `module` is its file in `screens/`, for the preload links of the first HTML. */
export type Part<Props = object> = {
  Component: LatePart<Props>
  namespaces: readonly Namespace[]
  module: string
}

/** A part that fills a page. `aside: null` leaves the frame's right column free for what the screen itself puts there. */
export type Screen = Part & { aside?: null }

/** The frame around every page but the sign-in screen. */
export const frame: Part<AppShellProps> = {
  Component: latePart(async () => (await import('./screens/Frame.tsx')).AppShell),
  namespaces: ['shell'],
  module: 'Frame',
}

/** Where a member begins. */
export const homeScreen: Screen = {
  Component: latePart(async () => (await import('./screens/HomePage.tsx')).HomeScreen),
  namespaces: ['post', 'feed', 'composer', 'home'],
  module: 'HomePage',
}

/**
 * Fetches code and messages, side by side.
 * @throws NotLoaded
 */
export async function prepare(parts: readonly Part<never>[], context: RouterContext): Promise<void> {
  try {
    await Promise.all(
      parts.flatMap(({ Component, namespaces }) => [Component.preload(), loadMessages(context.language(), namespaces)]),
    )
  } catch (cause) {
    throw new NotLoaded('A part of the page could not be fetched.', { cause })
  }
}
