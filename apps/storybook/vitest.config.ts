import { fileURLToPath } from 'node:url'
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin'
import { playwright } from '@vitest/browser-playwright'
import { defineConfig, mergeConfig } from 'vitest/config'
import { chromiumArgs, fakeMediaArgs, findChromium } from '../../tests/browser/chromium.ts'
import { compareWithBaseline, forceColours, photograph } from '../../tests/visual/command.ts'
import { EvenShards } from './shards.ts'
import viteConfig from './vite.config.ts'

const root = fileURLToPath(new URL('.', import.meta.url))
const configDir = fileURLToPath(new URL('./.storybook', import.meta.url))
const setupFiles = ['clock', 'after-each'].map((name) =>
  fileURLToPath(new URL(`../../tests/visual/${name}.ts`, import.meta.url)),
)
const executablePath = await findChromium()

export default mergeConfig(
  viteConfig,
  defineConfig({
    root,
    plugins: [storybookTest({ configDir })],
    optimizeDeps: { include: ['axe-core'] },
    test: {
      name: 'stories',
      // Longer than the longest wait in a story, so that the wait says what was missing.
      testTimeout: 60_000,
      hookTimeout: 60_000,
      // One page for all stories: five times faster, and the decorators put back what a story changes.
      isolate: false,
      fileParallelism: false,
      setupFiles,
      sequence: { sequencer: EvenShards },
      browser: {
        enabled: true,
        headless: true,
        screenshotFailures: false,
        commands: { photograph, compareWithBaseline, forceColours },
        provider: playwright({
          launchOptions: { executablePath, args: [...chromiumArgs, ...fakeMediaArgs] },
          contextOptions: { locale: 'en-US', timezoneId: 'UTC' },
        }),
        instances: [{ browser: 'chromium' as const, viewport: { width: 1280, height: 800 } }],
      },
    },
  }),
)
