/** The accounts that this browser is signed in to, and changing between them. */
import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { ApiError } from '../client/api-error.ts'
import { call } from '../client/call.ts'
import { forgetKept } from '../offline/forget-kept.ts'
import { tellTabs } from './session-end.ts'

/** Looked at anew each time: they are signed out elsewhere, and their counts rise while nobody listens for them. */
const accountsQuery = queryOptions({
  queryKey: ['accounts'],
  queryFn: ({ signal }) => call('listAccounts', { signal }),
  staleTime: 0,
  gcTime: 0,
})

/** The accounts, the one at hand first; nothing while they are not known. */
export function useAccounts() {
  const { data, error, refetch } = useQuery(accountsQuery)
  return { accounts: data, error, retry: () => void refetch() }
}

/** Whether an account was signed out here meanwhile: it is off the list, and wants its password. */
export const isLeft = (error: unknown): boolean => error instanceof ApiError && error.code === 'account-left'

/**
 * Goes on as another account. Nothing that was read for the one before is kept, and the other tabs follow; the caller loads a page anew.
 * One that was signed out meanwhile is off the list.
 */
export function useSwitchAccount() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (id: string) => call('switchAccount', { body: { id } }),
    onSuccess: async () => {
      await forgetKept(true)
      tellTabs('changed')
      client.clear()
    },
    onError: () => client.invalidateQueries({ queryKey: accountsQuery.queryKey }),
  })
}
