import { QueryClient } from '@tanstack/react-query'

/**
 * A query client with the specification's defaults (§7): data is never stale, nothing refetches by itself and nothing retries.
 * On the server entries live as long as the request; a timer per entry would keep the process busy.
 */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: Infinity,
        gcTime: typeof window === 'undefined' ? Infinity : 30 * 60_000,
        refetchOnMount: false,
        refetchOnReconnect: false,
        refetchOnWindowFocus: false,
        retry: false,
        // A request made offline fails at once and says so, instead of waiting without a word.
        networkMode: 'always',
      },
      mutations: { retry: false, networkMode: 'always' },
    },
  })
}
