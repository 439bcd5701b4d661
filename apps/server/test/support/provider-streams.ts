/** Answers as both providers stream them: OpenAI's `POST /responses` and Perplexity's `POST /chat/completions`, with their citations. */

export type Cited = { url: string; title: string }

const usage = { input_tokens: 41, output_tokens: 17, total_tokens: 58 }
const response = { id: 'resp_1', object: 'response', created_at: 1_790_000_000, model: 'the-model' }

const event = (type: string, rest: object) => `event: ${type}\ndata: ${JSON.stringify({ type, ...rest })}\n\n`

const words = (text: string): string[] => text.match(/\S+\s*|\s+/gu) ?? []

/** As OpenAI does: each citation after the text. */
export function responsesStream(text: string, cited: readonly Cited[]): string[] {
  const item = { type: 'message', id: 'msg_1', role: 'assistant', status: 'in_progress', content: [] }
  const at = { item_id: 'msg_1', output_index: 0, content_index: 0 }
  return [
    event('response.created', { response: { ...response, status: 'in_progress', output: [] } }),
    event('response.output_item.added', { output_index: 0, item }),
    ...words(text).map((delta) => event('response.output_text.delta', { ...at, delta })),
    ...cited.map((source, index) =>
      event('response.output_text.annotation.added', {
        ...at,
        annotation_index: index,
        annotation: { type: 'url_citation', start_index: 0, end_index: text.length, ...source },
      }),
    ),
    event('response.output_item.done', { output_index: 0, item: { ...item, status: 'completed' } }),
    event('response.completed', { response: { ...response, status: 'completed', output: [], usage } }),
  ]
}

/** As Perplexity does: the results in every chunk, the text points to them by their place. */
export function chatStream(text: string, cited: readonly Cited[]): string[] {
  const chunk = (choice: object, more = {}) =>
    `data: ${JSON.stringify({
      id: 'chat_1',
      object: 'chat.completion.chunk',
      created: 1_790_000_000,
      model: 'the-model',
      citations: cited.map(({ url }) => url),
      search_results: cited.map((source) => ({ ...source, date: '2026-11-20' })),
      choices: [{ index: 0, finish_reason: null, ...choice }],
      ...more,
    })}\n\n`
  const tokens = { prompt_tokens: 41, completion_tokens: 17, total_tokens: 58 }
  return [
    ...words(text).map((content) => chunk({ delta: { role: 'assistant', content } })),
    chunk({ delta: {}, finish_reason: 'stop' }, { usage: tokens }),
    'data: [DONE]\n\n',
  ]
}
