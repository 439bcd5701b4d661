/** Builds the bare page and serves it as the product is served: with Brotli, its sign-in already drawn in the HTML. */
import { createServer } from 'node:http'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { extname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { brotliCompressSync } from 'node:zlib'
import { build } from 'vite'
import { freePort } from '../../server/start.ts'

const types: Readonly<Record<string, string>> = {
  '.js': 'text/javascript',
  '.html': 'text/html',
  '.json': 'application/json',
  '.css': 'text/css',
}

/** What the sign-in looks like once it is drawn; in the HTML, as the product has it. */
const drawnSignIn =
  '<main><h1>Welcome back</h1><form><label>Username <input name="username"/></label><label>Password <input name="password" type="password"/></label><button>Sign in</button></form></main>'

/** @param posts the body that the bare feed asks for, as the product's server answers it */
export async function serveBare(posts: string): Promise<{ origin: string; stop: () => void }> {
  const outDir = mkdtempSync(join(tmpdir(), 'skein-bare-'))
  await build({
    root: fileURLToPath(new URL('.', import.meta.url)),
    logLevel: 'error',
    define: { 'process.env.NODE_ENV': '"production"' },
    build: { outDir, emptyOutDir: true },
  })
  const html = readFileSync(join(outDir, 'index.html'), 'utf8')
  const packed = new Map<string, Buffer>()
  const bodyOf = (path: string): string | Buffer => {
    if (path === '/posts.json') return posts
    if (path === '/auth') return html.replace('<div id="root"></div>', `<div id="root">${drawnSignIn}</div>`)
    return path === '/' ? html : readFileSync(join(outDir, path))
  }
  const server = createServer((request, response) => {
    const path = request.url ?? '/'
    try {
      const body = packed.get(path) ?? brotliCompressSync(bodyOf(path))
      packed.set(path, body)
      response
        .writeHead(200, { 'content-type': types[extname(path)] ?? 'text/html', 'content-encoding': 'br' })
        .end(body)
    } catch {
      response.writeHead(404).end()
    }
  })
  const port = await freePort()
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve))
  return {
    origin: `http://localhost:${port}`,
    stop: () => {
      server.close()
      rmSync(outDir, { recursive: true, force: true })
    },
  }
}
