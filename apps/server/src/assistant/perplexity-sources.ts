/** What Perplexity found on the web, out of its answers: `search_results`, and the older `citations` where those are missing. */
import * as z from 'zod/mini'

const Found = z.object({
  search_results: z.optional(z.nullable(z.array(z.object({ title: z.nullish(z.string()), url: z.string() })))),
  citations: z.optional(z.nullable(z.array(z.string()))),
})

type Sources = { url: string; title: string }[]

/** Reads an answer, or one chunk of it. */
function sourcesIn(body: unknown): Sources | undefined {
  const { data } = Found.safeParse(body)
  const found = data?.search_results?.map(({ url, title }) => ({ url, title: title ?? '' }))
  const cited = data?.citations?.map((url) => ({ url, title: '' }))
  return found !== undefined && found.length > 0 ? found : cited
}

const metadata = (sources: Sources | undefined) => (sources === undefined ? undefined : { perplexity: { sources } })

/** Keeps the sources as metadata of the answer, where `partsOf` finds them. */
export const searchResults = {
  extractMetadata: async ({ parsedBody }: { parsedBody: unknown }) => metadata(sourcesIn(parsedBody)),
  createStreamExtractor() {
    let newest: Sources | undefined
    return {
      processChunk(chunk: unknown) {
        newest = sourcesIn(chunk) ?? newest
      },
      buildMetadata: () => metadata(newest),
    }
  },
}
