import type { Call } from '@skein/contract'
import { pathOf, routes } from '@skein/contract/routes'
import { ApiError } from '../client/api-error.ts'
import { accountHeaders } from '../client/call.ts'

type Upload = Call<'appendUpload'>['answer']

/** Milliseconds without any movement after which a connection counts as lost: while bytes go out, and while the answer is awaited. */
const stallMs = { sending: 30_000, answering: 120_000 }

/** What the server measured; its shape is the contract's, and a body of another shape is an answer from somewhere else. */
function uploadOf(text: string): Upload | undefined {
  try {
    const answer: unknown = JSON.parse(text)
    const isUpload = (value: unknown): value is Upload =>
      typeof value === 'object' &&
      value !== null &&
      'received' in value &&
      typeof value.received === 'number' &&
      'result' in value
    return isUpload(answer) ? answer : undefined
  } catch {
    return undefined
  }
}

/**
 * Sends one part of an upload, from byte `offset` on. `XMLHttpRequest`, because it alone tells how much of a body has left: `fetch`
 * reports nothing, and streamed request bodies need HTTP/2 and one family of browsers.
 * @throws ApiError, status 0 when the connection was lost; the abort
 */
export function sendPart(
  id: string,
  offset: number,
  part: Blob,
  onProgress: (sent: number) => void,
  signal: AbortSignal | undefined,
): Promise<Upload> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest()
    let timer: ReturnType<typeof setTimeout> | undefined
    const lost = () => end(() => reject(new ApiError(0, 'The connection was lost.')))
    const watch = (ms: number) => {
      clearTimeout(timer)
      timer = setTimeout(() => {
        lost()
        request.abort()
      }, ms)
    }
    const stop = () => {
      end(() => reject(signal?.reason instanceof Error ? signal.reason : new DOMException('Aborted', 'AbortError')))
      request.abort()
    }
    function end(settle: () => void) {
      clearTimeout(timer)
      signal?.removeEventListener('abort', stop)
      settle()
    }
    if (signal?.aborted) {
      stop()
      return
    }
    signal?.addEventListener('abort', stop)
    request.open(routes.appendUpload.method, pathOf('appendUpload', { id }))
    request.withCredentials = true
    request.setRequestHeader('Content-Type', 'application/offset+octet-stream')
    request.setRequestHeader('Upload-Offset', String(offset))
    for (const [name, value] of Object.entries(accountHeaders())) request.setRequestHeader(name, value)
    request.upload.addEventListener('progress', ({ loaded }) => {
      watch(stallMs.sending)
      onProgress(loaded)
    })
    request.upload.addEventListener('load', () => watch(stallMs.answering))
    request.addEventListener('error', lost)
    request.addEventListener('load', () =>
      end(() => {
        const { status, statusText, responseText } = request
        const answer = status >= 200 && status < 300 ? uploadOf(responseText) : undefined
        if (answer === undefined) reject(new ApiError(status, responseText || statusText))
        else resolve(answer)
      }),
    )
    watch(stallMs.sending)
    request.send(part)
  })
}
