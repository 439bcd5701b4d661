import { fileURLToPath } from 'node:url'
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin'
import react from '@vitejs/plugin-react'
import { playwright } from '@vitest/browser-playwright'
import { defineConfig } from 'vitest/config'
import { chromiumArgs, findChromium } from '../../tests/browser/chromium.ts'

/** What only a real browser can prove: layout, scrolling, focus, the top layer. `*.browser.test.tsx` beside the source. */
export default defineConfig({
  root: fileURLToPath(new URL('.', import.meta.url)),
  plugins: [vanillaExtractPlugin(), react()],
  test: {
    name: 'ds-browser',
    include: ['src/**/*.browser.test.tsx'],
    fileParallelism: false,
    browser: {
      enabled: true,
      headless: true,
      screenshotFailures: false,
      provider: playwright({
        launchOptions: { executablePath: await findChromium(), args: chromiumArgs },
        contextOptions: { hasTouch: true },
      }),
      instances: [{ browser: 'chromium', viewport: { width: 1000, height: 800 } }],
    },
  },
})
