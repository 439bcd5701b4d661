import { fileURLToPath } from 'node:url'
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin'
import { playwright } from '@vitest/browser-playwright'
import { defineConfig, mergeConfig } from 'vitest/config'
import { chromiumArgs, fakeMediaArgs, findChromium } from '../../tests/browser/chromium.ts'
import { rasterArgs } from '../../tests/browser/raster.ts'
import { patience } from '../../tests/patience.ts'
import { readerPackage, spokenCommands, withoutHands } from '../../tests/spoken/reader.ts'
import { lookAt, wakePage } from '../../tests/visual/command.ts'
import viteConfig from './vite.config.ts'

const root = fileURLToPath(new URL('.', import.meta.url))
const configDir = fileURLToPath(new URL('./.storybook', import.meta.url))
/** In a round of its own (`npm run test:full`) every movement is held at its start, and nothing is looked at that has not moved on. */
const isHeld = process.env.MOVEMENT === 'held'
/** After a story it is looked at, then listened to: the last hook runs first. */
const looking = ['spoken/after-each', 'visual/after-each']
const setupFiles = ['visual/before-each', ...(isHeld ? ['visual/held-movement'] : looking)].map((name) =>
  fileURLToPath(new URL(`../../tests/${name}.ts`, import.meta.url)),
)
const executablePath = await findChromium()

export default mergeConfig(
  viteConfig,
  defineConfig({
    root,
    plugins: [storybookTest({ configDir })],
    resolve: { alias: [withoutHands] },
    optimizeDeps: { include: ['axe-core', readerPackage] },
    test: {
      name: 'stories',
      testTimeout: patience.test,
      hookTimeout: patience.test,
      // Two pages for all stories, each in a context of its own (storage, service worker, media): five times faster than a page a file,
      // and the decorators put back what a story changes.
      isolate: false,
      maxWorkers: 2,
      setupFiles,
      browser: {
        enabled: true,
        headless: true,
        screenshotFailures: false,
        commands: { lookAt, wakePage, ...spokenCommands },
        provider: playwright({
          launchOptions: { executablePath, args: [...chromiumArgs, ...fakeMediaArgs, ...rasterArgs] },
          contextOptions: { locale: 'en-US', timezoneId: 'UTC' },
        }),
        instances: [{ browser: 'chromium' as const, viewport: { width: 1280, height: 800 } }],
      },
    },
  }),
)
