import { ProviderFailed } from '@skein/domain/assistant/provider'
import { APICallError } from 'ai'

/** What a picture's description is refused with; OpenAI has used both. */
const refusals = ['content_policy_violation', 'moderation_blocked']

function failureOf(error: unknown): ProviderFailed {
  if (error instanceof ProviderFailed) return error
  if (!APICallError.isInstance(error)) return new ProviderFailed('unusable-answer')
  const { statusCode: status, responseBody = '' } = error
  if (status === 401 || status === 403) return new ProviderFailed('key-refused', status)
  if (status === 429) return new ProviderFailed('rate-limited', status)
  if (status === 400 && refusals.some((code) => responseBody.includes(code)))
    return new ProviderFailed('description-refused', status)
  if (status !== undefined && status < 300) return new ProviderFailed('unusable-answer', status)
  return new ProviderFailed('unreachable', status)
}

/** Runs a call of the SDK. @throws the signal's reason when it was given up, `ProviderFailed` for everything else */
export async function asking<T>(signal: AbortSignal, work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (error) {
    signal.throwIfAborted()
    throw failureOf(error)
  }
}

/** The same for a stream: what it throws, and what the SDK hands on as its last part. */
export async function* streaming<T>(signal: AbortSignal, parts: () => AsyncIterable<T>): AsyncIterable<T> {
  try {
    yield* parts()
  } catch (error) {
    signal.throwIfAborted()
    throw failureOf(error)
  }
}
