import { call } from '../client/call.ts'

/**
 * Improves the wording of a draft (specification §7).
 * @throws ApiError when it cannot be done now; the abort, when `signal` gives up
 */
export async function enhanceText(content: string, signal?: AbortSignal): Promise<string> {
  const { enhanced } = await call('enhancePost', { body: { content }, signal })
  return enhanced
}
