/** Pages of somebody else, for posts that link to them and for browse mode: on a free port of this machine. */
import { createServer } from 'node:http'

export type PagesServer = {
  /** `localhost:<port>`, the one private host that the server of the same worker may look at. */
  host: string
  origin: string
  stop: () => Promise<void>
}

const paragraph =
  'We hung our first thermometer at bench height, because that is where people sit, and read it for two summers in a row. '

const article = (title: string) =>
  `<!doctype html><html lang="en"><head><title>${title}</title></head><body><main><article><h1>${title}</h1><p>${paragraph.repeat(3)}</p><p>${paragraph}<script>document.title='changed'</script></p></article></main></body></html>`

const pages: Record<string, { body: string; headers?: Record<string, string> }> = {
  '/one': { body: article('Page /one') },
  '/two': { body: article('Page /two') },
  '/refuses': { body: article('Not in a frame'), headers: { 'x-frame-options': 'DENY' } },
  '/slow-rooms': {
    body: '<title>x</title><meta property="og:title" content="Rooms that let you think slowly">',
  },
}

/** Serves `/one` and `/two`, `/refuses` (which forbids to be framed) and `/slow-rooms` (whose title is for previews). */
export async function startPages(): Promise<PagesServer> {
  const server = createServer((request, response) => {
    const page = pages[request.url ?? '']
    response.writeHead(page === undefined ? 404 : 200, {
      'content-type': 'text/html; charset=utf-8',
      ...page?.headers,
    })
    response.end(page?.body ?? '')
  })
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve))
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('The pages have no port.')
  const host = `localhost:${address.port}`
  return {
    host,
    origin: `http://${host}`,
    stop: async () => {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}
