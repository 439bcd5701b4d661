import { ApiError } from './api-error.ts'

const listeners = new Set<() => void>()

/** Calls `listener` whenever an answer says that nobody is signed in, or somebody else, until what it returns is called. */
export function whenRefused(listener: () => void): () => void {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

/** An answer, or a stream that was closed, says that nobody may be signed in any more. */
export function tellRefused(): void {
  for (const listener of listeners) listener()
}

/** The error of an answer that is not OK, to be thrown. One that wants a session, or is of another account's page, is told of. */
export async function refusalOf(response: Response): Promise<ApiError> {
  const text = await response.text().catch(() => '')
  const error = new ApiError(response.status, text || response.statusText)
  if (error.code === 'not-signed-in' || error.code === 'other-account') tellRefused()
  return error
}
