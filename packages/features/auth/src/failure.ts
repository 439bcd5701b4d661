import { ApiError, serverMessageOf } from '@skein/data'

/** The second line of a failure toast: the server message or the given words (§8); without any answer, that the network failed. */
export function failureText(error: unknown, otherwise: string, networkError: string): string {
  if (error instanceof ApiError && error.status === 0) return networkError
  return serverMessageOf(error) ?? otherwise
}

/** What the server found wrong with which field; nothing where it did not say. */
export function fieldsOf(error: unknown): Record<string, string> {
  return error instanceof ApiError ? error.fields : {}
}
