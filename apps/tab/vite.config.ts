import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import tailwindcss from '@tailwindcss/vite'
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin'
import react from '@vitejs/plugin-react'
import { msw } from 'msw/vite'
import { defaultClientConditions, defineConfig } from 'vite'
import type { Plugin } from 'vite'
import { cssTarget } from '../../scripts/browsers.ts'

/**
 * Puts the order of the layers before every sheet: chunks that several pages share come first in the one sheet, and would decide it. The
 * product's own sheet says what it is.
 */
function layersFirst(): Plugin {
  const sheet = readFileSync(join(import.meta.dirname, '../web/src/app.css'), 'utf8')
  const children = sheet.match(/^@layer [^{;]+;$/gm)?.join(' ')
  if (children === undefined) throw new Error('The sheet of the product does not say in which order its layers come.')
  return {
    name: 'skein-layers-first',
    transformIndexHtml: () => [{ tag: 'style', children, injectTo: 'head-prepend' }],
  }
}

export default defineConfig({
  root: import.meta.dirname,
  plugins: [tailwindcss(), vanillaExtractPlugin(), react(), msw({ mode: 'worker-only' }), layersFirst()],
  // What the web app gives to every browser comes along: its icon, its manifest.
  publicDir: '../web/public',
  resolve: { conditions: ['@skein/source', ...defaultClientConditions] },
  // It finds its WebAssembly beside itself.
  optimizeDeps: { exclude: ['@sqlite.org/sqlite-wasm'] },
  // Everything that a server would do is in there.
  build: { cssTarget, cssCodeSplit: false, assetsInlineLimit: 0, chunkSizeWarningLimit: 2500 },
})
