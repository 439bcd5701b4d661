import { createRouter, type RouterHistory } from '@tanstack/react-router'
import type { RouterContext } from './parts.ts'
import { PageError } from './PageError.tsx'
import { routeTree } from './routeTree.gen.ts'

/** Query strings are plain texts: `?q=2024` is the text 2024, and nothing is written as JSON. */
const parseSearch = (search: string): Record<string, string> => Object.fromEntries(new URLSearchParams(search))

function stringifySearch(search: Record<string, unknown>): string {
  const pairs = Object.entries(search).filter((pair): pair is [string, string] => typeof pair[1] === 'string')
  const text = new URLSearchParams(pairs).toString()
  return text === '' ? '' : `?${text}`
}

const isBrowser = typeof document !== 'undefined'

/** The router of one page load, or of one request on the server. */
export function createAppRouter(context: RouterContext, history?: RouterHistory) {
  return createRouter({
    routeTree,
    context,
    parseSearch,
    stringifySearch,
    // In the first load: it has to be there when nothing more can be fetched.
    defaultErrorComponent: PageError,
    // A screen that is still loading leaves the present one in place; the browser's own progress would not show either.
    defaultPendingMs: 1500,
    // The home feed keeps its own place by post, not by pixel. On the server this would write a script into the page.
    scrollRestoration: isBrowser && (({ location }) => location.pathname !== '/'),
    ...(history === undefined ? {} : { history }),
  })
}

declare module '@tanstack/react-router' {
  interface Register {
    router: ReturnType<typeof createAppRouter>
  }
}
