import { fileURLToPath } from 'node:url'
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin'
import { playwright } from '@vitest/browser-playwright'
import { defineConfig, mergeConfig } from 'vitest/config'
import { chromiumArgs, fakeMediaArgs, findChromium } from '../../tests/browser/chromium.ts'
import { compareWithBaseline } from '../../tests/visual/command.ts'
import viteConfig from './vite.config.ts'

const root = fileURLToPath(new URL('.', import.meta.url))
const configDir = fileURLToPath(new URL('./.storybook', import.meta.url))
const afterEachStory = fileURLToPath(new URL('../../tests/visual/after-each.ts', import.meta.url))
const executablePath = await findChromium()

/** Every story in one real browser page, with axe after each. */
function stories(name: string, theme: 'light' | 'dark', { forcedColors = false } = {}) {
  return {
    extends: true as const,
    plugins: [storybookTest({ configDir, initialGlobals: { theme } })],
    test: {
      name: `stories-${name}`,
      // One page for all stories: five times faster, and the decorators put back what a story changes.
      isolate: false,
      fileParallelism: false,
      // In forced colours there is one look, the system's: axe and the story's own assertions are what counts.
      setupFiles: forcedColors ? [] : [afterEachStory],
      provide: { theme },
      browser: {
        enabled: true,
        headless: true,
        screenshotFailures: false,
        commands: { compareWithBaseline },
        provider: playwright({
          launchOptions: { executablePath, args: [...chromiumArgs, ...fakeMediaArgs] },
          contextOptions: {
            locale: 'en-US',
            timezoneId: 'UTC',
            ...(forcedColors && { forcedColors: 'active' as const, reducedMotion: 'reduce' as const }),
          },
        }),
        instances: [{ browser: 'chromium' as const, viewport: { width: 1280, height: 800 } }],
      },
    },
  }
}

export default mergeConfig(
  viteConfig,
  defineConfig({
    root,
    test: {
      projects: [
        stories('light', 'light'),
        stories('dark', 'dark'),
        stories('forced-colors', 'light', { forcedColors: true }),
      ],
    },
  }),
)
