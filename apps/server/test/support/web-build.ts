import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'

/** A build in the shape of the web app's, small enough to see through: it renders its input. */
export function makeWebBuild(): string {
  const folder = mkdtempSync(join(tmpdir(), 'skein-web-'))
  const write = (file: string, content: string | Buffer) => {
    mkdirSync(dirname(join(folder, file)), { recursive: true })
    writeFileSync(join(folder, file), content)
  }
  write('client/index.html', '<!doctype html>')
  write('client/inline-hashes.json', JSON.stringify(["'sha256-AAAA'"]))
  write('client/assets/entry-a1b2c3d4.js', 'export {}')
  write('client/assets/entry-a1b2c3d4.js.br', brotliCompressSync('export {}'))
  write('client/assets/argon2.worker-a1b2c3d4.js', 'postMessage(1)')
  write('client/card.png', 'a picture')
  write('client/icon.svg', '<svg xmlns="http://www.w3.org/2000/svg"/>')
  write('client/.vite/manifest.json', '{}')
  write(
    'server/entry-server.js',
    `let renders = 0
    export async function render({ path, boot, head }) {
      renders += 1
      if (path === '/auth' && boot.viewer) return { status: 302, html: '', location: '/' }
      const known = /^\\/($|search|explore|profile|post|bookmarks|terms)/.test(path)
      const json = JSON.stringify({ ...boot, renders }).replaceAll('<', '\\\\u003c')
      return { status: known ? 200 : 404, html: '<html><head>' + head + '<!--head--></head><body>' + 'x'.repeat(2000) + '<script type="application/json">' + json + '</script></body></html>' }
    }`,
  )
  return folder
}
