import tailwindcss from '@tailwindcss/vite'
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin'
import react from '@vitejs/plugin-react'
import { playwright } from '@vitest/browser-playwright'
import { defaultClientConditions } from 'vite'
import { defineConfig } from 'vitest/config'
import { chromiumArgs, fakeMediaArgs, findChromium } from '../../tests/browser/chromium.ts'
import { patience } from '../../tests/patience.ts'

/** What of the features only a real browser can prove: keys, focus, sizes and devices. */
export default defineConfig({
  root: import.meta.dirname,
  plugins: [tailwindcss(), vanillaExtractPlugin(), react()],
  // The workspace's packages are read as source: nothing has to be built first.
  resolve: { conditions: ['@skein/source', ...defaultClientConditions] },
  optimizeDeps: {
    entries: ['*/src/**/*.browser.test.tsx'],
    // Found ahead: one met in the middle of a run reloads the page under the running test, and the run hangs.
    include: [
      'react',
      'react/jsx-runtime',
      'react/jsx-dev-runtime',
      'react-dom',
      'react-dom/client',
      'clsx',
      'mediabunny',
    ],
  },
  test: {
    name: 'features-browser',
    include: ['*/src/**/*.browser.test.tsx'],
    setupFiles: [`${import.meta.dirname}/../../tests/browser/product-styles.ts`],
    isolate: false,
    testTimeout: patience.test,
    hookTimeout: patience.test,
    expect: { poll: { timeout: patience.wait } },
    browser: {
      enabled: true,
      headless: true,
      screenshotFailures: false,
      provider: playwright({
        launchOptions: { executablePath: await findChromium(), args: [...chromiumArgs, ...fakeMediaArgs] },
        contextOptions: { hasTouch: true, permissions: ['camera', 'microphone'] },
      }),
      instances: [{ browser: 'chromium', viewport: { width: 1000, height: 800 } }],
    },
  },
})
