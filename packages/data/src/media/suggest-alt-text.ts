import { queryOptions, useQuery } from '@tanstack/react-query'
import { call } from '../client/call.ts'

const abilitiesQuery = queryOptions({
  queryKey: ['abilities'] as const,
  queryFn: ({ signal }) => call('getAbilities', { signal }),
})

/**
 * Whether the assistant sees pictures here; false until it is known.
 * @param isWanted there is a picture: nothing is asked before
 */
export const useCanSuggestAltText = (isWanted: boolean): boolean =>
  useQuery({ ...abilitiesQuery, enabled: isWanted }).data?.altText === true

/** The one before: pictures of a post wait for each other, because the server does little for a member at once. */
let before: Promise<unknown> = Promise.resolve()

/**
 * Has the assistant say what a picture shows (behaviour, ground rules): a draft, to be checked by the member.
 * @param url of a picture that they uploaded and did not post yet
 * @throws ApiError when it cannot be done now: `quota-reached` and others; the abort, when `signal` gives up
 */
export async function suggestAltText(url: string, signal: AbortSignal): Promise<string> {
  const asked = before.then(() => {
    signal.throwIfAborted()
    return call('suggestAltText', { body: { url }, signal })
  })
  before = asked.catch(() => {})
  return (await asked).alt
}
