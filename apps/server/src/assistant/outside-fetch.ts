/** Most bytes of one answer: a picture of the largest size in base64, and room. */
const maxBytes = 48_000_000

function bounded(body: ReadableStream<Uint8Array>): ReadableStream<Uint8Array> {
  let count = 0
  return body.pipeThrough(
    new TransformStream<Uint8Array, Uint8Array>({
      transform(chunk, controller) {
        count += chunk.byteLength
        if (count > maxBytes) controller.error(new TypeError('The answer is too large.'))
        else controller.enqueue(chunk)
      },
    }),
  )
}

/**
 * A `fetch` that reaches one address and what lies below it, follows no redirect, and reads a bounded answer: a key goes where the
 * settings say and nowhere else.
 * @param base the configured address of a provider
 */
export function fetchBelow(base: string): typeof fetch {
  const { origin, pathname } = new URL(base)
  const folder = pathname.endsWith('/') ? pathname : `${pathname}/`
  return async (input, init) => {
    const url = new URL(input instanceof Request ? input.url : input)
    if (url.origin !== origin || !url.pathname.startsWith(folder))
      throw new TypeError('This address is not configured.')
    const answer = await fetch(url, { ...init, redirect: 'error' })
    if (answer.body === null) return answer
    const { status, statusText, headers } = answer
    return new Response(bounded(answer.body), { status, statusText, headers })
  }
}
