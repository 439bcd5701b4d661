import { ApiError } from '../client/api-error.ts'
import type * as waitingList from './waiting-list.ts'

/** @throws `error` where the list's code is not here */
async function fetchList(error: unknown): Promise<typeof waitingList> {
  try {
    return await import('./waiting-list.ts')
  } catch {
    throw error
  }
}

/**
 * What somebody did without a network waits, and is sent when there is one. Every other failure stays one: it is thrown again.
 * @param wait puts it into the list, whose code comes now
 * @throws the error itself, also where the list cannot be had
 */
export async function orWait(error: unknown, wait: (list: typeof waitingList) => Promise<boolean>): Promise<void> {
  if (!(error instanceof ApiError) || error.status !== 0 || navigator.onLine) throw error
  if (!(await wait(await fetchList(error)))) throw error
}
