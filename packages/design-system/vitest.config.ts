import { fileURLToPath } from 'node:url'
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vitest/config'
import { chosenEngine } from '../../tests/browser/engines.ts'
import { browserOf } from '../../tests/browser/vitest-browser.ts'
import { patience } from '../../tests/patience.ts'
import { readerPackage, spokenCommands, withoutHands } from '../../tests/spoken/reader.ts'

const engine = chosenEngine()

/** `unit`: what is computed. `browser`: what only a real browser can prove, in `*.browser.test.tsx`. */
export default defineConfig({
  root: fileURLToPath(new URL('.', import.meta.url)),
  plugins: [vanillaExtractPlugin(), react()],
  test: {
    projects: [
      {
        extends: true,
        test: {
          name: 'design-system-unit',
          testTimeout: patience.test,
          hookTimeout: patience.test,
          environment: 'node',
          include: ['{src,test}/**/*.test.{ts,tsx}'],
          exclude: ['**/*.browser.test.{ts,tsx}'],
        },
      },
      {
        extends: true,
        resolve: { alias: [withoutHands] },
        optimizeDeps: {
          entries: ['src/**/*.browser.test.tsx', 'test/**/*.browser.test.tsx'],
          // Found ahead: one met in the middle of a run reloads the page under the running test, and the run hangs.
          include: [
            'react',
            'react/jsx-runtime',
            'react/jsx-dev-runtime',
            'react-dom',
            'react-dom/client',
            'react-dom/server',
            'react-hook-form',
            '@radix-ui/react-dropdown-menu',
            'clsx',
            'mediabunny',
            'axe-core',
            readerPackage,
          ],
        },
        test: {
          name: 'design-system-browser',
          include: ['{src,test}/**/*.browser.test.tsx'],
          setupFiles: ['test/browser.setup.ts'],
          // Two pages for all files, one for each core: a page of its own for every file would load everything again.
          isolate: false,
          // Firefox draws no page that lies behind another.
          maxWorkers: engine === 'chromium' ? 2 : 1,
          testTimeout: patience.test,
          hookTimeout: patience.test,
          expect: { poll: { timeout: patience.wait } },
          browser: {
            enabled: true,
            headless: true,
            screenshotFailures: false,
            commands: spokenCommands,
            ...(await browserOf(engine)),
          },
        },
      },
    ],
  },
})
