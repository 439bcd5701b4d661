import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { defineConfig } from '@playwright/test'
import { chromiumArgs, findChromium } from '../browser/chromium.ts'

const port = Number(process.env.E2E_PORT ?? 43117)
const origin = `http://localhost:${port}`
/** Where tests serve the pages that posts link to; the one private address that previews may fetch. */
const pagesPort = port + 1
process.env.E2E_PAGES_PORT = String(pagesPort)

/** Browser tests against the real server with its demo data, in a data folder of their own. */
export default defineConfig({
  testDir: '.',
  testMatch: '*.spec.ts',
  outputDir: '../../test-results',
  fullyParallel: false,
  workers: 1,
  retries: 0,
  forbidOnly: true,
  // A busy machine takes its time; what never comes still fails.
  timeout: 120_000,
  expect: { timeout: 20_000 },
  reporter: [
    ['list'],
    ['json', { outputFile: process.env.PLAYWRIGHT_JSON_OUTPUT_FILE ?? '../../test-results/e2e.json' }],
  ],
  use: {
    baseURL: origin,
    locale: 'en-US',
    timezoneId: 'UTC',
    viewport: { width: 1440, height: 900 },
    launchOptions: { executablePath: await findChromium(), args: chromiumArgs },
    trace: 'off',
  },
  webServer: {
    command: 'node ../../apps/server/src/main.ts',
    url: `${origin}/api/health`,
    timeout: 120_000,
    reuseExistingServer: false,
    stdout: 'ignore',
    env: {
      PORT: String(port),
      PUBLIC_URL: origin,
      DATA_DIR: process.env.E2E_DATA_DIR ?? mkdtempSync(join(tmpdir(), 'skein-e2e-')),
      SIGNUP_LIMIT_PER_HOUR: '1000',
      SIGNIN_LIMIT_PER_QUARTER: '1000',
      PREVIEW_ALLOW_HOSTS: `localhost:${pagesPort}`,
      LOG_LEVEL: 'error',
    },
  },
})
