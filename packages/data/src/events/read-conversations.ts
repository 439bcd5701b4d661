import type { QueryClient } from '@tanstack/react-query'

/**
 * Reads conversations anew where they are shown, and forgets them elsewhere: the one with a member and the lists, or all of them.
 */
export async function readConversationsAnew(client: QueryClient, userId?: string): Promise<void> {
  const keys = [['conversations'], userId === undefined ? ['conversation'] : ['conversation', userId]]
  for (const queryKey of keys) client.removeQueries({ queryKey, type: 'inactive' })
  await Promise.all(keys.map((queryKey) => client.invalidateQueries({ queryKey })))
}
