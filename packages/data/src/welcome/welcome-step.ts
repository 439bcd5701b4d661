import { queryOptions, skipToken, useQuery, useQueryClient } from '@tanstack/react-query'

const stepQuery = queryOptions<number>({ queryKey: ['welcome-step'], queryFn: skipToken, gcTime: Infinity })

/**
 * How far a new member has come with their welcome: it is where they left it when they come back from somebody's profile.
 * @param first where it begins
 */
export function useWelcomeStep(first: number): [number, (step: number) => void] {
  const client = useQueryClient()
  const { data = first } = useQuery(stepQuery)
  return [data, (step) => void client.setQueryData(stepQuery.queryKey, step)]
}
