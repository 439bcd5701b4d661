import { join } from 'node:path'
import { defineConfig } from '@playwright/test'
import { chromiumArgs, fakeMediaArgs, findChromium } from '../browser/chromium.ts'
import { root } from '../../scripts/web-build.mjs'
import { patience } from '../patience.ts'

const executablePath = await findChromium()
/** The specs of the camera have a browser of their own, with devices. */
const withCamera = /(camera|recorder)\.spec\.ts$/
/** Those of the pseudo-locale have a build of the web app of their own. */
const inPseudo = /pseudo-locale\.spec\.ts$/

/**
 * Browser tests against the real server with its demo data. Each of the two workers has a server and data of its own (`fixtures.ts`), so
 * that tests run beside each other; what needs another browser or another build comes after all that does not.
 */
export default defineConfig<object, { web: string | undefined }>({
  testDir: '.',
  testMatch: '*.spec.ts',
  outputDir: '../../test-results',
  globalSetup: './builds.ts',
  fullyParallel: true,
  workers: 2,
  retries: 0,
  forbidOnly: true,
  timeout: patience.test,
  expect: { timeout: patience.wait, toPass: { timeout: patience.wait } },
  reporter: [
    ['list'],
    ['json', { outputFile: process.env.PLAYWRIGHT_JSON_OUTPUT_FILE ?? '../../test-results/e2e.json' }],
  ],
  use: {
    actionTimeout: patience.wait,
    navigationTimeout: patience.wait,
    locale: 'en-US',
    timezoneId: 'UTC',
    viewport: { width: 1440, height: 900 },
    launchOptions: { executablePath, args: chromiumArgs },
    trace: 'off',
    // A worker stands between pages and the server, where tests answer in its place and count what is asked. Whoever tests it lets it in.
    serviceWorkers: 'block',
  },
  projects: [
    { name: 'product', testIgnore: [withCamera, inPseudo] },
    { name: 'pseudo-locale', testMatch: inPseudo, use: { web: join(root, 'apps', 'web', 'dist', 'pseudo') } },
    {
      name: 'camera',
      testMatch: withCamera,
      use: {
        permissions: ['camera', 'microphone'],
        launchOptions: { executablePath, args: [...chromiumArgs, ...fakeMediaArgs] },
      },
    },
  ],
})
