/** The pages that are measured: one per library, so that no library's styles stand on another's page. */
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import react from '@vitejs/plugin-react'
import { build, preview } from 'vite'

const root = fileURLToPath(new URL('.', import.meta.url))
export const cache = join(root, 'node_modules', '.cache')

function page(name, script) {
  const file = join(cache, `${name}.html`)
  const html = `<!doctype html><title>${name}</title><div id="root"></div><script type="module" src="./${name}.js"></script>`
  writeFileSync(file, html)
  writeFileSync(join(cache, `${name}.js`), script)
  return file
}

/** Builds the pages of the libraries and serves them: `<origin><library>.html`, and `extras.html`. */
export async function serveSite(libraries) {
  mkdirSync(cache, { recursive: true })
  const input = libraries.map((name) =>
    page(
      name,
      `import { bench } from '../../harness.jsx'\nimport * as adapter from '../../adapters/${name}.jsx'\nwindow.bench = bench(adapter)\n`,
    ),
  )
  input.push(page('extras', `import '../../extras.jsx'\n`))
  const outDir = join(cache, 'site')
  await build({
    root: cache,
    configFile: false,
    logLevel: 'error',
    plugins: [react()],
    resolve: { dedupe: ['react', 'react-dom'] },
    build: { outDir, emptyOutDir: true, rolldownOptions: { input } },
  })
  const server = await preview({
    root: cache,
    configFile: false,
    logLevel: 'error',
    build: { outDir },
    preview: { port: 0, host: '127.0.0.1' },
  })
  return { origin: server.resolvedUrls?.local[0] ?? '', close: () => server.close() }
}
