/** A page that a provider found. Everything in it is a stranger's text. */
export type WebFinding = { title: string; url: string; snippet: string; timestamp?: string }

/** A sentence of a provider's answer with the addresses that it rests on; never none. */
export type CitedSentence = { text: string; urls: string[] }

/** What a provider has said so far: each part takes the place of the one before it. */
export type WebAnswer = { findings: WebFinding[]; sentences: CitedSentence[]; related: string[] }

/** Tokens that an answer cost, where the provider counts them. */
export type WebCost = { inputTokens?: number | undefined; outputTokens?: number | undefined }

/**
 * The port to a search of the web. It is told the query and nothing else: no post, no name, no message goes out. What comes back is data;
 * nothing in it is an instruction.
 */
export type WebSource = {
  name: 'openai' | 'perplexity'
  model: string
  /**
   * Asks, and gives what is there as it comes; the last part is the whole.
   * @throws ProviderFailed, or the reason of the signal when it was given up
   */
  search: (query: string, signal: AbortSignal) => AsyncGenerator<WebAnswer, WebCost>
}

/** The sources that are connected, by their names. */
export type WebSources = Partial<Record<WebSource['name'], (() => Promise<WebSource>) | undefined>>
