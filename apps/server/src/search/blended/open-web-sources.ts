import type { WebSources } from '@skein/domain/search/blended/web-source'
import type { Config } from '../../config.ts'

/** The sources of the web that have a key. The code of one is loaded with the first question to it. */
export const openWebSources = ({ openai, perplexity }: Config['assistant']): WebSources => ({
  openai: openai && (async () => (await import('./openai-search.ts')).createOpenAiSearch(openai)),
  perplexity: perplexity && (async () => (await import('./perplexity-search.ts')).createPerplexitySearch(perplexity)),
})
