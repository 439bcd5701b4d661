import { QueryClient, notifyManager } from '@tanstack/react-query'

/**
 * A query client with the specification's defaults (§7): data is never stale, nothing refetches by itself and nothing retries.
 * On the server entries live as long as the request; a timer per entry would keep the process busy.
 */
export function createQueryClient(): QueryClient {
  // What a member changes shows in the same frame, before a controlled input is put back to what it was: the library would wait
  // for a timer, which a busy page runs late.
  notifyManager.setScheduler(queueMicrotask)
  const client = new QueryClient({
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
  // Lists hold keys: what a key stands for lives as long as any list may.
  for (const kind of ['post', 'entry']) client.setQueryDefaults([kind], { gcTime: Infinity })
  return client
}
