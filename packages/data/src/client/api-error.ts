import type { ErrorCode, FieldErrors } from '@skein/contract'

/** What an error answer carried beyond its status (the contract's `ErrorBody`). */
type Details = { code?: ErrorCode | (string & {}); message?: string; fields?: FieldErrors }

/** Reads an error body without a schema library: anything unexpected is left out, because errors come from proxies too. */
function detailsOf(body: string): Details {
  let content: unknown
  try {
    content = JSON.parse(body)
  } catch {
    return {}
  }
  if (typeof content !== 'object' || content === null) return {}
  const details: Details = {}
  if ('code' in content && typeof content.code === 'string') details.code = content.code
  if ('message' in content && typeof content.message === 'string') details.message = content.message
  if ('fields' in content && typeof content.fields === 'object' && content.fields !== null) {
    details.fields = Object.fromEntries(
      Object.entries(content.fields).filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
    )
  }
  return details
}

/**
 * Thrown for every answer that is not OK. Its message is the status, a colon and a space, then the body's text, or the status
 * text when the body is empty (specification §8). A request that never got an answer has status 0.
 */
export class ApiError extends Error {
  override readonly name = 'ApiError'
  /** HTTP status, or 0 without an answer. */
  readonly status: number
  /** The error code of the contract's catalogue, when the answer came from the API. */
  readonly code: string | undefined
  /** What section 8 calls the server message: shown to the member where it says so. */
  readonly serverMessage: string | undefined
  /** What is wrong with which field of a form. */
  readonly fields: FieldErrors

  constructor(status: number, text: string, options?: ErrorOptions) {
    super(`${status}: ${text}`, options)
    const details = status === 0 ? {} : detailsOf(text)
    this.status = status
    this.code = details.code
    this.serverMessage = details.message
    this.fields = details.fields ?? {}
  }
}

/** The server message of any thrown thing, or nothing: `serverMessageOf(error) ?? m.tryAgain()`. */
export function serverMessageOf(error: unknown): string | undefined {
  return error instanceof ApiError ? error.serverMessage : undefined
}
