/** Gives out files as a host of static pages does: what is no file is answered with `404.html`. */
import { createReadStream, statSync } from 'node:fs'
import { createServer } from 'node:http'
import { extname, join, normalize } from 'node:path'

const types: Record<string, string> = {
  '.css': 'text/css',
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.wasm': 'application/wasm',
  '.webm': 'video/webm',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
}

const isFile = (path: string) => statSync(path, { throwIfNoEntry: false })?.isFile() === true

export type StaticServer = { origin: string; stop: () => Promise<void> }

/** Serves a folder on a free port of this machine. */
export async function startStatic(folder: string): Promise<StaticServer> {
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost')
    const asked = join(folder, normalize(decodeURIComponent(pathname === '/' ? '/index.html' : pathname)))
    const path = isFile(asked) ? asked : join(folder, '404.html')
    response.writeHead(path === asked ? 200 : 404, {
      'content-type': types[extname(path)] ?? 'application/octet-stream',
    })
    createReadStream(path).pipe(response)
  })
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve))
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('The server of files has no port.')
  return {
    origin: `http://localhost:${address.port}`,
    stop: async () => {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}
