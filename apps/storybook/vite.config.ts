import tailwindcss from '@tailwindcss/vite'
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin'
import react from '@vitejs/plugin-react'
import { msw } from 'msw/vite'
import { defaultClientConditions, defineConfig } from 'vite'
import { cssTarget } from '../../scripts/browsers.ts'

export default defineConfig({
  plugins: [tailwindcss(), vanillaExtractPlugin(), react(), msw({ mode: 'worker-only' })],
  build: { cssTarget },
  // The workspace's packages are read as source: nothing has to be built first.
  resolve: { conditions: ['@skein/source', ...defaultClientConditions] },
  // Found ahead: a dependency met in the middle of a run reloads the page under the running story. Entries are scanned
  // for what they import; the list holds what only a transform or a virtual module brings in.
  optimizeDeps: {
    entries: ['.storybook/*.{ts,tsx}', 'src/**/*.stories.tsx', '../../packages/**/src/**/*.stories.tsx'],
    // It finds its WebAssembly beside itself.
    exclude: ['@sqlite.org/sqlite-wasm'],
    include: [
      'react',
      'react-dom',
      'react-dom/client',
      'react/jsx-runtime',
      'react/jsx-dev-runtime',
      'msw',
      'msw/browser',
      'msw-storybook-addon/csf3',
      'storybook/test',
      'mediabunny',
      '@radix-ui/react-dropdown-menu',
      'clsx',
      'storybook/theming',
    ],
  },
})
