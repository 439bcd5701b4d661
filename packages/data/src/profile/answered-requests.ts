/** Requests to follow that were answered on this page. Small: the event stream needs it without the lists of people. */
import type { QueryClient } from '@tanstack/react-query'

/** What the mutations that answer requests are found by; the member's id follows. */
export const answerKey = ['follow-answer'] as const

/** Whose requests were answered just now, or are being answered: what became of them is shown in their place. */
export function answeredRequests(client: QueryClient): ReadonlySet<unknown> {
  const answers = client.getMutationCache().findAll({ mutationKey: answerKey })
  return new Set(answers.filter(({ state }) => state.status !== 'error').map(({ options }) => options.mutationKey?.[1]))
}
