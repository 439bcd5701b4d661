import type { UrlPreview } from '@skein/contract'
import { call } from '../client/call.ts'

/**
 * Title, description and picture of a web address (specification §4), or null where there is none to show: a preview is a courtesy, so
 * that a failure is not worth a word.
 * @throws the abort, when `signal` gives up
 */
export async function previewLink(url: string, signal?: AbortSignal): Promise<UrlPreview | null> {
  try {
    return await call('previewUrl', { body: { url }, signal })
  } catch (error) {
    if (signal?.aborted) throw error
    return null
  }
}
