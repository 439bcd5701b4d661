import { queryOptions, useMutation, useQuery, useQueryClient, type QueryClient } from '@tanstack/react-query'
import type { Call, Settings } from '@skein/contract'
import { insightsQuery } from '../assistant/chat.queries.ts'
import { call } from '../client/call.ts'
import { readConversationsAnew } from '../events/read-conversations.ts'
import { forgetLists } from '../lists/forget-lists.ts'
import { peekViewer, seedSession, sessionQuery } from '../session/session.queries.ts'

/** What a member may change of the settings. */
export type SettingsChange = NonNullable<Call<'updateSettings'>['body']>

/** The member's settings (specification §2.11). */
export const settingsQuery = queryOptions({
  queryKey: ['settings'],
  queryFn: ({ signal }) => call('getSettings', { signal }),
})

/** The settings, with what loading them came to. */
export const useSettings = () => useQuery(settingsQuery)

/** What the rest of the page knows of the settings is part of the viewer. */
function tellViewer(client: QueryClient, change: SettingsChange): void {
  const viewer = peekViewer(client)
  if (viewer === null) return
  seedSession(client, {
    ...viewer,
    ...(change.theme !== undefined && { theme: change.theme }),
    ...(change.language !== undefined && { language: change.language }),
    ...(change.timezone !== undefined && { timezone: change.timezone }),
    ...(change.autoLoadPosts !== undefined && { autoLoadPosts: change.autoLoadPosts }),
    ...(change.welcome !== undefined && { isNew: change.welcome === 'waiting' }),
  })
}

const ofSettings = ['settings', 'change'] as const

/**
 * Changes settings: shown at once, put back where the server refuses. Changes run one after the other, so that the last one wins
 * there too; one that fails takes back its own fields and no others.
 */
export function useUpdateSettings() {
  const client = useQueryClient()
  return useMutation({
    mutationKey: ofSettings,
    scope: { id: 'settings' },
    mutationFn: (change: SettingsChange) => call('updateSettings', { body: change }),
    onMutate(change) {
      const before = client.getQueryData(settingsQuery.queryKey)
      if (before !== undefined) client.setQueryData(settingsQuery.queryKey, merged(before, change))
      tellViewer(client, change)
      return before
    },
    onSuccess(settings, change) {
      if (change.aiPosts !== undefined) forgetLists(client)
      // What a thread shows of the other one's reading stands and falls with it.
      if (change.readReceipts !== undefined) void readConversationsAnew(client)
      // Whether there is a digest depends on the server's settings too, so it is the one to say.
      if (change.aiInsights !== undefined || change.dataSharing !== undefined) {
        void client.invalidateQueries({ queryKey: sessionQuery.queryKey })
        void client.invalidateQueries({ queryKey: insightsQuery.queryKey })
      }
      // While others are on their way, what they say counts more.
      if (client.isMutating({ mutationKey: ofSettings }) === 1) client.setQueryData(settingsQuery.queryKey, settings)
    },
    onError(_error, change, before) {
      if (before === undefined) return
      const back: SettingsChange = Object.fromEntries(
        Object.entries(before).filter(([key]) => Object.hasOwn(change, key)),
      )
      client.setQueryData(settingsQuery.queryKey, (now) => now && merged(now, back))
      tellViewer(client, back)
    },
  })
}

const merged = (settings: Settings, change: SettingsChange): Settings => Object.assign({}, settings, change)

/** Words the member does not want to read, newest first. */
export const mutedWordsQuery = queryOptions({
  queryKey: ['muted-words'],
  queryFn: ({ signal }) => call('listMutedWords', { signal }),
})

export const useMutedWords = () => useQuery(mutedWordsQuery)

/** Mutes a word; the list shows what the server made of it. */
export function useAddMutedWord() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (body: NonNullable<Call<'addMutedWord'>['body']>) => call('addMutedWord', { body }),
    onSuccess(word) {
      forgetLists(client)
      client.setQueryData(mutedWordsQuery.queryKey, (words = []) => [word, ...words.filter(({ id }) => id !== word.id)])
    },
  })
}

/** Ends the muting of a word. */
export function useRemoveMutedWord() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (id: string) => call('removeMutedWord', { params: { id } }),
    onSuccess(_, id) {
      forgetLists(client)
      client.setQueryData(mutedWordsQuery.queryKey, (words = []) => words.filter((word) => word.id !== id))
    },
  })
}
