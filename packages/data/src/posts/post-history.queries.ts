import { queryOptions, useQuery } from '@tanstack/react-query'
import { call } from '../client/call.ts'

/** Every wording of a post, the present one first. Asked for anew whenever it is opened. */
export const historyQuery = (id: string) =>
  queryOptions({
    queryKey: ['history', id] as const,
    queryFn: ({ signal }) => call('getPostHistory', { params: { id }, signal }),
    gcTime: 0,
  })

/** Every wording of a post, the present one first. */
export function usePostHistory(id: string, enabled = true) {
  const { data = [], error, isPending, refetch } = useQuery({ ...historyQuery(id), enabled })
  return { revisions: data, isLoading: enabled && isPending, error, retry: () => void refetch() }
}
