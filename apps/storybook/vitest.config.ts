import { fileURLToPath } from 'node:url'
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin'
import { playwright } from '@vitest/browser-playwright'
import { defineConfig, mergeConfig } from 'vitest/config'
import { chromiumArgs, findChromium } from '../../tests/browser/chromium.ts'
import viteConfig from './vite.config.ts'

const root = fileURLToPath(new URL('.', import.meta.url))
const configDir = fileURLToPath(new URL('./.storybook', import.meta.url))
const executablePath = await findChromium()

/** Every story once in each theme, with axe after each, in one real browser page. */
function inTheme(theme: 'light' | 'dark') {
  return {
    extends: true as const,
    plugins: [storybookTest({ configDir, initialGlobals: { theme } })],
    test: {
      name: `stories-${theme}`,
      // One page for all stories: five times faster, and the decorators put back what a story changes.
      isolate: false,
      fileParallelism: false,
      browser: {
        enabled: true,
        headless: true,
        screenshotFailures: false,
        provider: playwright({ launchOptions: { executablePath, args: chromiumArgs } }),
        instances: [{ browser: 'chromium' as const, viewport: { width: 1280, height: 800 } }],
      },
    },
  }
}

export default mergeConfig(viteConfig, defineConfig({ root, test: { projects: [inTheme('light'), inTheme('dark')] } }))
