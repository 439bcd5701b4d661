import type { Call } from '@skein/contract'
import { ApiError } from '../client/api-error.ts'
import { call } from '../client/call.ts'

type Asked = NonNullable<Call<'generateImage'>['body']>

/** A picture that the assistant made: where it is, as an upload of the member, and its bytes, to show and to crop. */
export type GeneratedImage = { url: string; file: Blob }

/**
 * Has a picture made for a description (specification §7, §9). It takes up to half a minute.
 * @throws ApiError when it cannot be done now: `prompt-blank`, `description-refused`, `quota-reached` and others; the abort, when
 * `signal` gives up
 */
export async function generateImage(
  prompt: string,
  size: Asked['size'],
  quality: Asked['quality'],
  signal?: AbortSignal,
): Promise<GeneratedImage> {
  const { url } = await call('generateImage', { body: { prompt, size, quality }, signal })
  const answer = await fetch(url, { credentials: 'include', ...(signal && { signal }) })
  if (!answer.ok) throw new ApiError(answer.status, answer.statusText)
  return { url, file: await answer.blob() }
}
