/** Asks a provider over HTTP and reads its answer as a stream of JSON events (HTML standard §9.2), or whole where it does not stream. */
import { ProviderFailed } from '@skein/domain/assistant/provider'
import { fetchBelow } from '../../assistant/outside-fetch.ts'

/** Most characters of one event; a whole answer of the longest kind has a tenth of it. */
const maxEvent = 2_000_000

async function* linesOf(body: ReadableStream<Uint8Array>): AsyncGenerator<string> {
  const decoder = new TextDecoder()
  let rest = ''
  for await (const bytes of body) {
    rest += decoder.decode(bytes, { stream: true })
    if (rest.length > maxEvent) throw new ProviderFailed('unusable-answer')
    const lines = rest.split(/\r\n|\n|\r(?!$)/)
    rest = lines.pop() ?? ''
    yield* lines
  }
  if (rest !== '') yield rest
}

function parsed(text: string): unknown {
  try {
    const value: unknown = JSON.parse(text)
    return value
  } catch {
    throw new ProviderFailed('unusable-answer', 200)
  }
}

async function* eventsOf(body: ReadableStream<Uint8Array>): AsyncGenerator {
  let data: string[] = []
  for await (const line of linesOf(body)) {
    if (line.startsWith('data:')) data.push(line.slice(5).replace(/^ /, ''))
    else if (line === '' && data.length > 0) {
      const text = data.join('\n')
      data = []
      // The sign of OpenAI's older format that nothing follows.
      if (text.trim() !== '[DONE]') yield parsed(text)
    }
  }
}

function failureOf(status: number): ProviderFailed {
  if (status === 401 || status === 403) return new ProviderFailed('key-refused', status)
  return new ProviderFailed(status === 429 ? 'rate-limited' : 'unreachable', status)
}

/**
 * Sends a question.
 * @returns the events of the answer; where it is no stream, the answer as the only one
 * @throws ProviderFailed where it fails or ends in the middle, the reason of the signal where it was given up
 */
export async function* askProvider(
  settings: { baseUrl: string; apiKey: string },
  path: string,
  body: object,
  signal: AbortSignal,
): AsyncGenerator {
  const headers = {
    authorization: `Bearer ${settings.apiKey}`,
    'content-type': 'application/json',
    accept: 'text/event-stream, application/json',
  }
  try {
    const address = `${settings.baseUrl}${path}`
    const answer = await fetchBelow(settings.baseUrl)(address, {
      method: 'POST',
      headers,
      body: JSON.stringify(body),
      signal,
    })
    if (!answer.ok || answer.body === null) {
      await answer.body?.cancel()
      throw failureOf(answer.status)
    }
    if (answer.headers.get('content-type')?.startsWith('text/event-stream') === true) yield* eventsOf(answer.body)
    else yield parsed(await answer.text())
  } catch (error) {
    signal.throwIfAborted()
    throw error instanceof ProviderFailed ? error : new ProviderFailed('unreachable')
  }
}
