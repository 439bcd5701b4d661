import tailwindcss from '@tailwindcss/vite'
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin'
import react from '@vitejs/plugin-react'
import { msw } from 'msw/vite'
import { defaultClientConditions, defineConfig } from 'vite'
import { cssTarget } from '../../scripts/browsers.ts'

export default defineConfig({
  root: import.meta.dirname,
  plugins: [tailwindcss(), vanillaExtractPlugin(), react(), msw({ mode: 'worker-only' })],
  // What the web app gives to every browser comes along: its icon, its manifest.
  publicDir: '../web/public',
  resolve: { conditions: ['@skein/source', ...defaultClientConditions] },
  // It finds its WebAssembly beside itself.
  optimizeDeps: { exclude: ['@sqlite.org/sqlite-wasm'] },
  // Everything that a server would do is in there.
  build: { cssTarget, cssCodeSplit: false, assetsInlineLimit: 0, chunkSizeWarningLimit: 2500 },
})
